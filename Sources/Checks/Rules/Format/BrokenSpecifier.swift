/// A specifier that a translator, or a machine, has put spaces into, as in `%1 $@` or `%1$ @`.
struct BrokenSpecifier: Equatable {
  /// The specifier as it stands.
  let text: String
  /// The specifier without spaces.
  let mended: String
  /// Its place in the text, as UTF-8 offsets.
  let range: Range<Int>

  /// Reads position, spaces, `$`, spaces and a conversion behind the percent sign at an offset.
  init?(at offset: Int, in text: String) {
    let bytes = Array(text.utf8.dropFirst(offset).prefix(24))
    var index = 1
    func byte() -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    func skipSpaces() {
      while byte() == UInt8(ascii: " ")
        || byte() == 0xC2 && bytes.dropFirst(index + 1).first == 0xA0
      {
        index += byte() == 0xC2 ? 2 : 1
      }
    }
    skipSpaces()
    let digits = index
    while byte() >= UInt8(ascii: "0"), byte() <= UInt8(ascii: "9") { index += 1 }
    if index == digits { return nil }
    let position = String(decoding: bytes[digits..<index], as: UTF8.self)
    skipSpaces()
    guard byte() == UInt8(ascii: "$") else { return nil }
    index += 1
    skipSpaces()
    let conversion = index
    while byte() == UInt8(ascii: "l") || byte() == UInt8(ascii: "h") { index += 1 }
    guard [UInt8](" @dDiufgsxX".utf8).dropFirst().contains(byte()) else { return nil }
    index += 1
    self.text = String(decoding: bytes[..<index], as: UTF8.self)
    mended = "%\(position)$" + String(decoding: bytes[conversion..<index], as: UTF8.self)
    range = offset..<offset + index
  }
}
