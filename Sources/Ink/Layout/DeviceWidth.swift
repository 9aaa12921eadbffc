/// The width of iPhones' screens in portrait.
public struct DeviceWidth: Sendable, Hashable {
  /// The width in points.
  public var points: Double
  /// The models that have it, without the word "iPhone", the newest first.
  public var models: [String]

  /// Creates a width.
  ///
  /// - Parameters:
  ///   - points: The width in points.
  ///   - models: The models that have it.
  public init(points: Double, models: [String]) {
    self.points = points
    self.models = models
  }

  /// The width whose budgets must hold: 390 points.
  public static let gate = DeviceWidth(
    points: 390, models: ["16e", "14", "13 Pro", "13", "12 Pro", "12"])

  /// The width whose verdicts are told and fail nothing: 375 points.
  public static let informational = DeviceWidth(
    points: 375,
    models: [
      "SE (3rd generation)", "SE (2nd generation)", "13 mini", "12 mini", "11 Pro", "XS", "X",
    ])
}
