import Endonym
import Foundation

extension UltravioletIndex.Level {
  /// The level's official name.
  var label: LocalizedStringResource {
    switch self {
    case .low: .statUvLevelLow
    case .moderate: .statUvLevelModerate
    case .high: .statUvLevelHigh
    case .veryHigh: .statUvLevelVeryHigh
    case .extreme: .statUvLevelExtreme
    }
  }
}

extension AirQuality.Level {
  /// The level's name.
  var label: LocalizedStringResource {
    switch self {
    case .good: .statAirQualityLevelGood
    case .fair: .statAirQualityLevelFair
    case .poor: .statAirQualityLevelPoor
    }
  }
}

extension AirPressure.Level {
  /// The first part of “High and rising”.
  var label: LocalizedStringResource {
    switch self {
    case .high: .statPressureLevelHigh
    case .normal: .statPressureLevelNormal
    case .low: .statPressureLevelLow
    }
  }
}

extension AirPressure.Trend {
  /// The second part of “High and rising”.
  var label: LocalizedStringResource {
    switch self {
    case .rising: .statPressureTrendRising
    case .steady: .statPressureTrendSteady
    case .falling: .statPressureTrendFalling
    }
  }
}

extension WeatherAlert.Severity {
  /// The word on the badge.
  var label: LocalizedStringResource {
    switch self {
    case .minor: .alertSeverityMinor
    case .severe: .alertSeveritySevere
    case .extreme: .alertSeverityExtreme
    }
  }
}
