/// Sources that the tests check, their columns counted by hand.
enum SampleSources {
  /// What `metric-system` finds at line 2, column 23; nothing mends it.
  static let metric = """
    let locale = Locale.current
    let isMetric = locale.usesMetricSystem

    """

  /// What `week-year-pattern` finds at line 2, column 32, and mends.
  static let weekYear = format("MMM dd YYYY")

  /// What a person makes of it.
  static let year = format("MMM dd yyyy")

  /// A formatter with a format, which begins at column 25.
  static func format(_ pattern: String) -> String {
    """
    let formatter = DateFormatter()
    formatter.dateFormat = "\(pattern)"

    """
  }
}
