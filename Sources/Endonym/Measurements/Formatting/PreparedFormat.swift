#if !canImport(Darwin)
  import Foundation

  /// The format of a unit by a style's parameters, prepared by one thread and used by it alone.
  final class PreparedFormat {
    private let key: MeasurementFormatKey
    private let plan: MeasurementFormatPlan
    /// The formatter of numbers without a unit, for what has no words.
    private let number: ICUNumberFormat?
    private let unit: Dimension?
    private var followsCurrentLocale = false
    private var style: [UInt8] = []
    /// What keeps the objects alive that the style's bytes lead to.
    private var parameters: MeasurementParameters

    init(_ key: MeasurementFormatKey, _ unit: Dimension) {
      let skeletons = MeasurementSkeletons(key.parameters, localeIdentifier: key.localeIdentifier)
      self.key = key
      plan = MeasurementFormatPlan(unit, usage: key.parameters.usage, skeletons)
      number = skeletons.numberFormat
      self.unit = FoundationUnits.cldrUnit(for: unit) == nil ? nil : unit
      parameters = key.parameters
    }

    /// Takes the bytes of a style that says what the key does, to know it by them.
    func adoptStyle(_ bytes: UnsafeRawBufferPointer, _ parameters: MeasurementParameters) {
      style = Array(bytes)
      self.parameters = parameters
      // Styles of one key can differ in this: one has the current locale, another has the same by
      // name.
      followsCurrentLocale = parameters.locale == .autoupdatingCurrent
    }

    /// Whether a style has the bytes of the one that was adopted, and so means the same.
    ///
    /// Equal bytes are equal styles: a style is a struct of numbers, of flags and of references
    /// (its locales, and strings too long to lie in it). A copy of the adopted style is kept as
    /// long as its bytes are, so that no object that these lead to is freed and no other can take
    /// its address; and none of them changes while it is shared, but for the current locale, which
    /// is asked for. Bytes that mean nothing, as padding and what an absent option leaves, can only
    /// make equal styles look different: then the key decides, more slowly.
    func hasStyle(_ bytes: UnsafeRawBufferPointer, _ locale: () -> Locale) -> Bool {
      let isSame = style.withUnsafeBytes { known in
        guard let start = known.baseAddress, let other = bytes.baseAddress else { return false }
        return known.count == bytes.count && memcmp(start, other, known.count) == 0
      }
      return isSame && (!followsCurrentLocale || locale().identifier == key.localeIdentifier)
    }

    /// Whether a unit is the format's: Foundation's are immutable, the same object says enough.
    func hasUnit(_ other: Dimension) -> Bool {
      unit === other || UnitSignature(other) == key.unit
    }

    /// Whether the same value has the same text, whatever a custom unit's converter makes of it.
    var isRepeatable: Bool { unit != nil }

    /// The text of a value in the unit.
    func string(_ value: Double, _ unit: Dimension, _ scratch: NumberScratch) -> String {
      switch plan {
      case .unit(let format):
        let units = scratch.format(value, by: format)
        if !units.isEmpty { return String(utf16: units) }
      case .preferred(let formats):
        if let parts = formats.parts(value, unit, scratch), parts.count == 1 {
          let units = scratch.format(parts[0].value, by: parts[0].format)
          if !units.isEmpty { return String(utf16: units) }
        }
      default: break
      }
      return text(value, unit, scratch).string
    }

    /// The text of a value in the unit, in runs.
    func attributedString(
      _ value: Double, _ unit: Dimension, _ scratch: NumberScratch
    ) -> AttributedString {
      text(value, unit, scratch).attributedString
    }

    private func text(
      _ value: Double, _ unit: Dimension, _ scratch: NumberScratch
    ) -> MeasurementRunText {
      let text = words(value, unit, plan, scratch)
      return text.isEmpty ? scratch.text(value, symbol: unit.symbol, by: number) : text
    }

    /// The text in CLDR's words; empty where there are none, and where ICU fails.
    private func words(
      _ value: Double, _ unit: Dimension, _ plan: MeasurementFormatPlan, _ scratch: NumberScratch
    ) -> MeasurementRunText {
      switch plan {
      case .unit(let format):
        return scratch.text(value, by: format)
      case .convertedUnit(let known, let format):
        return known.value(value, of: unit).map { scratch.text($0, by: format) } ?? .init()
      case .preferred(let formats):
        guard let parts = formats.parts(value, unit, scratch) else {
          return words(value, unit, formats.provided, scratch)
        }
        let texts = parts.map { scratch.text($0.value, by: $0.format) }
        return texts.contains { $0.isEmpty } ? .init() : formats.join(texts)
      case .symbol:
        return .init()
      }
    }
  }
#endif
