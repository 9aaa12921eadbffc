import Foundation

/// The units that the hiker has chosen; all others follow the region.
public struct UnitSettings: Sendable, Hashable {
  /// The unit of elevations.
  public enum Elevation: String, Sendable, Hashable, CaseIterable {
    case meters, feet

    /// The unit as Foundation has it.
    public var unit: UnitLength {
      switch self {
      case .meters: .meters
      case .feet: .feet
      }
    }
  }

  /// The distance to which a pace refers.
  public enum Pace: String, Sendable, Hashable, CaseIterable {
    case kilometers, miles

    /// The unit as Foundation has it.
    public var unit: UnitLength {
      switch self {
      case .kilometers: .kilometers
      case .miles: .miles
      }
    }
  }

  /// The unit of elevations.
  public var elevation: Elevation
  /// The distance to which a pace refers.
  public var pace: Pace

  /// Creates settings.
  public init(elevation: Elevation, pace: Pace) {
    self.elevation = elevation
    self.pace = pace
  }

  /// What a hiker finds before choosing: British maps have miles along with metres of height.
  public init(for locale: Locale) {
    switch locale.measurementSystem {
    case .us: self.init(elevation: .feet, pace: .miles)
    case .uk: self.init(elevation: .meters, pace: .miles)
    default: self.init(elevation: .meters, pace: .kilometers)
    }
  }
}
