#if !canImport(Darwin)
  public import Foundation
  import Synchronization

  /// A formatter that writes measurements and units in the words of a locale.
  ///
  /// It is Apple's class, which Foundation only declares here, over `Measurement.FormatStyle`.
  /// The unit that a region wants is CLDR's preference for a value of that size, as in the style.
  /// Apple's class takes its unit whatever the size: 1,500 m are 0.932 mi there, and 4,921.26 ft
  /// here. One formatter can be used on several threads at once as long as nobody changes its
  /// number formatter.
  ///
  /// Source: Apple's documentation of `MeasurementFormatter`.
  open class MeasurementFormatter: Formatter, @unchecked Sendable {
    private struct Settings: Sendable {
      var unitOptions: UnitOptions = []
      var unitStyle = Formatter.UnitStyle.medium
      var locale = Locale.autoupdatingCurrent
      var numberFormatter: NumberFormatter?
    }

    private let settings = Mutex(Settings())

    /// Creates a formatter of abbreviated units for the current locale.
    public required override init() { super.init() }

    /// Gives nil: the formatter can't be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// A copy with the same settings, and with a number formatter of its own.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = type(of: self).init()
      var settings = settings.withLock { $0 }
      settings.numberFormatter = settings.numberFormatter?.copy() as? NumberFormatter
      let copied = settings
      copy.settings.withLock { $0 = copied }
      return copy
    }

    /// How the unit is chosen; without options, the locale's region does.
    open var unitOptions: UnitOptions {
      get { settings.withLock { $0.unitOptions } }
      set { settings.withLock { $0.unitOptions = newValue } }
    }

    /// How verbose the unit is: its full name, its abbreviation or the shortest form.
    open var unitStyle: Formatter.UnitStyle {
      get { settings.withLock { $0.unitStyle } }
      set { settings.withLock { $0.unitStyle = newValue } }
    }

    /// The locale whose words are used and whose region prefers units.
    ///
    /// The number formatter is given the locale, too.
    open var locale: Locale {
      get { settings.withLock { $0.locale } }
      set {
        settings.withLock {
          $0.locale = newValue
          $0.numberFormatter?.locale = newValue.ofNumbers
        }
      }
    }

    /// The formatter of the number, one of decimal numbers unless another is set, which is copied.
    open var numberFormatter: NumberFormatter {
      get {
        settings.withLock { settings in
          if let formatter = settings.numberFormatter { return formatter }
          let formatter = NumberFormatter()
          formatter.numberStyle = .decimal
          formatter.locale = settings.locale.ofNumbers
          settings.numberFormatter = formatter
          return formatter
        }
      }
      set {
        let copy = newValue.copy() as? NumberFormatter ?? newValue
        settings.withLock { $0.numberFormatter = copy }
      }
    }

    /// A measurement in words, or by number and symbol if its unit has none.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      string(measurement.value, measurement.unit)
    }

    /// A unit without a number, or its symbol if CLDR has no words for it.
    ///
    /// It is in the form that goes with zero.
    open func string(from unit: Unit) -> String {
      guard let dimension = unit as? Dimension else { return unit.symbol }
      let text = MeasurementText.attributedString(0, dimension, parameters(isScaleHidden: false))
      let words = text.runs.filter { $0.measurement == .unit }
        .map { String(text[$0.range].characters) }
      let label = words.joined().trimmingCharacters(in: .whitespaces)
      return label.isEmpty ? unit.symbol : label
    }

    /// A measurement in words, or nil if the object is none.
    open override func string(for obj: Any?) -> String? {
      (obj as? any AnyMeasurement).map { string($0.value, $0.anyUnit) }
    }

    private func string(_ value: Double, _ unit: Unit) -> String {
      let number = numberFormatter
      guard let dimension = unit as? Dimension else {
        let digits = number.string(from: NSNumber(value: value)) ?? String(value)
        return "\(digits) \(unit.symbol)"
      }
      var parameters = parameters(isScaleHidden: unitOptions.contains(.temperatureWithoutUnit))
      if !unitOptions.contains(.providedUnit) { parameters.usage = MeasurementUsage.general }
      var text = MeasurementText.attributedString(value, dimension, parameters)
      let numbers = text.runs[\.measurement].filter { $0.0 == .value }.map(\.1)
      if numbers.count == 1,
        let shown = PreferredValue.value(value, in: dimension, parameters),
        let digits = number.string(from: NSNumber(value: shown))
      {
        // The style chose the unit's form by the same digits, but the symbols are the formatter's.
        text.characters.replaceSubrange(numbers[0], with: digits)
      }
      return String(text.characters)
    }

    private func parameters(isScaleHidden: Bool) -> MeasurementParameters {
      let number = numberFormatter
      let (style, locale) = settings.withLock { ($0.unitStyle, $0.locale) }
      return MeasurementParameters(
        width: style.width, locale: locale, usage: MeasurementUsage.asProvided,
        isScaleNameHidden: isScaleHidden,
        numberFormatStyle: FloatingPointFormatStyle(number, locale: locale))
    }
  }

  extension Formatter.UnitStyle {
    fileprivate var width: MeasurementUnitWidth {
      switch self {
      case .short: .narrow
      case .medium: .abbreviated
      case .long: .wide
      @unknown default: .abbreviated
      }
    }
  }
#endif
