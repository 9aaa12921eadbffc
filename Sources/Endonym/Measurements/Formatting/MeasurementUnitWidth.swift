#if !canImport(Darwin)
  /// How verbose a unit is, numbered as Apple encodes it.
  enum MeasurementUnitWidth: Int, Codable, Sendable {
    case wide
    case abbreviated
    case narrow

    /// The width and those that say more, from narrow to wide.
    var andWider: [MeasurementUnitWidth] {
      switch self {
      case .wide: [.wide]
      case .abbreviated: [.abbreviated, .wide]
      case .narrow: [.narrow, .abbreviated, .wide]
      }
    }

    /// The stem by which ICU's number skeletons name the width.
    var skeletonStem: String {
      switch self {
      case .wide: "unit-width-full-name"
      case .abbreviated: "unit-width-short"
      case .narrow: "unit-width-narrow"
      }
    }
  }
#endif
