import StringCatalog

extension ArgumentFamily {
  /// What an argument is, for a message.
  package var words: String {
    switch self {
    case .object: "text"
    case .integer: "a whole number"
    case .floatingPoint: "a decimal number"
    case .longDouble: "a 'long double'"
    case .cString: "a C string"
    case .utf16String: "a C string of UTF-16"
    case .pointer: "a pointer"
    case .count: "a place to store a count"
    }
  }
}

extension FormatArgument {
  /// What the argument is, for a message.
  var words: String { type?.family.words ?? "a substitution" }
}
