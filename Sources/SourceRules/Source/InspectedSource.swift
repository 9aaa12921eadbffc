import Checks
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
  }

  /// The place of a UTF-8 offset as an editor shows it.
  public func position(of offset: Int) -> TextPosition {
    lines.position(of: offset, in: bytes)
  }

  /// The text between two UTF-8 offsets.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The UTF-8 offsets of the line around an offset, without its line break and indentation.
  func line(around offset: Int) -> Range<Int> {
    func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    var start = min(max(0, offset), bytes.count)
    var end = start
    while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    return start..<end
  }
}
