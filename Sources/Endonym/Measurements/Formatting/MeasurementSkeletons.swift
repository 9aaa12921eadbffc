#if !canImport(Darwin)
  import Foundation

  /// The skeletons by which ICU writes units in the way of a style.
  struct MeasurementSkeletons {
    private let width: MeasurementUnitWidth
    private let isScaleNameHidden: Bool
    private let number: NumberTokens
    let localeIdentifier: String

    init(_ parameters: MeasurementParameters, localeIdentifier: String) {
      width = parameters.width
      isScaleNameHidden = parameters.isScaleNameHidden
      number = NumberTokens(parameters.numberFormatStyle)
      self.localeIdentifier = localeIdentifier
    }

    private static let formats = SplitCache<Key, ICUNumberFormat?>(capacity: 128)

    private struct Key: Hashable, Sendable {
      var skeleton: String
      var localeIdentifier: String
    }

    /// Whether the style multiplies numbers before it writes them, which a unit of several can't
    /// follow.
    var scales: Bool { number.all.contains { $0.hasPrefix("scale/") } }

    /// The formatter of numbers without a unit.
    var numberFormat: ICUNumberFormat? {
      Self.format(number.all, localeIdentifier) ?? Self.format(number.all, "")
    }

    /// How the parts of a list of measurements are joined.
    var listFormat: ICUListFormat? {
      ICUListFormat(localeIdentifier: localeIdentifier, width: width)
    }

    /// The formatter of a unit that stays as provided.
    func format(for unit: CLDRUnit) -> ICUNumberFormat? { open(unit, number.all) }

    /// The formatter of a unit that a region prefers.
    func format(
      for unit: CLDRUnit, at place: PreferredPlace, precision: String?
    ) -> ICUNumberFormat? {
      let tokens =
        switch place {
        case .alone: number.rounded(by: precision)
        case .leading: number.leading
        case .middle: number.leading.withoutSign
        case .last: number.rounded(by: precision).withoutSign
        }
      return open(unit, tokens)
    }

    /// Opens a formatter of a unit; where ICU fails with the width, of the next wider one.
    ///
    /// Where ICU rejects the locale's identifier, it is one of the root locale.
    private func open(_ unit: CLDRUnit, _ tokens: [String]) -> ICUNumberFormat? {
      let isBare = isScaleNameHidden && unit.category == "temperature"
      let stem = isBare ? "measure-unit/temperature-generic" : unit.skeletonStem
      for identifier in [localeIdentifier, ""] {
        for width in width.andWider {
          let tokens = [stem, width.skeletonStem] + tokens
          if let format = Self.format(tokens, identifier) { return format }
        }
      }
      return nil
    }

    private static func format(_ tokens: [String], _ identifier: String) -> ICUNumberFormat? {
      format(Key(skeleton: tokens.joined(separator: " "), localeIdentifier: identifier))
    }

    private static func format(_ key: Key) -> ICUNumberFormat? {
      formats.value(for: key) { key in
        ICUNumberFormat(skeleton: key.skeleton, localeIdentifier: key.localeIdentifier)
      }
    }
  }
#endif
