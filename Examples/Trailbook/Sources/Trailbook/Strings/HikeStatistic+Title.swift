import Endonym
import Foundation

extension HikeStatistic {
  /// What the statistic is called above its figure.
  var title: LocalizedStringResource {
    switch self {
    case .distance: .statDistanceTitle
    case .elevation: .statElevationTitle
    case .duration: .statDurationTitle
    case .pace: .statPaceTitle
    case .speed: .statSpeedTitle
    case .energy: .statEnergyTitle
    case .temperature: .statTemperatureTitle
    case .startTime: .statStartTimeTitle
    }
  }
}
