import Checks
import Findings
import Ink
import Slots
import StringCatalog

/// Sources made in a test.
enum SampleSources {
  /// The place of a fill whose place doesn't matter.
  static let place = SourceLocation(path: "endonym.json", line: 3, column: 5)

  /// A catalog from the JSON of its entries.
  static func catalog(
    _ strings: String, path: String = "App/Localizable.xcstrings", source: String = "en"
  ) throws -> SlotSources.CatalogFile {
    let text = #"{"sourceLanguage":"\#(source)","strings":{\#(strings)},"version":"1.0"}"#
    let catalog = try Catalog(parsing: Array(text.utf8))
    return SlotSources.CatalogFile(
      InspectedCatalog(catalog, path: path, options: CheckOptions()), path: path)
  }

  /// An entry whose texts don't vary, by language.
  static func entry(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
    let localizations = texts.map { language, text in
      #""\#(language)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    return #""\#(key)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
  }

  /// The plural of a localization, by category.
  static func plural(_ branches: KeyValuePairs<String, String>) -> String {
    let texts = branches.map { category, text in
      #""\#(category)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    return #"{"variations":{"plural":{\#(texts.joined(separator: ","))}}}"#
  }

  /// A slot on one line of a fixed width in 17 points, which `TenPointMeasurer` fills with a tenth
  /// as many characters.
  static func slot(
    _ name: String = "card", width: Double = 100, lines: Int = 1, factor: Double = 1,
    _ fill: (inout SlotFill) -> Void
  ) -> Slot {
    var filled = SlotFill(location: place)
    fill(&filled)
    return Slot(
      name: name, style: TextStyle(size: 17), lines: lines, minimumScaleFactor: factor,
      layout: .fixed(width), fills: [filled], location: place)
  }

  /// An argument that some values stand in.
  static func argument(_ name: String, _ fill: (inout SlotFill) -> Void) -> ArgumentFill {
    var values = SlotFill(location: place)
    fill(&values)
    return ArgumentFill(name: name, values: values)
  }
}
