/// A text as a string literal of Swift, on one line.
enum SwiftLiteral {
  /// The literal, quotes included; what can't be seen, or turns the writing around, is escaped.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// The literal's text without its quotes.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": result.append(contentsOf: "\\\(scalar)".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case _ where isHidden(scalar):
        let number = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Joiners stay: emoji, Persian and Indic words need them to be readable.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
