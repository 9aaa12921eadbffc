import Endonym
import Foundation

extension Hike {
  /// A statistic as a figure.
  public func figure(_ statistic: HikeStatistic, in context: JournalContext) -> Figure {
    switch statistic {
    case .distance: distanceFigure(context)
    case .elevation: elevationFigure(in: context.units.elevation, context)
    case .duration: durationFigure(context)
    case .pace: paceFigure(per: context.units.pace, context)
    case .speed: speedFigure(context)
    case .energy: energyFigure(context)
    case .temperature: temperatureFigure(context)
    case .startTime: startTimeFigure(context)
    }
  }

  /// The elevation in the unit that the hiker has chosen, whatever the region prefers.
  func elevationFigure(in unit: UnitSettings.Elevation, _ context: JournalContext) -> Figure {
    Figure(
      Measurement(value: metersClimbed, unit: UnitLength.meters).converted(to: unit.unit),
      .measurement(
        width: .abbreviated, usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(0))
      ).locale(context.locale))
  }

  private func distanceFigure(_ context: JournalContext) -> Figure {
    Figure(
      distance,
      .measurement(
        width: .abbreviated, usage: .general,
        numberFormatStyle: .number.precision(.fractionLength(0...1))
      ).locale(context.locale))
  }

  private func durationFigure(_ context: JournalContext) -> Figure {
    Figure(
      duration, .units(allowed: [.hours, .minutes], width: .narrow).locale(context.locale))
  }

  /// A pace is no unit of Foundation's: minutes and seconds, and the label of the distance in the
  /// language's own wording.
  func paceFigure(per unit: UnitSettings.Pace, _ context: JournalContext) -> Figure {
    let time = pace(per: unit.unit)
      .formatted(.time(pattern: .minuteSecond).locale(context.locale))
    let label = Figure.unitLabel(for: unit.unit, locale: context.locale)
    return Figure(localized: context.texts.pace(time, per: label), arguments: [.value, .unit])
  }

  private func speedFigure(_ context: JournalContext) -> Figure {
    Figure(
      speed,
      .measurement(
        width: .abbreviated, usage: .general,
        numberFormatStyle: .number.precision(.fractionLength(1))
      ).locale(context.locale))
  }

  private func energyFigure(_ context: JournalContext) -> Figure {
    Figure(
      energy,
      .measurement(
        width: .abbreviated, usage: .workout,
        numberFormatStyle: .number.precision(.fractionLength(0))
      ).locale(context.locale))
  }

  private func temperatureFigure(_ context: JournalContext) -> Figure {
    Figure(
      temperature,
      .measurement(
        width: .abbreviated, usage: .weather,
        numberFormatStyle: .number.precision(.fractionLength(0))
      ).locale(context.locale))
  }

  private func startTimeFigure(_ context: JournalContext) -> Figure {
    Figure(start, as: DateIntent.startTime, timeZone: timeZone, context: context.dates)
  }
}
