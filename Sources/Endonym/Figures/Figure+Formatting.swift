import Foundation

extension Figure {
  /// A duration by units: "5 hr, 42 min".
  public init(_ duration: Duration, _ style: Duration.UnitsFormatStyle) {
    self.init(duration, style.attributed)
  }

  /// A duration as a clock shows it: "15:42".
  public init(_ duration: Duration, _ style: Duration.TimeFormatStyle) {
    self.init(duration, style.attributed)
  }

  /// A whole number: "1,204".
  public init<Number: BinaryInteger>(_ number: Number, _ style: IntegerFormatStyle<Number>) {
    self.init(number, style.attributed)
  }

  /// A whole number of percent: "12 %".
  public init<Number: BinaryInteger>(
    _ number: Number, _ style: IntegerFormatStyle<Number>.Percent
  ) {
    self.init(number, style.attributed)
  }

  /// A number: "0.5".
  public init<Number: BinaryFloatingPoint>(
    _ number: Number, _ style: FloatingPointFormatStyle<Number>
  ) {
    self.init(number, style.attributed)
  }

  /// A share in percent, 1 being the whole: "85%".
  public init<Number: BinaryFloatingPoint>(
    _ number: Number, _ style: FloatingPointFormatStyle<Number>.Percent
  ) {
    self.init(number, style.attributed)
  }

  /// A date or time as a format style writes it; an app with a date rulebook names an intent
  /// instead.
  public init(_ date: Date, _ style: Date.FormatStyle) {
    self.init(date, style.attributed)
  }

  /// A date or time as a surface of the app's date rulebook shows it: "4:35 PM" with "PM" as the
  /// unit.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - intent: The surface.
  ///   - language: The language; where absent, the one that serves the context's locale best.
  ///   - timeZone: The time zone, such as a hike's own; the context's where absent.
  ///   - clock: The clock; the context's where absent.
  ///   - context: The user's settings.
  public init<Intent: DateRenderIntent>(
    _ date: Date, as intent: Intent, in language: Intent.Language? = nil,
    timeZone: TimeZone? = nil, clock: DateClock? = nil, context: DateFormatContext = .current
  ) {
    self.init(
      date.renderedAttributed(
        as: intent, in: language, timeZone: timeZone, clock: clock, context: context))
  }
}
