#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// Texts of compiled tables, `<language>.lproj/<Table>.strings` and `.stringsdict`.
  ///
  /// Source: Apple, "Stringsdict File Format" in the documentation archive, whose examples these
  /// are.
  struct CompiledTableTests {
    enum Format: CaseIterable { case text, xml, binary }

    private static var stringsdict: [String: Any] {
      [
        "%d home(s) found": [
          "NSStringLocalizedFormatKey": "%#@homes@",
          "homes": [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
            "NSStringFormatValueTypeKey": "d",
            "zero": "No homes found", "one": "%d home found", "other": "%d homes found",
          ],
        ],
        "%lld files in %lld folders": [
          "NSStringLocalizedFormatKey": "%#@files@ in %#@folders@",
          "files": [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
            "NSStringFormatValueTypeKey": "lld", "one": "%lld file", "other": "%lld files",
          ],
          "folders": [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
            "NSStringFormatValueTypeKey": "lld", "one": "%lld folder", "other": "%lld folders",
          ],
        ],
        "UserInstructions": [
          "NSStringDeviceSpecificRuleType": [
            "iphone": "Tap here", "mac": "Click here", "appletv": "Press here", "other": "Go on",
          ]
        ],
        "WelcomeMessage": [
          "NSStringVariableWidthRuleType": [
            "20": "Welcome!", "25": "Hi there, welcome!", "50": "Hello and welcome to the app!",
          ]
        ],
        "%lld taps": [
          "NSStringDeviceSpecificRuleType": [
            "iphone": [
              "NSStringLocalizedFormatKey": "%#@n@",
              "n": [
                "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                "NSStringFormatValueTypeKey": "lld", "one": "%lld tap", "other": "%lld taps",
              ],
            ],
            "other": [
              "NSStringLocalizedFormatKey": "%#@n@",
              "n": [
                "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                "NSStringFormatValueTypeKey": "lld", "one": "%lld click", "other": "%lld clicks",
              ],
            ],
          ]
        ],
        "number": 7, "list": ["a"], "nothing": [String: String](),
      ]
    }

    private static func folder(_ format: Format) throws -> TableFolder {
      let folder = try TableFolder()
      let strings = ["summit": "Gipfel", "%lld%% off": "%lld %% Rabatt", "ü": "„Ü“"]
      switch format {
      case .text:
        try folder.write(
          "/* a comment */\n\"summit\" = \"Gipfel\";\n\"%lld%% off\" = \"%lld %% Rabatt\";\n"
            + "\"ü\" = \"„Ü“\";\n", to: "de.lproj/Localizable.strings")
      case .xml, .binary:
        try folder.write(
          PropertyListSerialization.data(
            fromPropertyList: strings, format: format == .xml ? .xml : .binary, options: 0),
          to: "de.lproj/Localizable.strings")
      }
      try folder.write(
        PropertyListSerialization.data(
          fromPropertyList: stringsdict, format: format == .binary ? .binary : .xml, options: 0),
        to: "en.lproj/Localizable.stringsdict")
      return folder
    }

    @Test("Texts of every form of property list are found", arguments: Format.allCases)
    func strings(format: Format) throws {
      let folder = try Self.folder(format)
      #expect(folder.string("summit", "de_AT") == "Gipfel")
      #expect(folder.string("\(20)% off", "de") == "20 % Rabatt")
      #expect(folder.string("ü", "de") == "„Ü“")
      #expect(folder.string("summit", "fr") == "summit")
    }

    @Test("Plurals choose by the number, with an explicit zero", arguments: Format.allCases)
    func plurals(format: Format) throws {
      let folder = try Self.folder(format)
      #expect(folder.string("\(Int32(0)) home(s) found", "en") == "No homes found")
      #expect(folder.string("\(Int32(1)) home(s) found", "en") == "1 home found")
      #expect(folder.string("\(Int32(1204)) home(s) found", "en") == "1,204 homes found")
      #expect(folder.string("\(1) files in \(2) folders", "en") == "1 file in 2 folders")
      #expect(folder.string("\(2) files in \(1) folders", "en") == "2 files in 1 folder")
    }

    @Test("Devices and widths are those of the settings")
    func variations() throws {
      let folder = try Self.folder(.binary)
      func text(_ key: String.LocalizationValue, _ device: LocalizationDevice, _ width: Int?)
        -> String
      {
        folder.string(
          key, "en", LocalizationSettings(device: device, width: width, store: StringsStore()))
      }
      #expect(text("UserInstructions", .mac, nil) == "Click here")
      #expect(text("UserInstructions", .ipod, nil) == "Tap here")
      #expect(text("UserInstructions", .applewatch, nil) == "Go on")
      #expect(text("WelcomeMessage", .other, nil) == "Hello and welcome to the app!")
      #expect(text("WelcomeMessage", .other, 49) == "Hi there, welcome!")
      #expect(text("WelcomeMessage", .other, 5) == "Welcome!")
      #expect(text("\(1) taps", .iphone, nil) == "1 tap")
      #expect(text("\(2) taps", .mac, nil) == "2 clicks")
    }

    @Test("What is no entry is none", arguments: ["number", "list", "nothing"])
    func noEntries(key: String) throws {
      #expect(try Self.folder(.xml).string(String.LocalizationValue(key), "en") == key)
    }

    @Test(
      "SwiftPM writes the names of languages in lower case",
      arguments: [
        ("zh-hans.lproj", "zh_CN"), ("zh-Hans.lproj", "zh-Hans-SG"), ("pt-br.lproj", "pt_BR"),
        ("ES-419.LPROJ", "es_MX"), ("sr_Latn.lproj", "sr-Latn"), ("de.lproj", "gsw"),
      ])
    func spelling(folder name: String, locale: String) throws {
      let folder = try TableFolder().write("\"a\" = \"b\";", to: "\(name)/Localizable.strings")
      #expect(folder.string("a", locale) == "b")
    }

    @Test("The development language of 'Info.plist', or English, serves other readers")
    func developmentLanguage() throws {
      let folder = try TableFolder()
        .write("\"a\" = \"deutsch\";", to: "de.lproj/Localizable.strings")
        .write("\"a\" = \"english\";", to: "en.lproj/Localizable.strings")
      #expect(folder.string("a", "ja") == "english")
      let list = try PropertyListSerialization.data(
        fromPropertyList: ["CFBundleDevelopmentRegion": "de"], format: .xml, options: 0)
      try folder.write(list, to: "Info.plist")
      #expect(folder.string("a", "ja") == "deutsch")
    }

    @Test("A compiled text comes before the catalog's")
    func order() throws {
      let folder = try TableFolder.catalog(
        #""a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"catalog"}}}},"#
          + #""b":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"only"}}}}"#
      ).write("\"a\" = \"compiled\";", to: "de.lproj/Localizable.strings")
      #expect(folder.string("a", "de") == "compiled")
      #expect(folder.string("b", "de") == "only")
    }

    @Test(
      "A file that is no property list, cut off, or too deep gives the key",
      arguments: [
        Data(), Data("\"a\" = \"b".utf8), Data("bplist00".utf8), Data([0xFF, 0xFE, 0x00]),
        Data(("bplist00" + String(repeating: "\u{7F}", count: 64)).utf8),
        Data(String(repeating: "{a=", count: 200_000).utf8),
        Data(("<plist>" + String(repeating: "<dict><key>a</key>", count: 100_000)).utf8),
        Data(("<plist>" + String(repeating: "<array>", count: 100_000)).utf8),
      ])
    func broken(data: Data) throws {
      let folder = try TableFolder()
        .write(data, to: "de.lproj/Localizable.strings")
        .write(data, to: "de.lproj/Localizable.stringsdict")
      #expect(folder.string("key", "de") == "key")
    }

    @Test("Brackets in texts and comments make no file too deep", arguments: ["(", "{", "((}"])
    func bracketsInTexts(bracket: String) throws {
      let many = String(repeating: bracket, count: 500)
      let folder = try TableFolder()
        .write(
          "/* \(many) \" */ \"a\" = \"\(many)\"; // '\n\"b\" = \"x\";", to: "de.lproj/Old.strings")
      #expect(folder.string("b", "de", table: "Old") == "x")
      #expect(folder.string("a", "de", table: "Old") == many)
      let list = try PropertyListSerialization.data(
        fromPropertyList: ["a": many, "b": "x"], format: .xml, options: 0)
      try folder.write(list, to: "de.lproj/New.strings")
      #expect(folder.string("b", "de", table: "New") == "x")
    }

    @Test(
      "A quote in a comment or a quote of the other kind hides no depth",
      arguments: ["/* \" */", "// \"\n", "'\"' = x;", "\"'\" = x;"])
    func hiddenDepth(start: String) throws {
      let folder = try TableFolder().write(
        start + String(repeating: "{a=", count: 200_000), to: "de.lproj/Localizable.strings")
      #expect(folder.string("key", "de") == "key")
    }

    @Test("No change of one byte of a binary property list traps")
    func flippedBytes() throws {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["a": ["NSStringLocalizedFormatKey": "b", "c": ["d": "é日"]]],
        format: .binary, options: 0)
      for index in data.indices {
        for value: UInt8 in [0x00, 0x0F, 0x7F, 0xD1, 0xDF, 0xFF] {
          var changed = data
          changed[index] = value
          let folder = try TableFolder().write(changed, to: "de.lproj/Localizable.stringsdict")
          let text = folder.string("a", "de")
          #expect(text.utf8.count < 100)
        }
      }
    }

    @Test("A folder where a file should be, and a bundle that isn't there, give the key")
    func missing() throws {
      let folder = try TableFolder().write("x", to: "Localizable.xcstrings/de.lproj/a")
      #expect(folder.string("key", "de") == "key")
      let resource = LocalizedStringResource(
        "key", bundle: .atURL(URL(fileURLWithPath: "/no/such/bundle")))
      #expect(String(localized: resource) == "key")
      #expect(String(localized: "key \(1)", bundle: .main) == "key 1")
    }
  }
#endif
