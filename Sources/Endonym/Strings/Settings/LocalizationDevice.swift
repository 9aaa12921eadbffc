#if !canImport(Darwin)
  /// A device class by which a localized text can vary.
  ///
  /// Nothing on Linux tells it, so an app or server declares it in ``LocalizationSettings``.
  public enum LocalizationDevice: String, Sendable, Hashable, CaseIterable, Codable {
    /// An iPhone.
    case iphone
    /// An iPad.
    case ipad
    /// An iPod touch, which takes an iPhone's text where it has none of its own.
    case ipod
    /// A Mac.
    case mac
    /// An Apple Watch.
    case applewatch
    /// An Apple TV.
    case appletv
    /// An Apple Vision.
    case applevision
    /// Any other device, such as a server or a terminal.
    case other

    /// The branches of a variation that serve the device, the best first.
    var branchNames: [String] {
      switch self {
      case .ipod: ["ipod", "iphone", "other"]
      case .other: ["other"]
      default: [rawValue, "other"]
      }
    }
  }
#endif
