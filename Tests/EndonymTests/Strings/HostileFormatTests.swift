#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// Formats that would make C's formatter read or write memory that isn't the text's own, wherever
  /// a table can have them.
  ///
  /// What each would do is said by IEEE Std 1003.1, `fprintf`; that none of it happens, and that
  /// what can't be used stays as it is written, is the decision that these tests hold.
  struct HostileFormatTests {
    /// Where a format can stand.
    enum Place: CaseIterable {
      case catalog, catalogPlural, strings, stringsdict, stringsdictPlural, stringsdictDevice
    }

    private static func text(
      _ format: String, _ arguments: String.LocalizationValue, in place: Place
    ) throws -> String {
      let key = LocalizedStringResource(arguments).key
      let plural: [String: Any] = [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
        "other": format,
      ]
      let unit = ["stringUnit": ["state": "translated", "value": format]]
      let folder =
        switch place {
        case .catalog: try catalog(key, unit)
        case .catalogPlural: try catalog(key, ["variations": ["plural": ["other": unit]]])
        case .strings: try compiled("strings", [key: format])
        case .stringsdict:
          try compiled("stringsdict", [key: ["NSStringLocalizedFormatKey": format]])
        case .stringsdictPlural:
          try compiled(
            "stringsdict", [key: ["NSStringLocalizedFormatKey": "%#@x@", "x": plural]])
        case .stringsdictDevice:
          try compiled("stringsdict", [key: ["NSStringDeviceSpecificRuleType": ["other": format]]])
        }
      return folder.string(arguments, "en")
    }

    private static func catalog(_ key: String, _ localization: Any) throws -> TableFolder {
      try TableFolder().write(
        JSONSerialization.data(withJSONObject: [
          "sourceLanguage": "en", "version": "1.0",
          "strings": [key: ["localizations": ["en": localization]]],
        ]), to: "Localizable.xcstrings")
    }

    private static func compiled(
      _ kind: String, _ table: [String: Any],
      _ format: PropertyListSerialization.PropertyListFormat = .binary
    ) throws -> TableFolder {
      try TableFolder().write(
        PropertyListSerialization.data(fromPropertyList: table, format: format, options: 0),
        to: "en.lproj/Localizable.\(kind)")
    }

    @Test(
      "A specifier that writes memory, follows a pointer or takes a width from it stays as it is",
      arguments: [
        "%n", "%hhn", "%lln", "%1$n", "%s", "%1$s", "%ls", "%S", "%p", "%c", "%C", "%*d", "%*1$d",
        "%-*d", "%.*f", "%.*s", "%999$@", "%999$lld", "%2$@", "%0$@", "%2147483648$@",
        "%18446744073709551616$lld", "%#@undefined@", "%a",
      ], Place.allCases)
    func unusable(specifier: String, place: Place) throws {
      let format = "<\(specifier)>"
      #expect(try Self.text(format, "\(0x4141_4141)", in: place) == format)
      #expect(try Self.text(format, "\("secret")", in: place) == format)
    }

    @Test(
      "A width or a precision of gigabytes is drawn in",
      arguments: [
        "%99999999d", "%-99999999d", "%099999999lld", "%.99999999lld", "%.99999999f",
        "%99999999.99999999f", "%99999999@", "%99999999999999999999d",
      ], Place.allCases)
    func enormous(specifier: String, place: Place) throws {
      let texts = try [
        Self.text(specifier, "\(7)", in: place), Self.text(specifier, "\(7.5)", in: place),
      ]
      for text in texts { #expect(text.utf8.count < 1_000) }
    }

    @Test("Arguments of another type are shown, not taken for what the format says")
    func wrongTypes() throws {
      for place in Place.allCases {
        // An object where the number is would be an address.
        #expect(try Self.text("<%@>", "\(65)", in: place) == "<65>")
        #expect(try Self.text("<%lld>", "\("word")", in: place) == "<word>")
        #expect(try Self.text("<%.1f>", "\("word")", in: place) == "<word>")
        #expect(try Self.text("<%lld>", "\(2.5)", in: place) == "<2.5>")
        #expect(try Self.text("<%.1f>", "\(2)", in: place) == "<2.0>")
        #expect(try Self.text("<%lld %lld>", "\(2)", in: place) == "<2 %lld>")
      }
    }

    @Test(
      "The type that a variable of a stringsdict claims can't change what its argument is",
      arguments: [
        "n", "s", "p", "*d", "99999999d", "999$@", "%n", "@", "f", "", "lld%n", "\u{0}",
        String(repeating: "9", count: 100_000) + "d",
      ])
    func valueTypes(type: String) throws {
      let folder = try Self.compiled(
        "stringsdict",
        [
          "%lld": [
            "NSStringLocalizedFormatKey": "%#@x@",
            "x": [
              "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
              "NSStringFormatValueTypeKey": type, "other": "%lld things",
            ],
          ]
        ])
      #expect(folder.string("\(3)", "en") == "3 things")
    }

    @Test(
      "The specifier that a substitution of a catalog claims writes nothing dangerous",
      arguments: ["n", "s", "p", "*d", "999$@", "%n", "", "lld%n"])
    func specifiers(specifier: String) throws {
      let unit = ["stringUnit": ["state": "translated", "value": "<%arg>"]]
      let folder = try Self.catalog(
        "%lld",
        [
          "stringUnit": ["state": "translated", "value": "%#@x@"],
          "substitutions": [
            "x": [
              "argNum": 1, "formatSpecifier": specifier, "variations": ["plural": ["other": unit]],
            ]
          ],
        ])
      let text = folder.string("\(3)", "en")
      #expect(text == "<3>" || text == "<%arg>")
    }

    /// How many there are in the tests of very many.
    private static let million = 1_000_000

    @Test("A million substitutions of a compiled text end", arguments: [true, false])
    func millionCompiled(isBinary: Bool) throws {
      let parts = String(repeating: "%#@a@", count: Self.million)
      let folder = try Self.compiled(
        "stringsdict",
        [
          "%lld": [
            "NSStringLocalizedFormatKey": parts,
            "a": [
              "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
              "NSStringFormatValueTypeKey": "lld", "one": "%lld a,", "other": "%lld as,",
            ],
          ]
        ], isBinary ? .binary : .xml)
      let text = folder.string("\(1)", "en")
      #expect(text.hasPrefix("1 a,"))
      #expect(text.utf8.count < 16 << 20)
    }

    @Test("A million substitutions of a catalog end, within one another too")
    func millionInCatalog() throws {
      let unit = { (value: String) in ["stringUnit": ["state": "translated", "value": value]] }
      let parts = String(repeating: "%1$#@a@", count: Self.million)
      let folder = try Self.catalog(
        "%lld",
        [
          "stringUnit": ["state": "translated", "value": parts],
          "substitutions": [
            "a": [
              "argNum": 1, "formatSpecifier": "lld",
              "variations": ["plural": ["other": unit("%arg \(parts.prefix(70_000))")]],
            ]
          ],
        ])
      let text = folder.string("\(3)", "en")
      #expect(text.hasPrefix("3 3 "))
      #expect(text.utf8.count < 16 << 20)
    }

    @Test("Thousands of variables that name one another, and all themselves, end")
    func manyVariables() throws {
      let count = 5_000
      var entry: [String: Any] = ["NSStringLocalizedFormatKey": "%#@v0@"]
      for number in 0..<count {
        entry["v\(number)"] = [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "lld",
          "other": "\(number) %#@v\(number)@%#@v\((number + 1) % count)@%#@v0@",
        ]
      }
      let text = try Self.compiled("stringsdict", ["%lld": entry]).string("\(3)", "en")
      #expect(text.hasPrefix("0 "))
      #expect(text.utf8.count < 1 << 20)
    }

    @Test("Variations of ten thousand levels end in the key")
    func depth() throws {
      let open = #"{"variations":{"device":{"other":"#
      let levels = 10_000
      let deep =
        String(repeating: open, count: levels) + "1" + String(repeating: "}}}", count: levels)
      let folder = try TableFolder.catalog(#""key":{"localizations":{"en":\#(deep)}}"#)
      #expect(folder.string("key", "en") == "key")
      let dictionary = "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>other</key>"
      let list =
        "<plist><dict><key>key</key>" + String(repeating: dictionary, count: levels)
        + "<string>a</string>" + String(repeating: "</dict></dict>", count: levels)
        + "</dict></plist>"
      let compiled = try TableFolder().write(list, to: "en.lproj/Localizable.stringsdict")
      #expect(compiled.string("key", "en") == "key")
    }
  }
#endif
