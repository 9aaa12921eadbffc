#if os(Linux)
  import Foundation
  import StringCatalog

  /// Texts to look up: a catalog, its compiled tables, and the same texts by hand.
  struct StringsFixture {
    /// A key in the pieces of the literal that a call has, and its text in those of a hand's.
    struct Text {
      /// The key as the tables have it.
      var key: String
      /// What stands before the argument in the literal, and after it.
      var literal: (before: String, after: String)
    }

    /// The folder with the catalog.
    let catalog: URL
    /// The folder with `en.lproj`.
    let compiled: URL
    /// Keys without arguments, with a text as argument, and with a number.
    private(set) var plain: [Text] = []
    private(set) var worded: [Text] = []
    private(set) var plural: [Text] = []
    /// What a hand looks up: whole texts, what stands before an argument, and what stands after a
    /// number, for one and for others.
    private(set) var byHand = (
      texts: [String: String](), before: [String: String](), one: [String: String](),
      other: [String: String]()
    )

    /// How many keys there are of each kind; a power of two.
    static let count = 256

    init(in directory: URL) throws {
      catalog = directory.appendingPathComponent("catalog")
      compiled = directory.appendingPathComponent("compiled")
      var entries: [String] = []
      for number in 0..<Self.count {
        let texts = Self.texts(number)
        plain.append(texts.plain)
        worded.append(texts.worded)
        plural.append(texts.plural)
        byHand.texts[texts.plain.key] = "Line \(number) of the forecast"
        byHand.before[texts.worded.key] = "Forecast \(number) for "
        byHand.one[texts.plural.key] = " shower on day \(number)"
        byHand.other[texts.plural.key] = " showers on day \(number)"
        entries += [
          Self.entry(texts.plain.key, Self.unit("Line \(number) of the forecast")),
          Self.entry(texts.worded.key, Self.unit("Forecast \(number) for %@")),
          Self.entry(
            texts.plural.key,
            """
            "variations":{"plural":{"one":{\(Self.unit("%lld shower on day \(number)"))},\
            "other":{\(Self.unit("%lld showers on day \(number)"))}}}
            """),
        ]
      }
      try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
      let file = catalog.appendingPathComponent("Localizable.xcstrings").path
      let text = #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#
      try AtomicFile.write(Array(text.utf8), to: file)
      let report = CompilationRequest(
        catalogs: [file], outputDirectory: compiled.path,
        options: CompilationOptions(format: .binary)
      ).run()
      guard report.problems.isEmpty, !report.hasErrors else {
        throw BenchmarkError("the catalog doesn't compile: \(report.lines)")
      }
    }

    private static func texts(_ number: Int) -> (plain: Text, worded: Text, plural: Text) {
      let plain = "forecast.line-\(number)"
      let (before, after) = ("forecast.\(number) for ", " showers on day \(number)")
      return (
        Text(key: plain, literal: (plain, "")), Text(key: before + "%@", literal: (before, "")),
        Text(key: "%lld" + after, literal: ("", after))
      )
    }

    private static func unit(_ value: String) -> String {
      #""stringUnit":{"state":"translated","value":"\#(value)"}"#
    }

    private static func entry(_ key: String, _ localization: String) -> String {
      #""\#(key)":{"localizations":{"en":{\#(localization)}}}"#
    }

    /// A catalog of at least so many bytes: the entries of the example apps, again and again under
    /// new keys.
    static func largeCatalog(size: Int) throws -> (data: Data, key: String) {
      let examples = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples")
        .standardized
      let paths = [
        "Skylight/Sources/Skylight/Resources/Localizable.xcstrings",
        "Trailbook/Sources/Trailbook/Resources/Localizable.xcstrings",
      ]
      var entries: [String: Any] = [:]
      for path in paths {
        let data = try Data(contentsOf: examples.appendingPathComponent(path))
        let catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        for (key, entry) in catalog?["strings"] as? [String: Any] ?? [:] where !key.isEmpty {
          entries["\(path.prefix { $0 != "/" }) \(key)"] = entry
        }
      }
      var strings: [String: Any] = [:]
      for copy in 0..<100 {
        for (key, entry) in entries { strings["\(key) \(copy)"] = entry }
        let data = try JSONSerialization.data(
          withJSONObject: ["sourceLanguage": "en", "strings": strings, "version": "1.0"],
          options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        // The last key: whoever stops at what was asked for has no advantage.
        if data.count >= size { return (data, strings.keys.max() ?? "") }
      }
      throw BenchmarkError("the examples' catalogs are too small")
    }
  }
#endif
