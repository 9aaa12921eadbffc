/// How a surface shows a date in one language.
public struct DateRenderPlan: Sendable, Hashable {
  /// Where the order and the words come from.
  public enum Format: Sendable, Hashable {
    /// A pattern in its order as written (UTS 35, part 4, "Date Format Patterns").
    case pattern(String)
    /// A skeleton, for which the locale chooses order and punctuation (UTS 35, part 4, "Matching Skeletons"); `j` is the user's clock.
    case template(String)
    /// Pieces one behind the other, such as a skeleton's date and a pattern's time.
    case joined([Piece])
    /// A declared word for each day of the week, Sunday first.
    case symbols([String])
  }

  /// A part of a joined format.
  public enum Piece: Sendable, Hashable {
    /// A pattern in its order as written; text in it is quoted.
    case pattern(String)
    /// A skeleton, for which the locale chooses order and punctuation.
    case template(String)
    /// Text that is shown as it stands.
    case text(String)
  }

  /// What is shown, and to users of the 12-hour clock where the other clock has a format of its own.
  public var format: Format
  /// What is shown to users of the 24-hour clock, where that differs.
  public var twentyFourHourFormat: Format?
  /// How the halves of the day are written.
  public var meridiem: Meridiem
  /// Whether the first word starts with a capital by the locale's rules.
  public var isCapitalized: Bool

  /// Creates a plan.
  public init(
    _ format: Format, twentyFourHour: Format? = nil, meridiem: Meridiem = .localeDefault,
    isCapitalized: Bool = false
  ) {
    self.format = format
    twentyFourHourFormat = twentyFourHour
    self.meridiem = meridiem
    self.isCapitalized = isCapitalized
  }

  /// The format for a clock.
  public func format(for clock: DateClock) -> Format {
    switch clock {
    case .twelveHour: format
    case .twentyFourHour: twentyFourHourFormat ?? format
    }
  }
}
