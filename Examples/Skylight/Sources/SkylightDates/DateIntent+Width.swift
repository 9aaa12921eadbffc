extension DateIntent {
  /// The most characters that the surface has room for in any language, by the 12-hour clock or the other.
  public var characterBudget: Int {
    switch self {
    case .hourlyChartWeekday, .statsChartWeekday, .complicationWeekday, .widgetWeekday: 3
    case .hourlyChartHour, .statsChartHour, .complicationHour, .widgetHour, .hourlyListHour: 5
    case .sunEventTime, .moonEventTime, .radarFrameTime, .complicationTime, .widgetUpdatedTime,
      .precipStartTime:
      10
    case .dailyListWeekday: 6
    case .summaryWeekday, .historicalDate: 14
    case .moonPhaseDate: 12
    case .dailyHeader: 20
    case .forecastUpdatedDateTime, .alertStartDateTime, .alertEndDateTime: 32
    case .hourlySectionHeader: 28
    }
  }

  /// A wall clock time at which the surface needs the most room: two-digit hours and days, long names.
  public var worstCaseWallClock: String {
    switch self {
    case .hourlyChartHour, .statsChartHour, .complicationHour, .widgetHour, .hourlyListHour:
      "2026-09-30 12:00"
    case .sunEventTime, .moonEventTime, .radarFrameTime, .complicationTime, .widgetUpdatedTime,
      .precipStartTime:
      "2026-09-30 22:58"
    case .hourlyChartWeekday, .statsChartWeekday, .complicationWeekday, .widgetWeekday,
      .dailyListWeekday, .summaryWeekday:
      "2026-09-30 22:58"
    case .moonPhaseDate, .dailyHeader, .forecastUpdatedDateTime, .alertStartDateTime,
      .alertEndDateTime, .hourlySectionHeader, .historicalDate:
      "2026-09-30 22:58"
    }
  }
}
