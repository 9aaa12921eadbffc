import Findings

/// JSON within a script element: nothing in it can end the element or begin another.
///
/// `<`, `>` and `&` are written as `\uXXXX` (HTML, 4.12.1.3), so are controls and the line separators
/// that old JavaScript took for line ends; the rest is RFC 8259 without spaces.
struct ScriptJSON {
  /// The document so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Writes an array.
  mutating func array(_ content: (inout ScriptJSON) -> Void) {
    open(UInt8(ascii: "["), UInt8(ascii: "]"), content)
  }

  /// Writes an object, by its members.
  mutating func object(_ content: (inout ScriptJSON) -> Void) {
    open(UInt8(ascii: "{"), UInt8(ascii: "}"), content)
  }

  /// Writes a member's name; its value is what is written next.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
    needsComma = false
  }

  /// Writes a member's name that isn't known beforehand; its value is what is written next.
  mutating func key(named name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { append(scalar) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes an integer.
  mutating func integer(_ number: Int) {
    separate()
    bytes += Array(String(number).utf8)
    needsComma = true
  }

  /// Writes a number with at most three digits behind the point; one that is not finite as 0.
  mutating func number(_ number: Double) {
    let thousandths = (number * 1_000).rounded()
    guard let whole = Int(exactly: thousandths) else { return integer(0) }
    if whole % 1_000 == 0 { return integer(whole / 1_000) }
    separate()
    bytes += Array((thousandths / 1_000).description.utf8)
    needsComma = true
  }

  /// Writes integers as an array.
  mutating func integers(_ numbers: some Sequence<Int>) {
    array { for number in numbers { $0.integer(number) } }
  }

  private mutating func open(
    _ opening: UInt8, _ closing: UInt8, _ content: (inout ScriptJSON) -> Void
  ) {
    separate()
    bytes.append(opening)
    needsComma = false
    content(&self)
    bytes.append(closing)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22, 0x5C: bytes += [0x5C, UInt8(truncatingIfNeeded: scalar.value)]
    case 0x00..<0x20, 0x26, 0x3C, 0x3E, 0x7F..<0xA0, 0x2028, 0x2029:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
    default: bytes += Array(String(scalar).utf8)
    }
  }
}
