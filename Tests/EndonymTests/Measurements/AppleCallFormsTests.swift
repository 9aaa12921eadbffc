// Nothing but public names may be needed: this is client code.
import Endonym
import Foundation
import Testing

/// Calls as the pages of Apple's documentation write them.
///
/// The texts are those that the pages show, where they show any: of `Measurement.FormatStyle`, its `usage`,
/// `FormatStyle.measurement(width:usage:numberFormatStyle:)`, `Measurement.FormatStyle.ByteCount` and
/// `MeasurementFormatUnitUsage`. A page's current locale is given by `locale(_:)`.
struct AppleCallFormsTests {
  private let us = Locale(identifier: "en_US")
  private let french = Locale(identifier: "fr_FR")

  @Test("Measurement.FormatStyle, overview")
  func overview() {
    let temperature = Measurement<UnitTemperature>(value: 38, unit: .celsius)
    #expect(!temperature.formatted().isEmpty)
    #expect(!temperature.formatted(.measurement(width: .wide)).isEmpty)
    #expect(
      temperature.formatted(.measurement(width: .abbreviated).locale(us)) == "100°F")
    #expect(
      temperature.formatted(.measurement(width: .wide).locale(us)) == "100 degrees Fahrenheit")
    #expect(
      plain(temperature.formatted(.measurement(width: .abbreviated).locale(french))) == "38 °C")
    #expect(
      plain(temperature.formatted(.measurement(width: .wide).locale(french)))
        == "38 degrés Celsius")
    let distance = Measurement<UnitLength>(value: 36, unit: .miles)
    let distanceStyle = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .road)
    #expect(!distanceStyle.format(distance).isEmpty)
    #expect(distanceStyle.locale(us).format(distance) == "36 miles")
    #expect(plain(distanceStyle.locale(french).format(distance)) == "58 kilomètres")
  }

  @Test("Measurement.FormatStyle.usage")
  func usage() {
    let temperature = Measurement<UnitTemperature>(value: 36.8, unit: .celsius)
    #expect(temperature.formatted(.measurement(width: .abbreviated).locale(us)) == "98°F")
    #expect(
      temperature.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us))
        == "36.8°C")
    var style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, locale: us)
    style.usage = .person
    #expect(style.usage == .person)
    style.usage = nil
    #expect(style.format(temperature) == "36.8°C")
  }

  @Test("FormatStyle.measurement(width:usage:numberFormatStyle:)")
  func distances() {
    let rawDistances: [Double] = [100, 1000, 10000, 100000, 1000000]
    let distances = rawDistances.map { Measurement(value: $0, unit: UnitLength.kilometers) }
    let formattedDistances = distances.map {
      $0.formatted(
        .measurement(
          width: .narrow,
          usage: .asProvided,
          numberFormatStyle: .number
        ).locale(us))
    }
    #expect(formattedDistances == ["100km", "1,000km", "10,000km", "100,000km", "1,000,000km"])
  }

  @Test("FormatStyle.measurement(width:usage:hidesScaleName:numberFormatStyle:)")
  func temperatures() {
    let temperature = Measurement(value: 25, unit: UnitTemperature.celsius)
    #expect(
      temperature.formatted(
        .measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(us)) == "77°")
    #expect(
      temperature.formatted(
        .measurement(
          width: .abbreviated, usage: .asProvided, hidesScaleName: false,
          numberFormatStyle: .number.precision(.fractionLength(1))
        ).locale(us)) == "25.0°C")
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .wide, locale: us, usage: .general, hidesScaleName: true, numberFormatStyle: .number)
    #expect(style.hidesScaleName)
    #expect(Measurement<UnitTemperature>.FormatStyle(hidesScaleName: true).width == .abbreviated)
    #expect(!temperature.formatted(.measurement()).isEmpty)
  }

  @Test("Measurement.FormatStyle.ByteCount and byteCount(style:…)")
  func byteCounts() {
    let count = Measurement(value: 1024, unit: UnitInformationStorage.bytes)
    let formatted = count.formatted(.byteCount(style: .memory).locale(us))
    #expect(formatted == "1 kB")
    let style = Measurement.FormatStyle.ByteCount(
      style: .memory,
      allowedUnits: .kb,
      spellsOutZero: true,
      includesActualByteCount: true,
      locale: Locale(identifier: "en_US"))
    #expect(style.format(count) == "1 kB (1,024 bytes)")
    let short = Measurement.FormatStyle.ByteCount(
      style: .memory, allowedUnits: [.kb], spellsOutZero: true, includesActualByteCount: false,
      locale: us)
    let counts: [Measurement] = [
      Measurement(value: 0, unit: UnitInformationStorage.bytes),
      Measurement(value: 8192, unit: UnitInformationStorage.bytes),
    ]
    #expect(counts.map({ short.format($0) }) == ["Zero kB", "8 kB"])
    #expect(String(short.attributed.format(count).characters) == "1 kB")
    #expect(
      !count.formatted(
        .byteCount(
          style: .file, allowedUnits: [.mb, .gb], spellsOutZero: false,
          includesActualByteCount: true)
      ).isEmpty)
  }

  @Test("Measurement.FormatStyle.attributed and Measurement.AttributedStyle")
  func attributed() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    let text: AttributedString = distance.formatted(
      .measurement(width: .wide, usage: .asProvided).locale(us).attributed)
    var units: [String] = []
    for run in text.runs {
      switch run.measurement {
      case .value: #expect(String(text[run.range].characters) == "5")
      case .unit: units.append(String(text[run.range].characters))
      case nil: #expect(String(text[run.range].characters) == " ")
      @unknown default: break
      }
    }
    #expect(units == ["kilometers"])
    for (component, range) in text.runs[\.measurement] where component == .unit {
      #expect(text[range].foundation.measurement == .unit)
    }
    let style: Measurement<UnitLength>.AttributedStyle = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: us
    ).attributed
    #expect(style.width == .wide)
    #expect(style.locale(french).format(distance) != style.format(distance))
  }

  @Test("MeasurementFormatUnitUsage, all 16 constants of the page")
  func constants() {
    func isUsable<U: Dimension>(_ usage: MeasurementFormatUnitUsage<U>, _ unit: U) -> Bool {
      !Measurement(value: 1, unit: unit)
        .formatted(Measurement<U>.FormatStyle(width: .wide, locale: us, usage: usage)).isEmpty
    }
    #expect(isUsable(.general, UnitLength.meters))
    #expect(isUsable(.asProvided, UnitAngle.degrees))
    for usage: MeasurementFormatUnitUsage<UnitEnergy> in [.food, .workout] {
      #expect(isUsable(usage, .kilocalories))
    }
    for usage: MeasurementFormatUnitUsage<UnitLength> in [
      .person, .personHeight, .road, .focalLength, .rainfall, .snowfall, .visibility,
    ] {
      #expect(isUsable(usage, .meters))
    }
    #expect(isUsable(.personWeight, UnitMass.kilograms))
    #expect(isUsable(.barometric, UnitPressure.hectopascals))
    #expect(isUsable(.wind, UnitSpeed.metersPerSecond))
    #expect(isUsable(.person, UnitTemperature.celsius))
    #expect(isUsable(.weather, UnitTemperature.celsius))
    #expect(isUsable(.liquid, UnitVolume.liters))
  }

  @Test("A stored style, a style of an app's own over it, a function that takes any style")
  func storedStyles() throws {
    struct CloudStyle: FormatStyle {
      var height = Measurement<UnitLength>.FormatStyle(
        width: .abbreviated, usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(0)))
      func format(_ value: Double) -> String {
        "clouds at \(Measurement(value: value, unit: UnitLength.feet).formatted(height))"
      }
      func locale(_ locale: Locale) -> Self {
        var style = self
        style.height = height.locale(locale)
        return style
      }
    }
    let style = CloudStyle().locale(us)
    #expect(style.format(12_000) == "clouds at 12,000 ft")
    // Foundation on Linux rejects its own encoding of fraction lengths, so this one goes without.
    var stored = style
    stored.height.numberFormatStyle = .number.grouping(.never)
    let decoded = try JSONDecoder().decode(CloudStyle.self, from: JSONEncoder().encode(stored))
    #expect(decoded == stored)
    #expect(Set([stored, decoded]).count == 1)
    func text<F: FormatStyle>(_ value: F.FormatInput, _ format: F) -> F.FormatOutput {
      format.format(value)
    }
    let speed = Measurement(value: 10, unit: UnitSpeed.knots)
    #expect(text(speed, .measurement(width: .narrow, usage: .asProvided).locale(us)) == "10kn")
    let width: Measurement<UnitSpeed>.FormatStyle.UnitWidth = .narrow
    #expect(text(speed, .measurement(width: width, usage: .asProvided)).isEmpty == false)
  }

  @Test("A measurement in an interpolated text")
  func interpolation() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    let text =
      "\(distance, format: .measurement(width: .wide, usage: .asProvided).locale(us)) to go"
    #expect(text == "5 kilometers to go")
    #expect(!"\(distance, format: .measurement(width: .abbreviated))".isEmpty)
  }

  @Test("MeasurementFormatter, as its page writes it")
  func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 1
    let distance = Measurement(value: 5.25, unit: UnitLength.kilometers)
    #expect(formatter.string(from: distance) == "5.2 kilometers")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    formatter.unitOptions = [.naturalScale, .temperatureWithoutUnit]
    #expect(
      formatter.string(from: Measurement(value: 25, unit: UnitTemperature.celsius))
        == "77 degrees")
  }

  /// A text with ordinary spaces, which the pages show for narrow and unbreakable ones.
  private func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }
}
