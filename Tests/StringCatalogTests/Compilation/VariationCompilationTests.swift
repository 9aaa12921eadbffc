import StringCatalog
import Testing

/// The shapes are those of Apple's "Stringsdict File Format" (Internationalization and Localization
/// Guide), "Localizing strings that contain plurals" and "Creating width and device variants of
/// strings"; the variable `value` and its position are those of the tables of Apple's own systems.
@Suite("Compiling what varies")
struct VariationCompilationTests {
  private static let path = "en.lproj/Localizable.stringsdict"

  private func rule(_ localization: String, language: String = "en") throws -> PropertyListValue? {
    let fixture = try CompiledFixture(#""k":\#(Part.entry(#""\#(language)":\#(localization)"#))"#)
    #expect(fixture.diagnostics == [])
    return fixture["\(language).lproj/Localizable.stringsdict"]?.dictionary?["k"]
  }

  /// "Stringsdict File Format", `%d file(s) remaining`.
  @Test("A plural of one number")
  func plural() throws {
    let rule = try rule(Part.plural(["one": "%d file remaining", "other": "%d files remaining"]))
    #expect(
      rule == [
        "NSStringLocalizedFormatKey": "%#@value@",
        "value": .plural(
          "d", ["one": "%d file remaining", "other": "%d files remaining"]),
      ])
  }

  /// CLDR: Arabic has all six categories.
  @Test("Every category is kept")
  func categories() throws {
    let rule = try rule(
      Part.plural([
        "zero": "0", "one": "1", "two": "2", "few": "%lld a", "many": "%lld b", "other": "%lld c",
      ]), language: "ar")
    #expect(
      rule?.dictionary?["value"]
        == .plural(
          "lld",
          [
            "zero": "0", "one": "1", "two": "2", "few": "%lld a", "many": "%lld b",
            "other": "%lld c",
          ])
    )
  }

  /// Apple's CloudRecommendationUI: `%3$#@value@`, "%1$@, %2$@ and %3$llu other app…".
  @Test(
    "With other arguments, each has its position",
    arguments: [
      ("%1$@, %2$@ and %3$llu app", "%3$#@value@", "llu", "%1$@, %2$@ and %3$llu app"),
      ("%@ has %lld items", "%2$#@value@", "lld", "%1$@ has %2$lld items"),
      ("%lld of %@", "%1$#@value@", "lld", "%1$lld of %2$@"),
      ("%1$lld enabled", "%#@value@", "lld", "%1$lld enabled"),
      ("%.1f km", "%#@value@", "f", "%.1f km"), ("%02d: 5 %%", "%#@value@", "d", "%02d: 5 %%"),
    ])
  func positions(_ text: String, _ format: String, _ type: String, _ form: String) throws {
    let rule = try rule(Part.plural(["other": text]))
    #expect(
      rule == [
        "NSStringLocalizedFormatKey": .text(format), "value": .plural(type, ["other": form]),
      ])
  }

  /// A text that drops the number takes its other arguments by position all the same.
  @Test("Forms without the number")
  func droppedNumber() throws {
    let rule = try rule(Part.plural(["one": "%1$@ has one", "other": "%1$@ has %2$lld"]))
    #expect(
      rule == [
        "NSStringLocalizedFormatKey": "%2$#@value@",
        "value": .plural("lld", ["one": "%1$@ has one", "other": "%1$@ has %2$lld"]),
      ])
  }

  /// Observed with Xcode 26.6 (Articulate, T2): the source must show its number, else a translation.
  @Test("A plural that shows no number is an error in the source, or where that has no plural")
  func numberless() throws {
    let bad = Part.plural(["one": "One", "other": "Many %@"])
    let good = Part.plural(["one": "One", "other": "%lld"])
    func diagnostics(_ localizations: String) throws -> [String] {
      try CompiledFixture(#""k":\#(Part.entry(localizations))"#).diagnostics
    }
    let error =
      "Plural variation requires referencing the number in the string. To maintain grammatical "
      + "correctness for strings that do not reference the number of items, use separate "
      + "top-level strings for one and greater than one."
    #expect(try diagnostics(#""de":\#(bad),"en":\#(good)"#) == [])
    let inSource = try diagnostics(#""de":\#(good),"en":\#(bad)"#)
    #expect(inSource.count == 1 && inSource[0].hasSuffix("error \(error) (en: k)"))
    let inTranslation = try diagnostics(#""de":\#(bad)"#)
    #expect(inTranslation.count == 1 && inTranslation[0].hasSuffix("error \(error) (de: k)"))
    let exempt = try CompiledFixture(#""k":\#(Part.entry(#""de":\#(bad),"en":\#(good)"#))"#)
    #expect(
      exempt["de.lproj/Localizable.stringsdict"]?.dictionary?["k"]?.dictionary?["value"]
        == .plural("lld", ["one": "One", "other": "Many %@"]))
  }

  @Test("Without 'other' the most general form stands for it, with a warning")
  func missingOther() throws {
    let forms = Part.plural(["one": "%lld a", "few": "%lld b", "many": "%lld c"])
    let fixture = try CompiledFixture(#""k":\#(Part.entry(#""pl":\#(forms)"#))"#)
    #expect(
      fixture["pl.lproj/Localizable.stringsdict"]?.dictionary?["k"]?.dictionary?["value"]
        == .plural("lld", ["one": "%lld a", "few": "%lld b", "many": "%lld c", "other": "%lld c"]))
    #expect(
      fixture.compiled.diagnostics.map(\.message) == [
        "the plural has no form 'other', so its form 'many' stands for it"
      ])
  }

  /// "Localizing strings that contain plurals"; the positions are those of a public test of a built
  /// app: `%1$#@leaving@ … %2$#@arriving@`, "%1$lld …".
  @Test("Substitutions with argument numbers")
  func substitutions() throws {
    let text = Part.substituted(
      "%#@days@ in %@ and %#@nights@",
      [
        "days": Part.substitution(1, "lld", ["one": "%arg day", "other": "%arg days"]),
        "nights": Part.substitution(3, "d", ["one": "a night", "other": "%arg nights"]),
      ])
    #expect(
      try rule(text) == [
        "NSStringLocalizedFormatKey": "%1$#@days@ in %@ and %3$#@nights@",
        "days": .plural("lld", ["one": "%1$lld day", "other": "%1$lld days"]),
        "nights": .plural("d", ["one": "a night", "other": "%3$d nights"]),
      ])
  }

  /// Observed with Xcode 27: without a number neither the reference nor `%arg` gets a position.
  @Test("Substitutions without argument numbers")
  func unnumbered() throws {
    let text = Part.substituted(
      "%#@days@ in %@", ["days": Part.substitution(nil, "lld", ["other": "%arg days"])])
    #expect(
      try rule(text) == [
        "NSStringLocalizedFormatKey": "%#@days@ in %@",
        "days": .plural("lld", ["other": "%lld days"]),
      ])
    let positional = Part.substituted(
      "%#@days@ in %2$@", ["days": Part.substitution(nil, nil, ["other": "%arg days"])])
    #expect(
      try rule(positional) == [
        "NSStringLocalizedFormatKey": "%1$#@days@ in %2$@",
        "days": .plural("lld", ["other": "%1$lld days"]),
      ])
    let given = Part.substituted(
      "%2$#@days@", ["days": Part.substitution(nil, "u", ["other": "%arg days"])])
    #expect(
      try rule(given) == [
        "NSStringLocalizedFormatKey": "%2$#@days@", "days": .plural("u", ["other": "%2$u days"]),
      ])
  }

  @Test("A substitution within another's text")
  func nestedSubstitution() throws {
    let text = Part.substituted(
      "%#@files@",
      [
        "files": Part.substitution(1, "d", ["other": "%arg files in %#@folders@"]),
        "folders": Part.substitution(2, "d", ["other": "%arg folders"]),
      ])
    #expect(
      try rule(text) == [
        "NSStringLocalizedFormatKey": "%1$#@files@",
        "files": .plural("d", ["other": "%1$d files in %2$#@folders@"]),
        "folders": .plural("d", ["other": "%2$d folders"]),
      ])
  }

  @Test("A plural beside a substitution called 'value'")
  func plurals() throws {
    let text =
      Part.plural(["other": "%lld %#@value@"]).dropLast()
      + #","substitutions":{"value":\#(Part.substitution(2, "d", ["other": "%arg"]))}}"#
    #expect(
      try rule(String(text)) == [
        "NSStringLocalizedFormatKey": "%1$#@value_@",
        "value_": .plural("lld", ["other": "%1$lld %2$#@value@"]),
        "value": .plural("d", ["other": "%2$d"]),
      ])
  }

  /// "Creating width and device variants of strings", `UserInstructions`; that `other` becomes the
  /// plain text was observed with Xcode 27.
  @Test("Devices; the fallback is a plain text")
  func devices() throws {
    let text = Part.varied(
      "device",
      [
        "iphone": Part.unit("Tap here"), "mac": Part.unit("Click here"),
        "appletv": Part.unit("Press here"), "other": Part.unit("Here"),
      ])
    let fixture = try CompiledFixture(#""UserInstructions":\#(Part.entry(#""en":\#(text)"#))"#)
    #expect(
      fixture[Self.path] == [
        "UserInstructions": [
          "NSStringDeviceSpecificRuleType": [
            "iphone": "Tap here", "mac": "Click here", "appletv": "Press here",
          ]
        ]
      ])
    #expect(fixture["en.lproj/Localizable.strings"] == ["UserInstructions": "Here"])
    let single = try CompiledFixture(
      #""k":\#(Part.entry(#""en":\#(text)"#))"#, CompilationOptions(layout: .stringsdictOnly))
    #expect(
      single[Self.path]?.dictionary?["k"] == [
        "NSStringDeviceSpecificRuleType": [
          "iphone": "Tap here", "mac": "Click here", "appletv": "Press here", "other": "Here",
        ]
      ])
  }

  @Test("A plural within a device, and a device within a plural, become the same")
  func devicesAndPlurals() throws {
    let inside = Part.varied(
      "device",
      [
        "mac": Part.plural(["one": "%lld Mac", "other": "%lld Macs"]),
        "iphone": Part.plural(["one": "%lld phone", "other": "%lld phones"]),
      ])
    let outside = Part.varied(
      "plural",
      [
        "one": Part.varied(
          "device", ["mac": Part.unit("%lld Mac"), "iphone": Part.unit("%lld phone")]),
        "other": Part.varied(
          "device", ["mac": Part.unit("%lld Macs"), "iphone": Part.unit("%lld phones")]),
      ])
    let expected: PropertyListValue = [
      "NSStringDeviceSpecificRuleType": [
        "mac": [
          "NSStringLocalizedFormatKey": "%#@value@",
          "value": .plural("lld", ["one": "%lld Mac", "other": "%lld Macs"]),
        ],
        "iphone": [
          "NSStringLocalizedFormatKey": "%#@value@",
          "value": .plural("lld", ["one": "%lld phone", "other": "%lld phones"]),
        ],
      ]
    ]
    #expect(try rule(inside) == expected)
    #expect(try rule(outside) == expected)
  }

  /// The example of "Creating width and device variants of strings", `hello`.
  @Test("Widths")
  func widths() throws {
    let text = Part.varied(
      "width",
      [
        "1": Part.unit("Hi"), "22": Part.unit("Hello"),
        "53": Part.unit("Greetings and Salutations"),
      ])
    #expect(
      try rule(text) == [
        "NSStringVariableWidthRuleType": [
          "1": "Hi", "22": "Hello", "53": "Greetings and Salutations",
        ]
      ])
  }

  /// Foundation crashes on a device rule within a width rule, as public fixtures of another converter
  /// note, so that the device comes first.
  @Test("A device within a width becomes a width within a device")
  func devicesAndWidths() throws {
    let text = Part.varied(
      "width",
      [
        "5": Part.varied("device", ["mac": Part.unit("Click"), "iphone": Part.unit("Tap")]),
        "40": Part.varied(
          "device", ["mac": Part.unit("Click here"), "iphone": Part.unit("Tap it")]),
      ])
    #expect(
      try rule(text) == [
        "NSStringDeviceSpecificRuleType": [
          "mac": ["NSStringVariableWidthRuleType": ["5": "Click", "40": "Click here"]],
          "iphone": ["NSStringVariableWidthRuleType": ["5": "Tap", "40": "Tap it"]],
        ]
      ])
  }

  @Test("Substitutions of a text that varies by device")
  func devicesAndSubstitutions() throws {
    let text =
      Part.varied("device", ["mac": Part.unit("%#@a@"), "other": Part.unit("%#@b@")]).dropLast()
      + #","substitutions":{"a":\#(Part.substitution(1, "d", ["other": "%arg Macs"])),"#
      + #""b":\#(Part.substitution(1, "d", ["other": "%arg things"]))}}"#
    #expect(
      try rule(String(text)) == [
        "NSStringDeviceSpecificRuleType": [
          "mac": [
            "NSStringLocalizedFormatKey": "%1$#@a@", "a": .plural("d", ["other": "%1$d Macs"]),
          ],
          "other": [
            "NSStringLocalizedFormatKey": "%1$#@b@", "b": .plural("d", ["other": "%1$d things"]),
          ],
        ]
      ])
  }

  /// The wording is `xcstringstool`'s, as swift-build's tests of its output parser quote it.
  @Test("References and substitutions that don't fit")
  func references() throws {
    let undefined = try CompiledFixture(
      #""Next meeting at %lld %lld":\#(Part.entry(#""en":\#(Part.unit("%#@arg3@"))"#))"#)
    #expect(undefined.paths == [])
    #expect(
      undefined.diagnostics.map { $0.drop { $0 != " " } } == [
        " error Referencing undefined substitution 'arg3' (en: Next meeting at %lld %lld)"
      ])
    let unused = try CompiledFixture(
      #""Next meeting at %lld %lld":"#
        + Part.entry(
          #""en":"#
            + Part.substituted("x", ["arg1": Part.substitution(1, "lld", ["other": "%arg"])])))
    #expect(unused["en.lproj/Localizable.strings"] == ["Next meeting at %lld %lld": "x"])
    #expect(
      unused.diagnostics.map { $0.drop { $0 != " " } } == [
        " warning Substitution 'arg1' was never referenced. To reference, use %#@arg1@ in some other "
          + "string (en: Next meeting at %lld %lld|==|substitutions.arg1)"
      ])
    let specifier = Part.substituted("%#@a@", ["a": Part.substitution(1, "%n x", ["other": "x"])])
    #expect(try CompiledFixture(#""k":\#(Part.entry(#""en":\#(specifier)"#))"#).compiled.hasErrors)
    let empty = Part.substituted("%#@a@", ["a": #"{"argNum":1,"formatSpecifier":"d"}"#])
    #expect(try CompiledFixture(#""k":\#(Part.entry(#""en":\#(empty)"#))"#).compiled.hasErrors)
  }

  /// Observed with Xcode 27, with its wording.
  @Test("A fallback that varies is an error")
  func variedFallback() throws {
    let text = Part.varied(
      "device", ["mac": Part.unit("%d"), "other": Part.plural(["other": "%d"])])
    let fixture = try CompiledFixture(#""k":\#(Part.entry(#""en":\#(text)"#))"#)
    #expect(fixture.paths == [])
    #expect(
      fixture.compiled.diagnostics.map(\.text) == [
        "Fallback value cannot be further varied (en: k|==|device.other)"
      ])
  }

  @Test("Branches of no known name are left out, with a warning each")
  func unknownBranches() throws {
    let text = Part.varied(
      "device", ["toaster": Part.unit("a"), "mac": Part.unit("b"), "ipad": Part.unit("c")])
    let fixture = try CompiledFixture(#""k":\#(Part.entry(#""en":\#(text)"#))"#)
    #expect(
      fixture[Self.path] == ["k": ["NSStringDeviceSpecificRuleType": ["mac": "b", "ipad": "c"]]])
    #expect(
      fixture.compiled.diagnostics.map(\.message) == ["the device 'toaster' is not compiled"])
    for (axis, branch) in [("plural", "lots"), ("width", "wide"), ("mood", "good")] {
      let text = Part.varied(axis, ["\(branch)": Part.unit("%d")])
      let fixture = try CompiledFixture(#""k":\#(Part.entry(#""de":\#(text)"#))"#)
      #expect(fixture.compiled.diagnostics.map(\.severity) == [.warning], "\(axis)")
      #expect(fixture["de.lproj/Localizable.stringsdict"] == nil)
    }
  }

  @Test("A text of two shapes at once: the first axis counts, and the plain text doesn't")
  func ambiguousShapes() throws {
    let text =
      #"{\#(ModelFixture.unit("plain")),"variations":{"device":{"mac":\#(Part.unit("m"))},"#
      + #""plural":{"other":\#(Part.unit("%d"))}}}"#
    #expect(try rule(text) == ["NSStringDeviceSpecificRuleType": ["mac": "m"]])
  }

  @Test("Many references in one text are each looked up once")
  func manyReferences() throws {
    let references = (0..<20_000).map { "%#@s\($0)@" }.joined()
    let fixture = try CompiledFixture(
      #""k":\#(Part.entry(#""en":\#(Part.unit("%1$@" + references))"#))"#)
    #expect(fixture.compiled.diagnostics.count == 20_000)
  }

  @Test("Many widths, devices and substitutions at once stay bounded")
  func bounded() throws {
    let widths = (0..<500).map { #""\#($0)":\#(Part.unit("%#@s0@"))"# }.joined(separator: ",")
    let substitutions = (0..<100).map {
      #""s\#($0)":\#(Part.substitution(1, "d", ["other": "%#@s\($0 + 1)@ %arg"]))"#
    }.joined(separator: ",")
    let devices = ["mac", "ipad", "iphone", "other"].map {
      #""\#($0)":{"variations":{"width":{\#(widths)}}}"#
    }.joined(separator: ",")
    let text = #"{"variations":{"device":{\#(devices)}},"substitutions":{\#(substitutions)}}"#
    let fixture = try CompiledFixture(#""k":\#(Part.entry(#""en":\#(text)"#))"#)
    #expect(fixture.compiled.hasErrors)
    #expect(fixture.compiled.diagnostics.contains { $0.message.contains("a width beyond 32") })
  }
}
