import Endonym
import Foundation

extension Date {
  /// The date's text on a surface of Skylight, by the user's settings where nothing else is given.
  public func withFormat(
    _ intent: DateIntent, language: Language? = nil, timeZone: TimeZone? = nil,
    clock: DateClock? = nil, case textCase: DateTextCase = .asPlanned,
    context: DateFormatContext = .current
  ) -> String {
    rendered(
      as: intent, in: language, timeZone: timeZone, clock: clock, case: textCase, context: context)
  }
}
