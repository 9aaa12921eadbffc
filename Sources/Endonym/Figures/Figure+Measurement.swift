import Foundation

extension Figure {
  /// A measurement: "748 m", "6 ft 2 in".
  public init<UnitType: Dimension>(
    _ measurement: Measurement<UnitType>, _ style: Measurement<UnitType>.FormatStyle
  ) {
    self.init(measurement, style.attributed)
  }

  /// The bare localized symbol or name of a unit: "km", "mi", 公里, "метров".
  ///
  /// It is the unit's run of a formatted measurement, so no table of symbols is needed; a unit that
  /// stands on both sides of its value is joined.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - count: The number that the name agrees with, in languages and widths where it does.
  ///   - width: How long the label is.
  ///   - locale: The locale.
  /// - Returns: The label; empty where the format shows no unit.
  public static func unitLabel<UnitType: Dimension>(
    for unit: UnitType, count: Double = 1,
    width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated, locale: Locale
  ) -> String {
    let style = Measurement<UnitType>.FormatStyle(
      width: width, locale: locale, usage: .asProvided)
    return Figure(Measurement(value: count, unit: unit), style).unitLabel
  }
}
