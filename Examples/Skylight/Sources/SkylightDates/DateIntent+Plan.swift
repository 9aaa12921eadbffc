import Endonym

extension DateIntent {
  /// How the surface shows a date in a language.
  public func plan(for language: Language) -> DateRenderPlan {
    switch self {
    case .summaryWeekday: language.weekdayTitle
    case .dailyHeader: language.shortDate(withWeekday: true)
    case .sunEventTime, .moonEventTime, .radarFrameTime, .complicationTime, .widgetUpdatedTime,
      .precipStartTime:
      language.time
    case .forecastUpdatedDateTime, .alertStartDateTime:
      language.dateAndTime(skeleton: "EEEMMMd", english: "EEE, MMM d", isCapitalized: true)
    // The text stands within a sentence: "Expires …", "Udløber …".
    case .alertEndDateTime:
      language.dateAndTime(skeleton: "EEEMMMd", english: "EEE, MMM d", isCapitalized: false)
    case .hourlyChartWeekday, .statsChartWeekday, .complicationWeekday, .widgetWeekday:
      language.compactWeekday
    case .hourlyChartHour, .statsChartHour, .widgetHour, .hourlyListHour: language.hourLabel
    case .complicationHour: language.complicationHour
    case .moonPhaseDate: language.shortDate(withWeekday: false)
    case .hourlySectionHeader: language.longHeader
    case .dailyListWeekday: language.listWeekday
    case .historicalDate: language.monthTitle
    }
  }
}
