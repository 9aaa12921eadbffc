import Endonym

/// The surfaces of Skylight that show a date.
public enum DateIntent: String, DateRenderIntent, CaseIterable, Sendable {
  case summaryWeekday
  case dailyHeader
  case sunEventTime
  case forecastUpdatedDateTime
  case hourlyChartWeekday
  case hourlyChartHour
  case statsChartHour
  case statsChartWeekday
  case complicationHour
  case complicationWeekday
  case complicationTime
  case widgetHour
  case widgetWeekday
  case widgetUpdatedTime
  case moonEventTime
  case moonPhaseDate
  case alertStartDateTime
  case alertEndDateTime
  case precipStartTime
  case hourlyListHour
  case hourlySectionHeader
  case dailyListWeekday
  case radarFrameTime
  case historicalDate
}
