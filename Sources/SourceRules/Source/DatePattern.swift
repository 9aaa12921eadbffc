/// A date pattern or skeleton taken apart.
///
/// Source: UTS 35, part 4, "Date Format Patterns".
struct DatePattern {
  /// A run of one letter.
  struct Field: Hashable {
    /// The letter.
    var letter: Character
    /// How many there are.
    var count: Int
    /// Where they stand, as UTF-8 offsets in the pattern.
    var range: Range<Int>
  }

  /// The pattern as written.
  let text: String
  /// The fields in order.
  private(set) var fields: [Field] = []
  /// What stands between the fields, without quotes.
  private(set) var separators = ""

  /// Every letter that stands for a field.
  static let letters: Set<Character> = Set("GyYuUrQqMLlwWdDFgEecabBhHKkjJCmsSAzZOvVXx")

  init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "'") {
        index = readQuoted(bytes, from: index)
      } else if Self.isLetter(bytes[index]) {
        let start = index
        while index < bytes.count, bytes[index] == bytes[start] { index += 1 }
        fields.append(
          Field(
            letter: Character(Unicode.Scalar(bytes[start])), count: index - start,
            range: start..<index))
      } else {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "'"), !Self.isLetter(bytes[index]) {
          index += 1
        }
        separators += String(decoding: bytes[start..<index], as: UTF8.self)
      }
    }
  }

  /// Two quotes are one quote, within quoted text and outside of it.
  private mutating func readQuoted(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    var quoted: [UInt8] = []
    if index < bytes.count, bytes[index] == UInt8(ascii: "'") {
      separators += "'"
      return index + 1
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "'") {
        index += 1
        guard index < bytes.count, bytes[index] == UInt8(ascii: "'") else { break }
      }
      quoted.append(bytes[index])
      index += 1
    }
    separators += String(decoding: quoted, as: UTF8.self)
    return index
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The first field of one of some letters.
  func field(_ letters: Character...) -> Field? {
    fields.first { letters.contains($0.letter) }
  }

  /// Whether the pattern has a field of one of some letters.
  func has(_ letters: Character...) -> Bool {
    fields.contains { letters.contains($0.letter) }
  }
}
