import Checks
import Findings
import StringCatalog
import SwiftParser
import SwiftSyntax

/// A Swift source, parsed, with what a rule needs to know of its place in the project.
public struct InspectedSource {
  /// The content.
  public let bytes: [UInt8]
  /// The syntax tree.
  public let tree: SourceFileSyntax
  /// What the configuration says about sources.
  public let options: SourceOptions
  /// Where the file lies with regard to the configuration's patterns.
  public let place: SourcePlace
  /// The modules that it imports.
  let imports: Set<String>
  /// What rules have read of the declarations in it.
  let scopes = ScopeMemory()
  private let lines: LineIndex

  /// Parses a source; bytes that are no UTF-8 and code that doesn't parse leave gaps in the tree.
  public init(
    bytes: [UInt8], options: SourceOptions = SourceOptions(),
    place: SourcePlace = SourcePlace()
  ) {
    self.bytes = bytes
    self.options = options
    self.place = place
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    lines = LineIndex(bytes)
    imports = tree.statements.importedModules
  }

  /// The place of a UTF-8 offset as an editor shows it.
  public func position(of offset: Int) -> TextPosition {
    lines.position(of: offset, in: bytes)
  }

  /// The text between two UTF-8 offsets.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Whether nothing but space stands before an offset in its line.
  func isFirstInLine(_ offset: Int) -> Bool {
    var start = min(max(0, offset), bytes.count)
    while start > 0, Self.isSpace(bytes[start - 1]) { start -= 1 }
    return start == 0 || Self.isBreak(bytes[start - 1])
  }

  /// The line around the beginning of a range, without its indentation, the range being marked in
  /// it; of a long line what is near.
  func excerpt(of range: Range<Int>) -> Excerpt {
    let place = min(max(0, range.lowerBound), bytes.count)
    let first = max(0, place - Self.quotedBefore)
    let last = min(bytes.count, place + Self.quotedBehind)
    var start = place
    var end = place
    while start > first, !Self.isBreak(bytes[start - 1]) { start -= 1 }
    while end < last, !Self.isBreak(bytes[end]) { end += 1 }
    // A cut falls between two characters.
    if start == first {
      while start < place, bytes[start] & 0xC0 == 0x80 { start += 1 }
    }
    if end == last, end < bytes.count {
      while end > place, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    while start < end, Self.isSpace(bytes[start]) { start += 1 }
    let line = start..<end
    let marked = range.clamped(to: line)
    return Excerpt(
      value: text(line),
      marked: (marked.lowerBound - start)..<(marked.upperBound - start))
  }

  /// How many bytes before and behind a place are quoted at most.
  private static let quotedBefore = 160
  private static let quotedBehind = 240

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
