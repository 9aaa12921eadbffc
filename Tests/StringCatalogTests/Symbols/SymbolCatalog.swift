import StringCatalog

/// Catalogs for tests of generated symbols.
enum SymbolCatalog {
  /// A catalog in English of entries in JSON.
  static func parsed(_ entries: String) throws -> Catalog {
    try Catalog(
      parsing: Array(#"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#.utf8))
  }

  /// A manual entry with a source value; without one where it is nil.
  static func manual(_ key: String, _ value: String? = nil, _ fields: String = "") -> String {
    let localization = value.map {
      #","localizations":{"en":{"stringUnit":{"state":"translated","value":\#(quoted($0))}}}"#
    }
    return #"\#(quoted(key)):{"extractionState":"manual"\#(localization ?? "")\#(fields)}"#
  }

  /// A manual entry whose English content is JSON.
  static func manual(_ key: String, content: String) -> String {
    #"\#(quoted(key)):{"extractionState":"manual","localizations":{"en":\#(content)}}"#
  }

  /// A text in JSON.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar.value < 0x20 {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension SymbolFile {
  /// The symbols as they are declared, in the order of the source.
  var declarations: [String] { symbols.map(\.signature.description) }
}
