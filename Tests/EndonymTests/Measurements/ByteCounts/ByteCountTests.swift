#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// Amounts of information as counts of bytes; Foundation's own style for integers is the peer.
  struct ByteCountTests {
    typealias Information = Measurement<UnitInformationStorage>

    @Test("Amounts read as Foundation's style reads so many bytes")
    func integers() {
      let counts: [Int64] = [
        0, 1, 999, 1000, 1024, 1_048_576, 123_456_789, 5_000_000_000, -2048, 1_125_899_906_842_624,
      ]
      var compared = 0
      for identifier in ["en_US", "de_DE", "fr_FR", "zh_Hans", "ar_EG"] {
        let locale = Locale(identifier: identifier)
        for style: ByteCountFormatStyle.Style in [.file, .memory, .decimal, .binary] {
          for includesActual in [false, true] {
            let peer = ByteCountFormatStyle(
              style: style, includesActualByteCount: includesActual, locale: locale)
            let ours = Information.FormatStyle.ByteCount(
              style: style, allowedUnits: .all, spellsOutZero: true,
              includesActualByteCount: includesActual, locale: locale)
            for count in counts {
              let information = Information(value: Double(count), unit: .bytes)
              #expect(ours.format(information) == peer.format(count))
              #expect(ours.attributed.format(information) == peer.attributed.format(count))
              compared += 1
            }
          }
        }
      }
      #expect(compared == 5 * 4 * 2 * 10)
    }

    @Test("Other units are converted to bytes (Apple's documentation: 1 kB are 1,024 bytes)")
    func otherUnits() {
      let english = Locale(identifier: "en_US")
      let file = Information(value: 1.5, unit: .gigabytes)
      #expect(file.formatted(.byteCount(style: .file).locale(english)) == "1.5 GB")
      let bits = Information(value: 8000, unit: .bits)
      #expect(bits.formatted(.byteCount(style: .file).locale(english)) == "1 kB")
      let memory = Information(value: 1, unit: .kibibytes)
      let style = Information.FormatStyle.ByteCount.byteCount(
        style: .memory, includesActualByteCount: true)
      #expect(memory.formatted(style.locale(english)) == "1 kB (1,024 bytes)")
      let restricted = Information.FormatStyle.ByteCount.byteCount(
        style: .file, allowedUnits: .kb)
      #expect(file.formatted(restricted.locale(english)) == "1,500,000 kB")
    }

    @Test("None is told by a word, if asked for")
    func zero() {
      let english = Locale(identifier: "en_US")
      let none = Information(value: 0, unit: .bytes)
      #expect(none.formatted(.byteCount(style: .file).locale(english)) == "Zero kB")
      let digits = Information.FormatStyle.ByteCount.byteCount(style: .file, spellsOutZero: false)
      #expect(none.formatted(digits.locale(english)) == "0 bytes")
      let some = Information(value: 0.25, unit: .bytes)
      #expect(some.formatted(.byteCount(style: .file).locale(english)) == "0 bytes")
    }

    @Test("More bytes than an integer holds are petabytes; what is no number is no crash")
    func beyondIntegers() {
      let english = Locale(identifier: "en_US")
      let style = Information.FormatStyle.ByteCount.byteCount(style: .file).locale(english)
      #expect(style.format(Information(value: 2, unit: .zettabytes)) == "2,000,000 PB")
      let memory = Information.FormatStyle.ByteCount.byteCount(style: .memory).locale(english)
      #expect(memory.format(Information(value: 1, unit: .zebibytes)) == "1,048,576 PB")
      for value in [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude] {
        #expect(!style.format(Information(value: value, unit: .yottabytes)).isEmpty)
      }
    }

    @Test("A style survives being encoded, and its attributed form has its settings")
    func coding() throws {
      let style = Information.FormatStyle.ByteCount(
        style: .binary, allowedUnits: [.kb, .mb], spellsOutZero: false,
        includesActualByteCount: true, locale: Locale(identifier: "fr_FR"))
      let decoded = try JSONDecoder().decode(
        Information.FormatStyle.ByteCount.self, from: try JSONEncoder().encode(style))
      #expect(decoded == style)
      #expect(style.attributed.allowedUnits == [.kb, .mb] && style.attributed.style == .binary)
    }
  }
#endif
