import Endonym

extension DateIntent: ExplainedDateRenderIntent {
  /// The decisions that the plan for a language rests on, with their reasons.
  public func decisions(for language: Language) -> [ClassifierDecision] {
    let classifiers = Set(classifiers)
    return language.decisions.filter { classifiers.contains($0.classifier) }
  }

  /// The names of the classifiers that the surface's plan asks.
  private var classifiers: [String] {
    switch self {
    case .summaryWeekday: ["summaryWeekdayForm"]
    case .dailyHeader, .moonPhaseDate: ["dateOrder"]
    case .sunEventTime, .moonEventTime, .radarFrameTime, .complicationTime, .widgetUpdatedTime,
      .precipStartTime:
      ["standardMeridiem", "meridiemPlacement", "clockSeparator", "twentyFourHourTime"]
    case .forecastUpdatedDateTime, .alertStartDateTime, .alertEndDateTime:
      [
        "dateOrder", "dateTimeJoiner", "standardMeridiem", "meridiemPlacement", "clockSeparator",
        "twentyFourHourTime",
      ]
    case .hourlyChartWeekday, .statsChartWeekday, .complicationWeekday, .widgetWeekday:
      ["weekdayStyle"]
    case .hourlyChartHour, .statsChartHour, .widgetHour, .hourlyListHour:
      ["hourCounter", "hourLabelOrder", "compactMeridiem", "twentyFourHourTime"]
    case .complicationHour: ["hourCounter", "hourLabelOrder", "compactMeridiem"]
    case .hourlySectionHeader: ["headerOrder"]
    case .dailyListWeekday: []
    case .historicalDate: ["headerMonthForm"]
    }
  }
}
