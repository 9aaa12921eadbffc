import Foundation

/// Prints catalogs in the habits of one writer, apart from the code under test.
struct HabitPrinter {
  /// How much lies on one line.
  enum Lines: CaseIterable {
    case broken
    case unitsInline
    case minified
  }

  var lines = Lines.broken
  var lineEnding = "\n"
  var indentation = "  "
  var colon = " : "
  var comma = ", "
  var padding = ""
  var empty = "{\n\n#}"
  var escapesSlashes = false
  var escapesNonASCII = false
  var uppercaseDigits = false
  /// Whether keys are in Xcode's order; otherwise fields are in an order of their own, and entries
  /// and languages in the order in which they came.
  var sorts = true
  var finalLineEnding = false

  init() {}

  init(random catalog: inout RandomCatalog) {
    lines = catalog.pick(Lines.allCases)
    lineEnding = catalog.pick(["\n", "\r\n"])
    indentation = catalog.pick(["  ", "    ", "\t", " "])
    colon = catalog.pick([" : ", ": ", ":", " :"])
    comma = catalog.pick([", ", ","])
    padding = catalog.pick(["", " "])
    empty = catalog.pick(["{}", "{ }", "{\n#}", "{\n\n#}"])
    if lines == .minified { empty = catalog.pick(["{}", "{ }"]) }
    escapesSlashes = catalog.number(0..<2) == 0
    escapesNonASCII = catalog.number(0..<2) == 0
    uppercaseDigits = escapesNonASCII && catalog.number(0..<2) == 0
    sorts = catalog.number(0..<2) == 0
    finalLineEnding = catalog.number(0..<2) == 0
  }

  /// The order of the format's fields where keys aren't sorted.
  private static let fields =
    ["version", "sourceLanguage", "strings"]
    + ["extractionState", "shouldTranslate", "generatesSymbol", "comment", "localizations"]
    + ["substitutions", "formatSpecifier", "variations", "argNum", "stringUnit"]
    + ["value", "state"] + RandomCatalog.categories + RandomCatalog.devices

  func file(_ root: Plain) -> String {
    text(root, level: 0) + (finalLineEnding ? lineEnding : "")
  }

  func string(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x2F: result += escapesSlashes ? "\\/" : "/"
      case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
      default: result += String(format: uppercaseDigits ? "\\u%04X" : "\\u%04x", Int(unit))
      }
    }
    guard !escapesNonASCII else { return result + "\"" }
    let data = try? JSONSerialization.data(
      withJSONObject: text,
      options: escapesSlashes ? [.fragmentsAllowed] : [.fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  func text(_ value: Plain, level: Int, name: String = "", isInline: Bool = false) -> String {
    switch value {
    case .text(let text): return string(text)
    case .number(let number): return "\(number)"
    case .boolean(let boolean): return "\(boolean)"
    case .object(let members):
      let isInline =
        isInline || lines == .minified || (lines == .unitsInline && name == "stringUnit")
      let outer = String(repeating: indentation, count: level)
      guard !members.isEmpty else {
        return empty.replacingOccurrences(of: "\n", with: lineEnding)
          .replacingOccurrences(of: "#", with: outer)
      }
      let texts = ordered(members).map {
        string($0.name) + colon
          + text($0.value, level: level + 1, name: $0.name, isInline: isInline)
      }
      if isInline { return "{\(padding)\(texts.joined(separator: comma))\(padding)}" }
      let line = lineEnding + outer
      let inner = line + indentation
      return "{" + inner + texts.joined(separator: "," + inner) + line + "}"
    }
  }

  private func ordered(_ members: [Plain.Member]) -> [Plain.Member] {
    guard sorts else {
      let ranks = members.map { Self.fields.firstIndex(of: $0.name) ?? -1 }
      guard !ranks.contains(-1) else { return members }
      return zip(members, ranks).sorted { $0.1 < $1.1 }.map(\.0)
    }
    return members.sorted { left, right in
      let text = left.name as NSString
      return text.compare(
        right.name, options: [.numeric, .caseInsensitive, .forcedOrdering],
        range: NSRange(location: 0, length: text.length), locale: NSLocale.system)
        == .orderedAscending
    }
  }
}
