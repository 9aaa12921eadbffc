/// Apple, Human Interface Guidelines, Typography, "Tracking values".
extension TrackingTable {
  /// The table of a name, "SF Pro" or "SF Compact"; nil for any other.
  ///
  /// - Parameter name: The name as configurations write it.
  public init?(name: String) {
    switch name {
    case Self.sanFranciscoPro.name: self = .sanFranciscoPro
    case Self.sanFranciscoCompact.name: self = .sanFranciscoCompact
    default: return nil
    }
  }

  /// The tables that a configuration can name.
  public static let all: [TrackingTable] = [sanFranciscoPro, sanFranciscoCompact]

  /// The tracking of SF Pro, the font of iOS, iPadOS, macOS and tvOS.
  public static let sanFranciscoPro = TrackingTable(
    name: "SF Pro",
    steps: steps([
      (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
      (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
      (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (29, 14), (30, 14), (31, 13),
      (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10), (38, 10), (39, 10), (40, 10),
      (41, 9), (42, 9), (43, 9), (44, 8), (45, 8), (46, 8), (47, 8), (48, 8), (49, 7), (50, 7),
      (51, 7), (52, 6), (53, 6), (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3),
      (68, 2), (70, 2), (72, 2), (76, 1), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
    ]))

  /// The tracking of SF Compact, the font of watchOS.
  public static let sanFranciscoCompact = TrackingTable(
    name: "SF Compact",
    steps: steps([
      (10, 30), (11, 24), (12, 20), (13, 16), (14, 14), (15, 4), (16, 0), (17, -4), (18, -8),
      (19, -12), (20, 0), (22, -4), (24, -8), (28, -12), (34, -18), (40, -20),
    ]))

  private static func steps(_ table: [(size: Double, thousandths: Double)]) -> [Step] {
    table.map { Step(size: $0.size, thousandths: $0.thousandths) }
  }
}
