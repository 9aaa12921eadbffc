#if !canImport(Darwin)
  import Foundation

  /// The formatters of the units that a region prefers for a usage, opened when a value first needs
  /// one.
  final class PreferredFormats {
    /// How a value is written that no preference is found for.
    let provided: MeasurementFormatPlan
    private let route: UnitRoute
    private let known: KnownUnit?
    private let skeletons: MeasurementSkeletons
    private var opened: [Opened] = []
    private lazy var list = skeletons.listFormat

    typealias Part = (value: Double, format: ICUNumberFormat)

    private struct Opened {
      let unit: CLDRUnit
      let place: PreferredPlace
      let precision: String?
      let format: ICUNumberFormat
    }

    init(
      _ route: UnitRoute, from known: KnownUnit?, _ skeletons: MeasurementSkeletons,
      provided: MeasurementFormatPlan
    ) {
      self.route = route
      self.known = known
      self.skeletons = skeletons
      self.provided = provided
    }

    /// The value in preferred units with their formatters; nil where there is no preference.
    func parts(_ value: Double, _ dimension: Dimension, _ scratch: NumberScratch) -> [Part]? {
      guard let value = known.map({ $0.value(value, of: dimension) }) ?? value,
        let preferred = route.measurement(of: value, isDivided: !skeletons.scales)
      else { return nil }
      let places = PreferredPlace.places(count: preferred.parts.count)
      var formats: [ICUNumberFormat] = []
      for (part, place) in zip(preferred.parts, places) {
        guard let format = format(part.unit, place, preferred.precisionSkeleton) else { return nil }
        formats.append(format)
      }
      guard let last = formats.last else { return nil }
      let carried = preferred.carrying { scratch.rounded($0, by: last) }
      return zip(carried.parts, formats).map { ($0.value, $1) }
    }

    /// The texts of the parts as one.
    func join(_ texts: [MeasurementRunText]) -> MeasurementRunText {
      if texts.count == 1, let text = texts.first { return text }
      return list?.join(texts)
        ?? texts.reduce(into: MeasurementRunText()) { joined, text in
          if !joined.isEmpty { joined.append(" ".utf16, as: nil) }
          joined.append(text)
        }
    }

    private func format(
      _ unit: CLDRUnit, _ place: PreferredPlace, _ precision: String?
    ) -> ICUNumberFormat? {
      for known in opened
      where known.place == place && known.unit == unit && known.precision == precision {
        return known.format
      }
      guard let format = skeletons.format(for: unit, at: place, precision: precision) else {
        return nil
      }
      opened.append(Opened(unit: unit, place: place, precision: precision, format: format))
      return format
    }
  }
#endif
