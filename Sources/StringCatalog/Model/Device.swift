/// A device class by which a text can vary.
public enum Device: String, Sendable, Hashable, CaseIterable {
  /// An iPhone.
  case iphone
  /// An iPad.
  case ipad
  /// An iPod touch.
  case ipod
  /// A Mac.
  case mac
  /// An Apple TV.
  case appletv
  /// An Apple Watch.
  case applewatch
  /// An Apple Vision.
  case applevision
  /// Any other device; the branch that every variation needs.
  case other
}
