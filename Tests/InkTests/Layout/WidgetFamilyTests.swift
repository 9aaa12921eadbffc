import Testing

@testable import Ink

/// Apple, Human Interface Guidelines, Widgets, "iOS dimensions".
struct WidgetFamilyTests {
  @Test(
    "Sizes by screen, as Apple, Human Interface Guidelines, list them",
    arguments: [
      (WidgetFamily.small, 390.0, 844.0, 158.0, 158.0), (.medium, 393, 852, 338, 158),
      (.large, 390, 844, 338, 354), (.rectangular, 390, 844, 160, 72),
      (.large, 430, 932, 364, 382), (.rectangular, 428, 926, 172, 76),
      (.large, 414, 896, 360, 379), (.small, 375, 812, 155, 155), (.medium, 375, 812, 329, 155),
      (.large, 375, 812, 329, 345), (.rectangular, 375, 812, 157, 72),
      (.large, 375, 667, 321, 324), (.rectangular, 375, 667, 153, 68),
    ])
  func sizes(
    family: WidgetFamily, screenWidth: Double, screenHeight: Double, width: Double, height: Double
  ) {
    let size = family.size(deviceWidth: screenWidth, deviceHeight: screenHeight)
    #expect(size == SurfaceSize(width: width, height: height))
  }

  @Test("Of two screens 375 points wide the lower one counts where no height is told")
  func lower() {
    #expect(WidgetFamily.small.width(deviceWidth: 375) == 148)
  }

  @Test(
    "A screen that Apple doesn't list has the widgets of the next narrower one",
    arguments: [(402.0, 338.0), (420, 360), (440, 364), (320, 321)])
  func unlisted(deviceWidth: Double, width: Double) {
    #expect(WidgetFamily.medium.width(deviceWidth: deviceWidth) == width)
  }

  @Test(
    "A watch's screen has half of the pixels that Apple, Human Interface Guidelines, list",
    arguments: [
      (WatchSize.mm40, 324.0, 394.0), (.mm41, 352, 430), (.mm42, 374, 446), (.mm44, 368, 448),
      (.mm45, 396, 484), (.mm46, 416, 496), (.ultra, 410, 502), (.ultra3, 422, 514),
    ])
  func watches(size: WatchSize, width: Double, height: Double) {
    #expect(size.screen == SurfaceSize(width: width / 2, height: height / 2))
  }
}
