/// A surface of the app that shows a date, named after what it is and not after a format.
///
/// An app declares its surfaces as cases of one enum and answers `plan(for:)` with switches that have no
/// `default`, so that a new surface or language doesn't compile until it is decided upon.
public protocol DateRenderIntent: Hashable, Sendable {
  /// The app's languages.
  associatedtype Language: DateLanguage

  /// How the surface shows a date in a language.
  func plan(for language: Language) -> DateRenderPlan
}
