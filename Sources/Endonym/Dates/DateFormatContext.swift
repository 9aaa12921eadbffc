import Foundation

/// What a date's text depends on beside its intent: the user's locale, time zone, clock and digits.
public struct DateFormatContext: Sendable, Hashable {
  /// The user's locale, by which the language is chosen.
  public var locale: Locale
  /// The time zone that dates are shown in.
  public var timeZone: TimeZone
  /// The user's clock.
  public var clock: DateClock
  /// The digits of dates.
  public var digits: DateDigits

  /// Creates a context; the clock is the locale's where none is given.
  public init(
    locale: Locale, timeZone: TimeZone, clock: DateClock? = nil, digits: DateDigits = .locale
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.clock = clock ?? DateClock(of: locale)
    self.digits = digits
  }

  /// The context of the current task, where one was given with `$task.withValue`.
  @TaskLocal public static var task: DateFormatContext?

  /// The context that dates are shown in where a call names none: the task's, else the app's, else the system's.
  public static var current: DateFormatContext { task ?? appDefault.value ?? system }

  /// The system's settings as they are now; the only place that reads them.
  public static var system: DateFormatContext {
    DateFormatContext(locale: .autoupdatingCurrent, timeZone: .autoupdatingCurrent)
  }

  /// Sets the app's own context, or with nil goes back to the system's.
  public static func setDefault(_ context: DateFormatContext?) { appDefault.value = context }

  private static let appDefault = AppDefault()

  private final class AppDefault: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: DateFormatContext?
    var value: DateFormatContext? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }
}
