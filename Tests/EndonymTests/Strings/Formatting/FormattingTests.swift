#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// Arguments in texts: positions, specifiers, numbers by locale, and what can't be used.
  struct FormattingTests {
    private func folder(_ key: String, _ value: String) throws -> TableFolder {
      let escaped = { (text: String) in
        text.replacingOccurrences(of: "\\", with: "\\\\")
          .replacingOccurrences(of: "\"", with: "\\\"")
      }
      return try TableFolder.catalog(
        #""\#(escaped(key))":{"localizations":{"xx":{"stringUnit":{"state":"translated","#
          + #""value":"\#(escaped(value))"}}}}"#)
    }

    private func text(_ value: String, _ arguments: String.LocalizationValue) throws -> String {
      // The key of the arguments is the entry's; the text is what is tested.
      let key = LocalizedStringResource(arguments).key
      return try folder(key, value).string(arguments, "xx")
    }

    @Test("Positions, order and repetition")
    func positions() throws {
      #expect(try text("%2$@ %1$@ %1$@", "\("a") \("b")") == "b a a")
      #expect(try text("%@ %@", "\("a") \("b")") == "a b")
      #expect(try text("only %2$lld", "\("a") \(7)") == "only 7")
      #expect(try text("no placeholder", "\("a")") == "no placeholder")
    }

    /// The row "reordered args without positions -> crash" of public bug reports: Foundation reads
    /// an integer as an object there.
    @Test("Reordered arguments without positions are shown, not followed as pointers")
    func reordered() throws {
      #expect(
        try text("%@ 的 %lld%% 已用。", "\(80)% of its \("daily") limit used.")
          == "80 的 daily% 已用。")
      #expect(try text("%@", "\(1)") == "1")
      #expect(try text("%lld", "\("text")") == "text")
      #expect(try text("%.1f", "\("text")") == "text")
      #expect(try text("%lld", "\(2.5)") == "2.5")
    }

    @Test(
      "A specifier that nothing safe can be written for stays as it is written",
      arguments: [
        "%n", "%s", "%S", "%p", "%c", "%C", "%*d", "%-*d", "%.*f", "%999$@", "%2$@", "%a",
        "%2147483648$@", "%99999999999999999999$lld", "%#@undefined@", "%{value1}@", "%", "100%",
        "% ", "%y", "%1$", "%(", "%#@", "%ls", "%hhn", "%lln", "%1$n", "%1$s",
      ])
    func unusable(specifier: String) throws {
      #expect(try text("<\(specifier)>", "\("secret")") == "<\(specifier)>")
      #expect(try text("<\(specifier)>", "\(0x4141_4141)") == "<\(specifier)>")
    }

    @Test(
      "Enormous widths and precisions are drawn in",
      arguments: ["%99999999d", "%099999999lld", "%.99999999f", "%-99999999d", "%99999999@"])
    func enormous(specifier: String) throws {
      #expect(try text(specifier, "\(7)").utf8.count < 700)
      #expect(try text(specifier, "\(7.5)").utf8.count < 700)
    }

    @Test("A million placeholders end, and fill no memory")
    func million() throws {
      let many = String(repeating: "%@", count: 1_000_000)
      #expect(try text(many, "\("a")").utf8.count == 1 + 2 * 999_999)
      let large = String(repeating: "x", count: 1 << 20)
      let repeated = String(repeating: "%1$@", count: 10_000)
      #expect(try text(repeated, "\(large)").utf8.count < 20 << 20)
    }

    @Test("A million substitutions end")
    func millionSubstitutions() throws {
      let parts = String(repeating: "%#@a@", count: 1_000_000)
      let folder = try TableFolder.catalog(
        """
        "n %lld" : { "localizations" : { "xx" : {
          "stringUnit" : { "state" : "translated", "value" : "\(parts)" },
          "substitutions" : { "a" : { "argNum" : 1, "formatSpecifier" : "lld",
            "variations" : { "plural" : { "other" : {
              "stringUnit" : { "state" : "translated", "value" : "%arg \(parts.prefix(5000))" }
            } } } } } } } }
        """)
      #expect(folder.string("n \(1)", "xx").utf8.count < 16 << 20)
    }

    /// Rows "single % treated as argument" and the false-positive traps of catalogs.
    @Test("Percent signs that are text stay text")
    func percentSigns() throws {
      #expect(try text("50% off", "plain") == "50% off")
      #expect(try text("50%% off", "plain") == "50%% off")
      #expect(try text("%lld%% off", "\(50)% off") == "50% off")
      #expect(try text("%@ à 50 % de rabais", "\("x")") == "x à 50 % de rabais")
      #expect(try text("100 % de %lld", "\(3)") == "100 % de 3")
      #expect(try text("50%-ig: %@", "\("x")") == "50%-ig: x")
    }

    /// Source: Foundation's localizedStringWithFormat(_:_:), which writes numbers for the locale;
    /// the separators and digits are CLDR's.
    @Test("Numbers have the locale's digits, groups and decimal separator")
    func numbers() {
      func text(_ value: String.LocalizationValue, _ locale: String) -> String {
        String(localized: value, locale: Locale(identifier: locale))
      }
      #expect(text("\(1_234_567)", "en") == "1,234,567")
      #expect(text("\(1_234_567)", "de_CH") == "1’234’567")
      #expect(text("\(123_456)", "en_IN") == "1,23,456")
      #expect(text("\(-42)", "en") == "-42")
      #expect(text("\(305)", "ar_EG") == "٣٠٥")
      #expect(text("\(42)", "fa") == "۴۲")
      #expect(text("\(UInt64.max)", "en") == "18,446,744,073,709,551,615")
      #expect(text("\(Int64.min)", "en") == "-9,223,372,036,854,775,808")
      #expect(text("\(1.5)", "de") == "1,500000")
      #expect(text("\(1.5, specifier: "%.1f")", "de") == "1,5")
      #expect(text("\(3, specifier: "%02lld")", "en") == "03")
      #expect(text("\(1_234, specifier: "%05d")", "en") == "01234")
      #expect(text("\(3, specifier: "%4lld")|", "en") == "   3|")
      #expect(text("\(3, specifier: "%-4lld")|", "en") == "3   |")
      #expect(text("\(3, specifier: "%+lld")", "en") == "+3")
      #expect(text("\(255, specifier: "%llx")", "en") == "ff")
      #expect(text("\(UInt32(255), specifier: "%X")", "en") == "FF")
      #expect(text("\(-1, specifier: "%llx")", "en") == "ffffffffffffffff")
      #expect(text("\(8, specifier: "%llo")", "en") == "10")
      #expect(text("\(2.0, specifier: "%g")", "en") == "2")
      #expect(text("\(1234.5, specifier: "%.2e")", "en") == "1.23E3")
      #expect(text("\(Double.infinity, specifier: "%.0f")", "en") == "∞")
      #expect(text("\(Double.nan, specifier: "%x")", "en") == "NaN")
    }

    @Test("A format style without a locale writes in the text's, one with a locale keeps it")
    func styles() {
      let german = Locale(identifier: "de")
      let value: String.LocalizationValue = "\(1234.5, format: .number)"
      #expect(String(localized: value, locale: german) == "1.234,5")
      let french = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
      #expect(String(localized: "\(1234.5, format: french)", locale: german) == "1,234.5")
      let attributed = FloatingPointFormatStyle<Double>.number.attributed
      #expect(String(localized: "\(0.5, format: attributed)", locale: german) == "0,5")
      #expect(
        String(localized: "\(NSNumber(value: 7), formatter: NumberFormatter())", locale: german)
          == "7")
    }

    @Test("A text within a text is in the outer one's language, unless it names its own")
    func nested() throws {
      let folder = try TableFolder.catalog(
        """
        "inner" : { "localizations" : {
          "fr" : { "stringUnit" : { "state" : "translated", "value" : "dedans" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "innen" } } } },
        "<%@>" : { "localizations" : {
          "fr" : { "stringUnit" : { "state" : "translated", "value" : "«%@»" } } } }
        """)
      var inner = LocalizedStringResource("inner", bundle: folder.bundle)
      #expect(folder.string("<\(inner)>", "fr") == "«dedans»")
      inner.locale = Locale(identifier: "de")
      #expect(folder.string("<\(inner)>", "fr") == "«innen»")
    }

    @Test("A placeholder without an argument stays as it is written")
    func placeholders() {
      #expect(String(localized: "\(placeholder: .int) of \(3)") == "%lld of 3")
      var options = String.LocalizationOptions()
      options.replacements = [7, NSString("text")]
      let value: String.LocalizationValue =
        "\(placeholder: .int) of \(3) \(placeholder: .object) \(placeholder: .int)"
      #expect(String(localized: value, options: options) == "7 of 3 text %lld")
      #expect(String(localized: "k", defaultValue: value, options: options) == "7 of 3 text %lld")
      #expect(
        String(localized: LocalizedStringResource(value), options: options) == "7 of 3 text %lld")
    }

    @Test(
      "Marks of grammar agreement go, the words stay",
      arguments: [
        ("^[%lld pizza](inflect: true)", "3 pizza"), ("a ^[b](inflect: true) c", "a b c"),
        ("^[a ^[b](inflect: true)](morphology: { partOfSpeech: \"noun\" })", "a b"),
        ("2^[x]", "2^[x]"), ("^[x](no)", "^[x](no)"), ("^[", "^["), ("[a](b: c)", "[a](b: c)"),
        ("^[a](b: (c)", "^[a](b: (c)"),
      ])
    func grammar(source: String, expected: String) throws {
      #expect(try text(source, "\(3)") == expected)
    }
  }
#endif
