/// Whether hours are counted twice to twelve or once to twenty-four, as the user has set it.
public enum DateClock: String, Sendable, Hashable, CaseIterable {
  /// 1 to 12, twice a day.
  case twelveHour
  /// 0 to 23.
  case twentyFourHour
}
