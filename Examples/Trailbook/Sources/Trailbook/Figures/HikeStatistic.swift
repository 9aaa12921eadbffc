/// The statistics of a hike, in the order of the grid.
public enum HikeStatistic: String, Sendable, Hashable, CaseIterable {
  case distance
  case elevation
  case duration
  case pace
  case speed
  case energy
  case temperature
  case startTime
}
