/// Finds the names and plain literals of a Swift source without parsing it.
///
/// SwiftSyntax of the toolchain parses some 26,000 lines a second, which is too slow for files in
/// which no rule could find anything. This scanner knows as much of Swift's lexical structure as it
/// takes to tell code, comments and literals apart, and decides nothing but whether to parse.
/// Source: The Swift Programming Language, "Lexical Structure".
struct WordScanner {
  /// What the scanner meets.
  protocol Visitor {
    /// A name, with whether a dot stands before it.
    mutating func visit(name: UnsafeBufferPointer<UInt8>, isBehindDot: Bool)
    /// The content of a literal in one line, escapes as written.
    mutating func visit(literal: UnsafeBufferPointer<UInt8>)
    /// What stands before the first interpolation of a literal in one line, escapes as written.
    mutating func visit(literalStart: UnsafeBufferPointer<UInt8>)
    /// A comment with its delimiters.
    mutating func visit(comment: UnsafeBufferPointer<UInt8>)
    /// Literals or brackets within more of their kind than the parser can cope with.
    mutating func visitBeyondDepth()
  }

  /// A literal that the scanner is in, with its delimiters.
  private struct OpenLiteral {
    var hashes: Int
    var isMultiline: Bool
    var start: Int
    var hasInterpolation = false
    /// How many parentheses of the interpolation at hand are open; 0 outside of one.
    var parentheses = 0
  }

  /// The most literals within one another's interpolations.
  ///
  /// The memory that the parser takes grows with the square of it.
  private static let depthLimit = 16

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var open: [OpenLiteral] = []
  private var brackets = BracketDepth()

  /// Shows a visitor all names and literals of a source.
  static func scan(_ bytes: [UInt8], _ visitor: inout some Visitor) {
    bytes.withUnsafeBufferPointer { scan($0, &visitor) }
  }

  /// Shows a visitor all names and literals of a source, as parts of the given buffer.
  static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ visitor: inout some Visitor) {
    var scanner = WordScanner(bytes: bytes)
    scanner.run(&visitor)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func run(_ visitor: inout some Visitor) {
    while index < bytes.count {
      if let literal = open.last, literal.parentheses == 0 {
        scanLiteral(literal, &visitor)
      } else {
        scanCode(&visitor)
      }
    }
  }

  private mutating func scanCode(_ visitor: inout some Visitor) {
    let byte = bytes[index]
    if Self.isNameStart(byte) {
      let start = index
      repeat { index += 1 } while index < bytes.count && Self.isNamePart(bytes[index])
      visitor.visit(
        name: UnsafeBufferPointer(rebasing: bytes[start..<index]),
        isBehindDot: isBehindDot(start))
      return
    }
    switch byte {
    case UInt8(ascii: "/") where self.byte(index + 1) == UInt8(ascii: "/"): skipLine(&visitor)
    case UInt8(ascii: "/") where self.byte(index + 1) == UInt8(ascii: "*"): skipComment(&visitor)
    case UInt8(ascii: "\""): openLiteral(hashes: 0, &visitor)
    case UInt8(ascii: "#"): scanHashes(&visitor)
    case UInt8(ascii: "["):
      if !brackets.open() { visitor.visitBeyondDepth() }
      index += 1
    case UInt8(ascii: "]"):
      brackets.close()
      index += 1
    case UInt8(ascii: "(") where !open.isEmpty:
      open[open.count - 1].parentheses += 1
      index += 1
    case UInt8(ascii: ")") where !open.isEmpty:
      // The last one leads back into the literal.
      open[open.count - 1].parentheses -= 1
      index += 1
    default: index += 1
    }
  }

  /// Whether a dot stands before a name, or before the backtick that it begins with.
  private func isBehindDot(_ start: Int) -> Bool {
    let first = start > 0 && bytes[start - 1] == UInt8(ascii: "`") ? start - 1 : start
    return first > 0 && bytes[first - 1] == UInt8(ascii: ".")
  }

  private mutating func scanHashes(_ visitor: inout some Visitor) {
    var hashes = 0
    while byte(index + hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(index + hashes) == UInt8(ascii: "\"") {
      index += hashes
      openLiteral(hashes: hashes, &visitor)
    } else {
      index += hashes
    }
  }

  private mutating func openLiteral(hashes: Int, _ visitor: inout some Visitor) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(index + 1) == quote && byte(index + 2) == quote
    index += isMultiline ? 3 : 1
    guard open.count < Self.depthLimit else {
      visitor.visitBeyondDepth()
      return
    }
    open.append(OpenLiteral(hashes: hashes, isMultiline: isMultiline, start: index))
  }

  private mutating func scanLiteral(_ literal: OpenLiteral, _ visitor: inout some Visitor) {
    let position = open.count - 1
    switch bytes[index] {
    case UInt8(ascii: "\\") where hasHashes(literal.hashes, at: index + 1):
      index += 1 + literal.hashes
      if byte(index) == UInt8(ascii: "(") {
        if !literal.isMultiline, !literal.hasInterpolation {
          let end = index - 1 - literal.hashes
          visitor.visit(literalStart: UnsafeBufferPointer(rebasing: bytes[literal.start..<end]))
        }
        open[position].hasInterpolation = true
        open[position].parentheses = 1
      }
      index += 1
    case UInt8(ascii: "\"") where closes(literal):
      if !literal.isMultiline, !literal.hasInterpolation {
        visitor.visit(literal: UnsafeBufferPointer(rebasing: bytes[literal.start..<index]))
      }
      index += (literal.isMultiline ? 3 : 1) + literal.hashes
      open.removeLast()
    case 0x0A, 0x0D:
      // A literal that its line doesn't close is broken; the code goes on behind it.
      if !literal.isMultiline { open.removeLast() }
      index += 1
    default: index += 1
    }
  }

  private func closes(_ literal: OpenLiteral) -> Bool {
    guard literal.isMultiline else { return hasHashes(literal.hashes, at: index + 1) }
    let quote = UInt8(ascii: "\"")
    return byte(index + 1) == quote && byte(index + 2) == quote
      && hasHashes(literal.hashes, at: index + 3)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    var offset = 0
    while offset < count {
      if byte(start + offset) != UInt8(ascii: "#") { return false }
      offset += 1
    }
    return true
  }

  private mutating func skipLine(_ visitor: inout some Visitor) {
    let start = index
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    visitor.visit(comment: UnsafeBufferPointer(rebasing: bytes[start..<index]))
  }

  private mutating func skipComment(_ visitor: inout some Visitor) {
    let start = index
    defer { visitor.visit(comment: UnsafeBufferPointer(rebasing: bytes[start..<index])) }
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension WordScanner.Visitor {
  /// Takes no notice of a comment.
  mutating func visit(comment: UnsafeBufferPointer<UInt8>) {}

  /// Takes no notice of an interpolated literal.
  mutating func visit(literalStart: UnsafeBufferPointer<UInt8>) {}

  /// Takes no notice of how deep a literal lies.
  mutating func visitBeyondDepth() {}
}
