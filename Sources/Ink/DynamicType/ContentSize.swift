/// The text sizes that people choose in the system's settings, by SwiftUI's names
/// (`DynamicTypeSize`).
public enum ContentSize: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The smallest.
  case xSmall
  /// Two steps below the standard.
  case small
  /// A step below the standard.
  case medium
  /// The standard.
  case large
  /// A step above the standard.
  case xLarge
  /// Two steps above the standard.
  case xxLarge
  /// The largest without the accessibility sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is one of the larger sizes, which have to be turned on.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Orders from small to large.
  public static func < (left: ContentSize, right: ContentSize) -> Bool { left.place < right.place }

  /// The place among all sizes, from 0.
  var place: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
