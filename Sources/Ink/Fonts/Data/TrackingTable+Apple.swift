extension TrackingTable {
  /// SF Pro's tracking (Apple, Human Interface Guidelines, Typography, "Tracking values", iOS).
  public static let sfPro = TrackingTable(
    name: "SF Pro",
    steps: rows([
      (6, 6, 41), (7, 7, 34), (8, 8, 26), (9, 9, 19), (10, 10, 12), (11, 11, 6), (12, 12, 0),
      (13, 13, -6), (14, 14, -11), (15, 15, -16), (16, 16, -20), (17, 17, -26), (18, 18, -25),
      (19, 19, -24), (20, 20, -23), (21, 21, -18), (22, 22, -12), (23, 23, -4), (24, 24, 3),
      (25, 25, 6), (26, 26, 8), (27, 27, 11), (28, 30, 14), (31, 32, 13), (33, 34, 12),
      (35, 35, 11), (36, 40, 10), (41, 43, 9), (44, 48, 8), (49, 51, 7), (52, 56, 6), (58, 58, 5),
      (60, 64, 4), (66, 66, 3), (68, 72, 2), (76, 76, 1), (80, 80, 0),
    ]))

  /// SF Compact's tracking (Apple, Human Interface Guidelines, Typography, "Tracking values",
  /// watchOS).
  public static let sfCompact = TrackingTable(
    name: "SF Compact",
    steps: rows([
      (10, 10, 30), (11, 11, 24), (12, 12, 20), (13, 13, 16), (14, 14, 14), (15, 15, 4),
      (16, 16, 0), (17, 17, -4), (18, 18, -8), (19, 19, -12), (20, 20, 0), (22, 22, -4),
      (24, 24, -8), (28, 28, -12), (34, 34, -18), (40, 40, -20),
    ]))

  /// The steps of rows that hold from one size to another.
  private static func rows(
    _ rows: [(from: Double, through: Double, thousandths: Double)]
  ) -> [Step] {
    rows.flatMap { row in
      let sizes = row.from == row.through ? [row.from] : [row.from, row.through]
      return sizes.map { Step(size: $0, thousandths: row.thousandths) }
    }
  }
}
