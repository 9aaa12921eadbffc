#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Styles that are recognized by their bytes.
  struct StyleRecognitionTests {
    private typealias Style = Measurement<UnitLength>.FormatStyle

    @Test("Parameters lie in memory as styles do, so that equal bytes mean the same of both")
    func layout() {
      typealias Parameters = MeasurementParameters
      #expect(MemoryLayout<Parameters>.size == MemoryLayout<Style>.size)
      let offsets = [
        (MemoryLayout<Parameters>.offset(of: \.width), MemoryLayout<Style>.offset(of: \.width)),
        (MemoryLayout<Parameters>.offset(of: \.locale), MemoryLayout<Style>.offset(of: \.locale)),
        (
          MemoryLayout<Parameters>.offset(of: \.numberFormatStyle),
          MemoryLayout<Style>.offset(of: \.numberFormatStyle)
        ),
        (MemoryLayout<Parameters>.offset(of: \.usage), MemoryLayout<Style>.offset(of: \.usage)),
        (
          MemoryLayout<Parameters>.offset(of: \.isScaleNameHidden),
          MemoryLayout<Style>.offset(of: \.isScaleNameHidden)
        ),
      ]
      for (ofParameters, ofStyle) in offsets { #expect(ofParameters == ofStyle) }
    }

    @Test("Styles whose objects are freed and made anew are never taken for one another")
    func reusedAddresses() {
      let length = Measurement<UnitLength>(value: 1234.5, unit: .meters)
      // The calendar makes each locale another object, which is freed with its style; its address
      // is soon used again.
      let expected = [("en_US", "1,234.5 m"), ("de_DE", "1.234,5 m"), ("fr_FR", "1 234,5 m")]
      for turn in 0..<3000 {
        let (identifier, text) = expected[turn % expected.count]
        let calendar = turn % 7 < 4 ? "gregorian" : "japanese"
        let style = Style(
          width: .abbreviated,
          locale: Locale(identifier: "\(identifier)@calendar=\(calendar);x=a\(turn)"),
          usage: MeasurementFormatUnitUsage(
            usage: "a usage of \(turn) that is too long to lie in the style itself"))
        #expect(style.format(length).replacing("\u{202F}", with: " ") == text)
      }
    }

    @Test("A format keeps what its style's bytes lead to, so that nothing else can take its place")
    func keptObjects() {
      func style(_ count: Int) -> Style {
        Style(
          width: .abbreviated, locale: Locale(identifier: "en_US"),
          usage: MeasurementFormatUnitUsage(
            usage: "a usage that is too long to lie in the style itself \(1000 + count)"))
      }
      let first = style(0)
      let key = MeasurementFormatKey(
        unit: UnitSignature(UnitLength.meters), localeIdentifier: "en_US",
        parameters: first.parameters)
      let format = PreparedFormat(key, UnitLength.meters)
      func address(_ style: Style) -> UInt {
        var name = style.usage?.usage ?? ""
        return name.withUTF8 { UInt(bitPattern: $0.baseAddress) }
      }
      // Another is equal to the first, but its objects are others; the format alone keeps them.
      func adoptAnother() -> UInt {
        let another = style(0)
        withUnsafeBytes(of: another) { format.adoptStyle($0, another.parameters) }
        return address(another)
      }
      let adopted = adoptAnother()
      let others = (1...1000).map(style)
      #expect(adopted != address(first))
      #expect(!others.map(address).contains(adopted))
      #expect(withExtendedLifetime(format) { true })
    }

    @Test("Whatever differs between two styles, they are told apart in every order")
    func differences() {
      let length = Measurement<UnitLength>(value: 12_345.678, unit: .meters)
      let us = Locale(identifier: "en_US")
      let styles: [(Style, String)] = [
        (Style(width: .wide, locale: us, usage: .asProvided), "12,345.678 meters"),
        (Style(width: .narrow, locale: us, usage: .asProvided), "12,345.678m"),
        (Style(width: .narrow, locale: us, usage: .road), "7.7mi"),
        (
          Style(
            width: .narrow, locale: us, usage: .asProvided, numberFormatStyle: .number),
          "12,345.678m"
        ),
        (
          Style(
            width: .narrow, locale: us, usage: .asProvided,
            numberFormatStyle: .number.grouping(.never)), "12345.678m"
        ),
        (
          Style(
            width: .narrow, locale: us, usage: .asProvided,
            numberFormatStyle: .number.rounded(increment: 5.0)), "12,345m"
        ),
        (
          Style(
            width: .narrow, locale: us, usage: .asProvided,
            numberFormatStyle: .number.rounded(increment: 100.0)), "12,300m"
        ),
        (
          Style(width: .wide, locale: Locale(identifier: "de"), usage: .asProvided),
          "12.345,678 Meter"
        ),
      ]
      for _ in 0..<3 {
        for (style, text) in styles { #expect(style.format(length) == text) }
        for (style, text) in styles.reversed() { #expect(style.format(length) == text) }
      }
    }

    @Test("The current locale is asked for, even after another style had the same by name")
    func currentLocale() {
      var style = Style(
        width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .asProvided)
      let key = MeasurementFormatKey(
        unit: UnitSignature(UnitLength.meters), localeIdentifier: "en_US",
        parameters: style.parameters)
      let format = PreparedFormat(key, UnitLength.meters)
      withUnsafeBytes(of: style) { bytes in
        format.adoptStyle(bytes, style.parameters)
        #expect(format.hasStyle(bytes) { Locale(identifier: "ja") })
      }
      style.locale = .autoupdatingCurrent
      withUnsafeBytes(of: style) { bytes in
        #expect(!format.hasStyle(bytes) { Locale(identifier: "en_US") })
        format.adoptStyle(bytes, style.parameters)
        #expect(format.hasStyle(bytes) { Locale(identifier: "en_US") })
        #expect(!format.hasStyle(bytes) { Locale(identifier: "ja") })
      }
    }
  }
#endif
