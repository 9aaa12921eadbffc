import Findings

@testable import Checks

/// Writes entries of a catalog for tests, and reads what a finding marks.
enum CatalogText {
  /// An entry with a text in each language.
  static func entry(
    _ key: String, state: String? = nil, fields: String = "",
    _ values: KeyValuePairs<String, String>
  ) -> String {
    let localizations = values.map { language, value in
      "\"\(language)\" : \(unit(value))"
    }
    return """
      "\(key)" : {
        \(state.map { "\"extractionState\" : \"\($0)\"," } ?? "") \(fields)
        "localizations" : { \(localizations.joined(separator: ",\n")) }
      }
      """
  }

  /// An entry with what each language's object holds.
  static func entry(_ key: String, contents: KeyValuePairs<String, String>) -> String {
    let localizations = contents.map { "\"\($0)\" : { \($1) }" }
    return """
      "\(key)" : { "localizations" : { \(localizations.joined(separator: ",\n")) } }
      """
  }

  /// What a localization or a branch with a text holds.
  static func unit(_ value: String) -> String {
    "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
  }

  /// The variations of a text along an axis.
  static func variations(
    of axis: String = "plural", _ branches: KeyValuePairs<String, String>
  ) -> String {
    let units = branches.map { "\"\($0)\" : \(unit($1))" }
    return "\"variations\" : { \"\(axis)\" : { \(units.joined(separator: ", ")) } }"
  }

  /// A text with one substitution.
  static func substituted(
    _ value: String, _ name: String, argument: Int? = 1, format: String = "lld",
    _ branches: KeyValuePairs<String, String>
  ) -> String {
    """
    "stringUnit" : { "state" : "translated", "value" : "\(value)" },
    "substitutions" : { "\(name)" : {
      \(argument.map { "\"argNum\" : \($0)," } ?? "") "formatSpecifier" : "\(format)",
      \(variations(branches)) } }
    """
  }
}

extension Finding {
  /// The part of the value that the finding marks.
  var markedText: String {
    guard let excerpt else { return "" }
    let bytes = Array(excerpt.value.utf8)[excerpt.marked]
    return String(decoding: bytes, as: UTF8.self)
  }
}
