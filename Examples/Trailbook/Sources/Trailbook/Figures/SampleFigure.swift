import Endonym
import Foundation

/// A figure of the sample hike, for the table of quirks and for the tests.
public struct SampleFigure: Sendable {
  /// What the figure shows.
  public let name: String
  /// Which of several it is, such as the unit that the hiker has chosen.
  public let variant: String
  private let make: @Sendable (JournalContext) -> Figure

  /// The figure for a reader.
  public func figure(in context: JournalContext) -> Figure { make(context) }

  /// All figures, those of one name behind each other.
  public static let all: [SampleFigure] =
    HikeStatistic.allCases.flatMap { statistic in
      [
        SampleFigure(name: statistic.rawValue, variant: "by region") {
          Hike.sample.figure(statistic, in: $0)
        }
      ] + chosenUnits(of: statistic)
    }
    + [1, 2, 5, 12, 22, 1_204].flatMap { count in
      [
        SampleFigure(name: "hikes", variant: "\(count) with its classifier") {
          Journal.countFigure(count, in: $0)
        },
        SampleFigure(name: "hikes", variant: "\(count) with its noun") {
          Journal.hikesFigure(count, in: $0)
        },
      ]
    }
    + UnitSettings.Pace.allCases.map { unit in
      SampleFigure(name: "unit label", variant: unit.rawValue) { label(of: unit.unit, $0) }
    }
    + UnitSettings.Elevation.allCases.map { unit in
      SampleFigure(name: "unit label", variant: unit.rawValue) { label(of: unit.unit, $0) }
    }

  /// The statistic in each of the units that a hiker can choose for it.
  private static func chosenUnits(of statistic: HikeStatistic) -> [SampleFigure] {
    switch statistic {
    case .elevation:
      UnitSettings.Elevation.allCases.map { unit in
        SampleFigure(name: statistic.rawValue, variant: unit.rawValue) {
          Hike.sample.elevationFigure(in: unit, $0)
        }
      }
    case .pace:
      UnitSettings.Pace.allCases.map { unit in
        SampleFigure(name: statistic.rawValue, variant: unit.rawValue) {
          Hike.sample.paceFigure(per: unit, $0)
        }
      }
    case .distance, .duration, .speed, .energy, .temperature, .startTime: []
    }
  }

  private static func label(of unit: UnitLength, _ context: JournalContext) -> Figure {
    var label = AttributedString(Figure.unitLabel(for: unit, locale: context.locale))
    label.figureRole = .unit
    return Figure(label)
  }
}
