/// Apple, Human Interface Guidelines, Widgets, "iOS dimensions".
///
/// Apple's table ends at 430 points and has no row for 402, 420 and 440.
extension WidgetScreen {
  /// The screens of the devices in ``DeviceWidth/all`` that Apple lists, the narrowest first and of
  /// one width the lowest.
  public static let all: [WidgetScreen] = [
    row((375, 667), (148, 148), (321, 148), (321, 324), (153, 68)),
    row((375, 812), (155, 155), (329, 155), (329, 345), (157, 72)),
    row((390, 844), (158, 158), (338, 158), (338, 354), (160, 72)),
    row((393, 852), (158, 158), (338, 158), (338, 354), (160, 72)),
    row((414, 896), (169, 169), (360, 169), (360, 379), (160, 72)),
    row((428, 926), (170, 170), (364, 170), (364, 382), (172, 76)),
    row((430, 932), (170, 170), (364, 170), (364, 382), (172, 76)),
  ]

  private typealias Sides = (width: Double, height: Double)

  private static func row(
    _ screen: Sides, _ small: Sides, _ medium: Sides, _ large: Sides, _ rectangular: Sides
  ) -> WidgetScreen {
    WidgetScreen(
      screen: size(screen), small: size(small), medium: size(medium), large: size(large),
      rectangular: size(rectangular))
  }

  private static func size(_ sides: Sides) -> SurfaceSize {
    SurfaceSize(width: sides.width, height: sides.height)
  }
}
