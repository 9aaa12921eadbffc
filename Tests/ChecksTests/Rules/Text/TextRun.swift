import Findings

@testable import Checks

/// Runs a rule over one entry whose key is the source text.
enum TextRun {
  /// The findings of a rule about translations of a text.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - source: The key.
  ///   - translations: Languages with their texts.
  ///   - fields: More fields of the entry, as JSON.
  /// - Returns: The findings in the order of their places.
  /// - Throws: `CatalogError`, where a test's fields are no JSON.
  static func findings(
    of rule: any Rule, source: String, _ translations: [(String, String)], fields: String = ""
  ) throws -> [Finding] {
    let localizations = translations.map { language, text in
      """
      "\(language)" : { "stringUnit" : { "state" : "translated", "value" : \(quoted(text)) } }
      """
    }
    return try RuleRun.findings(
      of: rule,
      inEntries: """
        \(quoted(source)) : {
          \(fields)"localizations" : {
            \(localizations.joined(separator: ",\n    "))
          }
        }
        """)
  }

  /// The part of a finding's value that is marked.
  static func marked(_ finding: Finding) -> String? {
    guard let excerpt = finding.excerpt, !excerpt.marked.isEmpty else { return nil }
    return String(decoding: Array(excerpt.value.utf8)[excerpt.marked], as: UTF8.self)
  }

  /// A text as a JSON string.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
