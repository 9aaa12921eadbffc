/// The weight of a font, by SwiftUI's names and the numbers of OpenType (`OS/2`, `usWeightClass`).
public enum FontWeight: Int, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// 100.
  case ultraLight = 100
  /// 200.
  case thin = 200
  /// 300.
  case light = 300
  /// 400.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600.
  case semibold = 600
  /// 700.
  case bold = 700
  /// 800.
  case heavy = 800
  /// 900.
  case black = 900

  /// Orders from thin to thick.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The weight of a name, such as `semibold`; nil for any other.
  public init?(name: String) {
    guard let weight = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = weight
  }
}
