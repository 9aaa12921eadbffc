#if canImport(_FoundationICU)
  import PluralRules
  import Testing
  import _FoundationICU

  /// Every language of CLDR, cardinal and ordinal, against the ICU of the toolchain.
  @Suite struct PluralRulesICUTests {
    static let wholeNumbers: [Int] =
      Array(0...2000)
      + [5000, 9999, 10_000, 10_001, 11_000, 20_000, 40_000, 50_000, 99_999, 100_000, 100_001]
      + [110_000, 200_000, 1_000_000, 1_000_001, 1_100_000, 2_000_000, 2_000_001, 10_000_000]
      + [100_000_000, 1_000_000_000, 1_000_000_021, 1_000_000_000_000]

    static let decimals: [String] =
      (0...30).map { "\($0 / 10).\($0 % 10)" }
      + (0...30).map { "\($0).0" }
      + (0...30).map { "0.\($0 / 10)\($0 % 10)" }
      + [
        "1.00", "1.000", "2.00", "1.10", "1.11", "1.12", "1.19", "1.21", "11.11", "10.1", "21.0",
        "21.1", "22.2", "100.0", "100.1", "101.01", "102.2", "103.3", "110.11", "0.001", "0.111",
        "1000.0", "1000.5", "1000000.0", "1000000.5", "2000000.00", "0.10", "0.100", "12.0012",
      ]

    /// What English writes in compact form, as ICU's number and as CLDR's notation.
    static let compact: [(number: String, text: String)] = [
      ("1000", "1c3"), ("1100", "1.1c3"), ("2000", "2c3"), ("21000", "21c3"), ("1000000", "1c6"),
      ("1100000", "1.1c6"), ("2000000", "2c6"), ("3000000", "3c6"), ("21000000", "21c6"),
      ("1000000000", "1c9"), ("1200000000", "1.2c9"), ("5000000000000", "5c12"),
    ]

    @Test(arguments: PluralSamplesTests.Language.all)
    func agreesOnWholeNumbers(_ language: PluralSamplesTests.Language) throws {
      let icu = try ICUPluralRules(language: language.name, kind: language.kind)
      let rules = PluralRules(language: language.name, kind: language.kind)
      for number in Self.wholeNumbers {
        let expected = try icu.category(for: Double(number))
        if rules.category(for: number).rawValue != expected {
          Issue.record("\(number) is \(rules.category(for: number)), but ICU says \(expected)")
        }
      }
    }

    @Test(arguments: PluralSamplesTests.Language.all)
    func agreesOnDecimalsAndCompactForms(_ language: PluralSamplesTests.Language) throws {
      let icu = try ICUPluralRules(language: language.name, kind: language.kind)
      let rules = PluralRules(language: language.name, kind: language.kind)
      for text in Self.decimals {
        let fraction = text.split(separator: ".").last ?? ""
        let skeleton = "." + String(repeating: "0", count: fraction.count)
        let expected = try icu.category(for: text, skeleton: skeleton)
        let operands = try #require(PluralOperands(decimal: text))
        #expect(rules.category(for: operands).rawValue == expected, "\(text)")
      }
      for (number, text) in Self.compact {
        let expected = try icu.category(for: number, skeleton: "compact-short .##")
        let operands = try #require(PluralOperands(decimal: text))
        #expect(rules.category(for: operands).rawValue == expected, "\(text)")
      }
    }

    /// Identifiers that aren't keys of CLDR's data fall back as they do in ICU.
    @Test(arguments: ["zh-Hant-TW", "pt-AO", "pt-BR", "pt-PT", "es-419", "xx", "sr-Latn", "en-GB"])
    func fallsBackAsICUDoes(_ language: String) throws {
      let icu = try ICUPluralRules(language: language, kind: .cardinal)
      let rules = PluralRules(language: language)
      for number in 0...130 {
        #expect(try rules.category(for: number).rawValue == icu.category(for: Double(number)))
      }
    }
  }
#endif
