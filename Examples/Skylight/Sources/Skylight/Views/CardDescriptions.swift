import Endonym
import Foundation

extension CurrentConditions {
  /// How the apparent temperature differs from the air's.
  var feelsLikeDescription: LocalizedStringResource {
    let difference =
      feelsLike.converted(to: .celsius).value - temperature.converted(to: .celsius).value
    return switch difference {
    case ...(-1): .statFeelsLikeCooler
    case 1...: .statFeelsLikeWarmer
    default: .statFeelsLikeSimilar
    }
  }

  /// Whether fog limits the view: from less than one kilometre on.
  var visibilityDescription: LocalizedStringResource {
    visibility < Measurement(value: 1, unit: .kilometers)
      ? .statVisibilityFog : .statVisibilityClear
  }
}
