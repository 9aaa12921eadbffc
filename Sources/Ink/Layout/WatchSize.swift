/// The cases of watches, with their screens.
public enum WatchSize: String, Sendable, Hashable, CaseIterable {
  /// 40 mm: Series 4 to 6, SE.
  case mm40 = "40mm"
  /// 41 mm: Series 7 to 9.
  case mm41 = "41mm"
  /// 42 mm: Series 10 and 11.
  case mm42 = "42mm"
  /// 44 mm: Series 4 to 6, SE.
  case mm44 = "44mm"
  /// 45 mm: Series 7 to 9.
  case mm45 = "45mm"
  /// 46 mm: Series 10 and 11.
  case mm46 = "46mm"
  /// 49 mm: Ultra, Ultra 2.
  case ultra = "49mm"
  /// 49 mm: Ultra 3.
  case ultra3 = "49mm-3"

  /// The screen in points.
  ///
  /// Apple, Human Interface Guidelines, Layout, "watchOS device screen dimensions", which are in
  /// pixels: two to a point.
  public var screen: SurfaceSize {
    switch self {
    case .mm40: SurfaceSize(width: 162, height: 197)
    case .mm41: SurfaceSize(width: 176, height: 215)
    case .mm42: SurfaceSize(width: 187, height: 223)
    case .mm44: SurfaceSize(width: 184, height: 224)
    case .mm45: SurfaceSize(width: 198, height: 242)
    case .mm46: SurfaceSize(width: 208, height: 248)
    case .ultra: SurfaceSize(width: 205, height: 251)
    case .ultra3: SurfaceSize(width: 211, height: 257)
    }
  }

  /// The width of the screen in points.
  public var width: Double { screen.width }
}
