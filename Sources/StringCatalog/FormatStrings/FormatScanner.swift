#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads format specifiers from UTF-8 bytes, each in one pass and never past the bytes' end.
///
/// Foundation accepts flags, width, precision and length modifier in any order; so does the
/// scanner, and leaves it to the ambiguity rules that the order is unusual.
struct FormatScanner {
  /// The longest label or name, in bytes; what is longer is text.
  static let longestName = 256
  /// The most bytes before a percent sign in which the `://` of its link is looked for.
  static let longestLink = 512
  /// The largest width, precision or position; larger numbers are drawn in to it.
  static let largestNumber = Int(Int32.max)

  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Moves to the next percent sign; `false` where there is none.
  mutating func findPercent() -> Bool {
    guard offset < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + offset, Int32(UInt8(ascii: "%")), bytes.count - offset)
    else { return false }
    offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
    return true
  }

  /// The byte at an offset, or 0 past the end.
  func byte(at index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// Reads the specifier that begins at the percent sign at the scanner's offset.
  mutating func scanSpecifier() -> FormatSpecifier? {
    let start = offset
    offset += 1
    if byte(at: offset) == UInt8(ascii: "%") {
      offset += 1
      return FormatSpecifier(range: start..<offset, kind: .percentSign)
    }
    if byte(at: offset) == UInt8(ascii: "{") {
      return scanDisplayPattern(from: start)
    }
    var specifier = FormatSpecifier(range: start..<start, kind: .argument)
    specifier.position = scanPosition()
    if byte(at: offset) == UInt8(ascii: "(") {
      guard let label = scanName(closedBy: UInt8(ascii: ")")) else { return nil }
      specifier.label = label
    }
    if byte(at: offset) == UInt8(ascii: "#"), byte(at: offset + 1) == UInt8(ascii: "@") {
      offset += 1
      guard let name = scanName(closedBy: UInt8(ascii: "@")) else { return nil }
      specifier.kind = .substitution(name)
    } else if scanSubstitutionArgument() {
      specifier.kind = .substitutionArgument
    } else {
      var directive = FormatDirective(specifier: specifier)
      guard directive.scan(&self) else { return nil }
      specifier = directive.specifier
      specifier.isAmbiguous = isAmbiguous(directive, from: start)
    }
    specifier.range = start..<offset
    return specifier
  }

  /// Reads `%{value1}@` after its percent sign.
  private mutating func scanDisplayPattern(from start: Int) -> FormatSpecifier? {
    guard let name = scanName(closedBy: UInt8(ascii: "}")), byte(at: offset) == UInt8(ascii: "@")
    else { return nil }
    offset += 1
    return FormatSpecifier(range: start..<offset, kind: .displayPattern(name))
  }

  /// Reads `arg`; stays where it is where that doesn't stand.
  private mutating func scanSubstitutionArgument() -> Bool {
    guard byte(at: offset) == UInt8(ascii: "a"), byte(at: offset + 1) == UInt8(ascii: "r"),
      byte(at: offset + 2) == UInt8(ascii: "g")
    else { return false }
    offset += 3
    return true
  }

  /// Reads `1$`; stays where it is and answers `nil` where no position stands.
  mutating func scanPosition() -> Int? {
    let start = offset
    guard byte(at: start) != UInt8(ascii: "0"), let number = scanNumber(),
      byte(at: offset) == UInt8(ascii: "$")
    else {
      offset = start
      return nil
    }
    offset += 1
    return number
  }

  /// Reads a number of any length, drawn in to the largest one.
  mutating func scanNumber() -> Int? {
    let start = offset
    var number = 0
    while case let digit = byte(at: offset) &- UInt8(ascii: "0"), digit < 10 {
      let fits = number <= (Self.largestNumber - Int(digit)) / 10
      number = fits ? number * 10 + Int(digit) : Self.largestNumber
      offset += 1
    }
    return offset > start ? number : nil
  }

  /// Reads a name between the byte at the offset and a closing one.
  private mutating func scanName(closedBy closing: UInt8) -> String? {
    let start = offset + 1
    var end = start
    let limit = min(bytes.count, start + Self.longestName)
    while end < limit, bytes[end] != closing, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "%") {
      end += 1
    }
    guard end > start, byte(at: end) == closing else { return nil }
    offset = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
