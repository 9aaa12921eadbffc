/// A specifier as a text writes it, and as it would be with another position.
struct SpecifierSpelling: Equatable {
  /// The specifier as it is written.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The specifier at UTF-8 offsets of a text.
  init(_ range: Range<Int>, in text: String) {
    self.init(
      String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self))
  }

  /// The specifier without its position: `%@` for `%1$@`.
  var unpositioned: String {
    let rest = text.dropFirst()
    let digits = rest.prefix(while: \.isASCIIDigit)
    let behind = rest[digits.endIndex...]
    guard !digits.isEmpty, behind.first == "$" else { return text }
    return "%" + behind.dropFirst()
  }

  /// The specifier with a position: `%2$.1f` for `%.1f`.
  func positioned(at position: Int) -> String {
    "%\(position)$" + unpositioned.dropFirst()
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
