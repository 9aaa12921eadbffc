/// Which characters of a string a file's writer escapes, beyond those that JSON requires.
public struct StringEscaping: Sendable, Hashable {
  /// Whether `/` is written `\/`.
  public var slashes: Bool
  /// Whether characters beyond ASCII are written as `\uXXXX`.
  public var nonASCII: Bool
  /// Whether `<`, `>` and `&` are written as `\u003c`, `\u003e` and `\u0026`.
  public var markup: Bool
  /// Whether the digits of `\uXXXX` are upper case.
  public var uppercaseDigits: Bool

  /// Creates a choice; the defaults are Xcode's.
  public init(
    slashes: Bool = false, nonASCII: Bool = false, markup: Bool = false,
    uppercaseDigits: Bool = false
  ) {
    self.slashes = slashes
    self.nonASCII = nonASCII
    self.markup = markup
    self.uppercaseDigits = uppercaseDigits
  }

  /// The JSON string of a text, quotes included.
  func quoted(_ text: String) -> [UInt8] {
    var text = text
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count + 2)
    output.append(UInt8(ascii: "\""))
    text.withUTF8 { append($0, to: &output) }
    output.append(UInt8(ascii: "\""))
    return output
  }

  /// The same JSON string with this choice of escapes; half a surrogate pair stays as it is.
  func rewritten(_ quoted: some Collection<UInt8>) -> [UInt8] {
    let inside = Array(quoted.dropFirst().dropLast())
    var output: [UInt8] = []
    output.reserveCapacity(inside.count + 2)
    output.append(UInt8(ascii: "\""))
    inside.withUnsafeBufferPointer { rewrite($0, into: &output) }
    output.append(UInt8(ascii: "\""))
    return output
  }

  private func rewrite(_ inside: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    var index = 0
    while index < inside.count {
      let start = index
      while index < inside.count, inside[index] != UInt8(ascii: "\\") { index += 1 }
      append(UnsafeBufferPointer(rebasing: inside[start..<index]), to: &output)
      guard index < inside.count else { return }
      var text: [UInt8] = []
      let length = JSONEscape.step(at: index, in: inside, appendingTo: &text)
      if length == 6, let unit = JSONEscape.codeUnit(at: index, in: inside),
        unit & 0xF800 == 0xD800
      {
        output.append(contentsOf: inside[index..<(index + 6)])
      } else {
        text.withUnsafeBufferPointer { append($0, to: &output) }
      }
      index += length
    }
  }

  private func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        appendASCII(byte, to: &output)
        index += 1
      } else if nonASCII {
        var end = index + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        let character = String(
          decoding: UnsafeBufferPointer(rebasing: text[index..<end]), as: UTF8.self)
        for unit in character.utf16 { appendEscape(unit, to: &output) }
        index = end
      } else {
        output.append(byte)
        index += 1
      }
    }
  }

  private func appendASCII(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(short: byte, to: &output)
    case UInt8(ascii: "/") where slashes: append(short: byte, to: &output)
    case 0x08: append(short: UInt8(ascii: "b"), to: &output)
    case 0x09: append(short: UInt8(ascii: "t"), to: &output)
    case 0x0A: append(short: UInt8(ascii: "n"), to: &output)
    case 0x0C: append(short: UInt8(ascii: "f"), to: &output)
    case 0x0D: append(short: UInt8(ascii: "r"), to: &output)
    case 0..<0x20: appendEscape(UInt16(byte), to: &output)
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
      if markup { appendEscape(UInt16(byte), to: &output) } else { output.append(byte) }
    default: output.append(byte)
    }
  }

  private func append(short letter: UInt8, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\\"))
    output.append(letter)
  }

  private func appendEscape(_ unit: UInt16, to output: inout [UInt8]) {
    append(short: UInt8(ascii: "u"), to: &output)
    let letter = UInt8(ascii: uppercaseDigits ? "A" : "a")
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = UInt8(truncatingIfNeeded: (unit >> shift) & 0xF)
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : letter + digit - 10)
    }
  }
}
