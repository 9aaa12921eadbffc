import Foundation

extension Date {
  /// The date's text on a surface of the app, with the fields of the date as attributes.
  ///
  /// - Parameters:
  ///   - intent: The surface.
  ///   - language: The language; where absent, the one that serves the context's locale best.
  ///   - timeZone: The time zone, such as a hike's own; the context's where absent.
  ///   - clock: The clock; the context's where absent.
  ///   - context: The user's settings.
  /// - Returns: The text of `rendered(as:)`, each field with its `dateField`.
  public func renderedAttributed<Intent: DateRenderIntent>(
    as intent: Intent, in language: Intent.Language? = nil, timeZone: TimeZone? = nil,
    clock: DateClock? = nil, context: DateFormatContext = .current
  ) -> AttributedString {
    let language = language ?? Intent.Language.best(for: context.locale)
    return DateRenderer.shared.attributedString(
      from: self, plan: intent.plan(for: language), languageIdentifier: language.identifier,
      timeZone: timeZone ?? context.timeZone, clock: clock ?? context.clock,
      digits: context.digits)
  }
}
