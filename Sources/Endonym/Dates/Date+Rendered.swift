import Foundation

extension Date {
  /// The date's text on a surface of the app.
  ///
  /// An app adds `withFormat(_:)` for its own intents over this, so that a call reads `date.withFormat(.sunEventTime)`.
  ///
  /// - Parameters:
  ///   - intent: The surface.
  ///   - language: The language; where absent, the one that serves the context's locale best.
  ///   - timeZone: The time zone, such as a hike's own; the context's where absent.
  ///   - clock: The clock; the context's where absent.
  ///   - textCase: The case that the call site declares.
  ///   - context: The user's settings.
  /// - Returns: The text.
  public func rendered<Intent: DateRenderIntent>(
    as intent: Intent, in language: Intent.Language? = nil, timeZone: TimeZone? = nil,
    clock: DateClock? = nil, case textCase: DateTextCase = .asPlanned,
    context: DateFormatContext = .current
  ) -> String {
    let language = language ?? Intent.Language.best(for: context.locale)
    return DateRenderer.shared.string(
      from: self, plan: intent.plan(for: language), languageIdentifier: language.identifier,
      timeZone: timeZone ?? context.timeZone, clock: clock ?? context.clock,
      digits: context.digits, textCase: textCase)
  }
}
