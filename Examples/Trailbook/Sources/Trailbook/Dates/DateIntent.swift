import Endonym

/// The surfaces of Trailbook that show a date or a time.
public enum DateIntent: String, DateRenderIntent, CaseIterable, Sendable {
  /// The time of day at which a hike began, as a statistic.
  case startTime
  /// The day of a hike in the list.
  case hikeDate
  /// The day of the first hike, within a sentence.
  case firstHikeDate

  /// How the surface shows a date; every language writes it as its readers do, so none deviates.
  public func plan(for language: Language) -> DateRenderPlan {
    switch self {
    case .startTime: DateRenderPlan(.template("jmm"))
    case .hikeDate: DateRenderPlan(.template("EEEMMMd"), isCapitalized: true)
    case .firstHikeDate: DateRenderPlan(.template("yMMMd"))
    }
  }
}
