/// Apple, Human Interface Guidelines, Layout, "iOS, iPadOS device screen dimensions".
extension DeviceWidth {
  /// The widths of 2026, the narrowest first.
  ///
  /// Display Zoom isn't among them: a zoomed screen is as wide as a smaller one.
  public static let all: [DeviceWidth] = [
    informational,
    gate,
    DeviceWidth(points: 393, models: ["16", "15 Pro", "15", "14 Pro"]),
    DeviceWidth(points: 402, models: ["17 Pro", "17", "16 Pro"]),
    DeviceWidth(points: 414, models: ["11 Pro Max", "11", "XS Max", "XR"]),
    DeviceWidth(points: 420, models: ["Air"]),
    DeviceWidth(points: 428, models: ["14 Plus", "13 Pro Max", "12 Pro Max"]),
    DeviceWidth(points: 430, models: ["16 Plus", "15 Pro Max", "15 Plus", "14 Pro Max"]),
    DeviceWidth(points: 440, models: ["17 Pro Max", "16 Pro Max"]),
  ]

  /// The width of a number of points; without models where no iPhone has it.
  ///
  /// - Parameter points: The width in points.
  public init(points: Double) {
    self = Self.all.first { $0.points == points } ?? DeviceWidth(points: points, models: [])
  }
}
