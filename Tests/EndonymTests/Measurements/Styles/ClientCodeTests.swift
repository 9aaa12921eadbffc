// Nothing but Foundation's names may be needed where Foundation has them; Endonym brings them where
// it hasn't.
import Endonym
import Foundation
import Testing

/// Code as it is written for Apple's systems.
struct ClientCodeTests {
  @Test("Code for Apple's systems compiles and runs unchanged")
  func elevation() {
    let s = Measurement<UnitLength>(value: 748, unit: .meters).formatted(
      .measurement(
        width: .abbreviated, usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(0))
      ).attributed)
    var value = ""
    for run in s.runs where run.measurement == .value {
      value += String(s[run.range].characters)
    }
    #expect(value == "748")
  }

  @Test("Temperatures have an overload with defaults for all arguments")
  func temperature() {
    let temperature = Measurement<UnitTemperature>(value: 25, unit: .celsius)
    let style: Measurement<UnitTemperature>.FormatStyle = .measurement(
      width: .narrow, usage: .asProvided, hidesScaleName: true)
    #expect(style.hidesScaleName)
    #expect(temperature.formatted(style.locale(Locale(identifier: "en_US"))) == "25°")
    #expect(!temperature.formatted(.measurement()).isEmpty)
    #expect(!temperature.formatted().isEmpty)
  }

  @Test("A value is interpolated by a style")
  func interpolation() {
    let distance = Measurement<UnitLength>(value: 12.5, unit: .kilometers)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided)
    #expect("Walk \(distance, format: style)." == "Walk 12.5 kilometers.")
    let number = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE"))
    #expect("\(1234.5, format: number)" == "1.234,5")
  }
}
