import StringCatalog

/// How a server's texts write their arguments, as data.
public struct PlaceholderSyntax: Sendable, Hashable {
  /// What stands around an argument's name.
  public struct Brackets: Sendable, Hashable {
    /// What begins an argument, such as `%{`.
    public var opening: String
    /// What ends it, such as `}`.
    public var closing: String
    /// Whether another `%` before it makes it text.
    public var isEscapedByPercent: Bool

    /// Creates brackets.
    public init(opening: String, closing: String, isEscapedByPercent: Bool = false) {
      self.opening = opening
      self.closing = closing
      self.isEscapedByPercent = isEscapedByPercent
    }
  }

  /// The brackets of named arguments; empty where arguments have no names.
  public var brackets: [Brackets]
  /// Whether arguments are `printf`'s, such as `%@` and `%1$lld`.
  public var isPrintf: Bool

  /// Rails' I18n: `%{name}`, and `%<name>.2f` with a format; `%%{name}` is text.
  ///
  /// Source: `I18n::INTERPOLATION_PATTERNS`; Rails Internationalization guide, "Passing Variables to
  /// Translations".
  public static let rails = PlaceholderSyntax(
    brackets: [
      Brackets(opening: "%{", closing: "}", isEscapedByPercent: true),
      Brackets(opening: "%<", closing: ">", isEscapedByPercent: true),
    ], isPrintf: false)

  /// JSON: i18next's `{{name}}`, also `{{- name}}` and `{{name, format}}`, and `%{name}`.
  ///
  /// Source: i18next, "Interpolation".
  public static let json = PlaceholderSyntax(
    brackets: [
      Brackets(opening: "{{", closing: "}}"),
      Brackets(opening: "%{", closing: "}", isEscapedByPercent: true),
    ], isPrintf: false)

  /// Apple's `.strings`: format specifiers.
  public static let printf = PlaceholderSyntax(brackets: [], isPrintf: true)

  /// Creates a syntax.
  public init(brackets: [Brackets], isPrintf: Bool) {
    self.brackets = brackets
    self.isPrintf = isPrintf
  }

  /// The arguments of a text in order; `printf`'s have their position for a name.
  public func placeholders(in text: String) -> [ServerPlaceholder] {
    isPrintf ? Self.specifiers(in: text) : named(in: Array(text.utf8))
  }

  /// Whether a text has a letter outside of its arguments.
  func hasWords(_ text: String) -> Bool {
    guard text.contains(where: \.isLetter) else { return false }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var end = 0
    for placeholder in placeholders(in: text) where placeholder.range.lowerBound >= end {
      kept += bytes[end..<placeholder.range.lowerBound]
      end = placeholder.range.upperBound
    }
    kept += bytes[end...]
    return String(decoding: kept, as: UTF8.self).contains(where: \.isLetter)
  }

  private func named(in bytes: [UInt8]) -> [ServerPlaceholder] {
    var found: [ServerPlaceholder] = []
    var scans = brackets.map(BracketScan.init)
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "%") || bytes[offset] == UInt8(ascii: "{"),
        let placeholder = Self.placeholder(at: offset, in: bytes, &scans)
      else {
        offset += 1
        continue
      }
      found.append(placeholder)
      offset = placeholder.range.upperBound
    }
    return found
  }

  /// Brackets with where they close next, so that each byte is looked at once for it.
  private struct BracketScan {
    let opening: [UInt8]
    let closing: [UInt8]
    let isEscapedByPercent: Bool
    private var end = -1

    init(_ brackets: Brackets) {
      opening = Array(brackets.opening.utf8)
      closing = Array(brackets.closing.utf8)
      isEscapedByPercent = brackets.isEscapedByPercent
    }

    /// Where the brackets close behind an offset; never asked of one before the last.
    mutating func end(after start: Int, in bytes: [UInt8]) -> Int {
      guard end < start else { return end }
      end = start
      while end < bytes.count, !PlaceholderSyntax.has(closing, at: end, in: bytes) { end += 1 }
      return end
    }
  }

  private static func has(_ part: [UInt8], at offset: Int, in bytes: [UInt8]) -> Bool {
    guard part.count <= bytes.count - offset else { return false }
    for index in part.indices where part[index] != bytes[offset + index] { return false }
    return true
  }

  private static func placeholder(
    at offset: Int, in bytes: [UInt8], _ scans: inout [BracketScan]
  ) -> ServerPlaceholder? {
    for index in scans.indices where has(scans[index].opening, at: offset, in: bytes) {
      if scans[index].isEscapedByPercent, offset > 0, bytes[offset - 1] == UInt8(ascii: "%") {
        continue
      }
      let start = offset + scans[index].opening.count
      let end = scans[index].end(after: start, in: bytes)
      guard end < bytes.count, end - start < nameLimit else { continue }
      let name = name(bytes[start..<end])
      if name.isEmpty { continue }
      return ServerPlaceholder(name: name, range: offset..<(end + scans[index].closing.count))
    }
    return nil
  }

  /// The most bytes between brackets.
  private static let nameLimit = 256

  /// What stands between brackets without i18next's dash and format.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    var name = bytes.prefix { $0 != UInt8(ascii: ",") }
    if name.first == UInt8(ascii: "-") { name = name.dropFirst() }
    name = name.drop { $0 == UInt8(ascii: " ") }
    while name.last == UInt8(ascii: " ") { name.removeLast() }
    return String(decoding: name, as: UTF8.self)
  }

  private static func specifiers(in text: String) -> [ServerPlaceholder] {
    FormatSignature(FormatString(parsing: text).resolved(against: nil)).arguments.flatMap {
      argument in
      argument.ranges.map { ServerPlaceholder(name: String(argument.position), range: $0) }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// An argument in a server's text.
public struct ServerPlaceholder: Sendable, Hashable {
  /// The name, or the position from 1 where arguments have no names.
  public var name: String
  /// Where it stands, as UTF-8 offsets in the text.
  public var range: Range<Int>

  /// Creates an argument.
  public init(name: String, range: Range<Int>) {
    self.name = name
    self.range = range
  }
}
