/// The cases of watches, with the widths of their screens.
public enum WatchSize: String, Sendable, Hashable, CaseIterable {
  /// 40 mm.
  case mm40 = "40mm"
  /// 41 mm.
  case mm41 = "41mm"
  /// 42 mm.
  case mm42 = "42mm"
  /// 44 mm.
  case mm44 = "44mm"
  /// 45 mm.
  case mm45 = "45mm"
  /// 46 mm.
  case mm46 = "46mm"
  /// 49 mm, Ultra.
  case ultra = "49mm"
  /// 49 mm, Ultra 3.
  case ultra3 = "49mm-3"

  /// The width of the screen in points (Apple, Human Interface Guidelines, Layout, watchOS).
  public var width: Double {
    switch self {
    case .mm40: 162
    case .mm41: 176
    case .mm42: 187
    case .mm44: 184
    case .mm45: 198
    case .mm46: 208
    case .ultra: 205
    case .ultra3: 211
    }
  }
}
