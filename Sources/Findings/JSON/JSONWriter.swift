/// Writes one JSON document (RFC 8259), element by element, with commas and indentation in place.
///
/// Control characters, the C1 controls, bidirectional controls and line separators are written as
/// `\uXXXX`, so that a document printed to a terminal can't steer it.
public struct JSONWriter: Sendable {
  /// How the members of an object or the elements of an array are laid out.
  public enum Layout: Sendable, Hashable {
    /// One member a line, indented by two spaces a level.
    case lines
    /// All members on one line.
    case inline
  }

  private struct Scope {
    var layout: Layout
    var isEmpty = true
  }

  /// The document so far.
  public private(set) var output: ReportOutput
  private var scopes: [Scope] = []
  private var followsKey = false

  /// Creates a writer with an empty document.
  public init() {
    output = ReportOutput()
  }

  /// Opens an object; inside an inline scope everything is inline.
  public mutating func beginObject(_ layout: Layout = .lines) { open(UInt8(ascii: "{"), layout) }

  /// Closes the innermost object.
  public mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Opens an array; inside an inline scope everything is inline.
  public mutating func beginArray(_ layout: Layout = .lines) { open(UInt8(ascii: "["), layout) }

  /// Closes the innermost array.
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes a member's name; the next element is its value.
  ///
  /// - Parameter name: Printable ASCII without quotes and backslashes.
  public mutating func key(_ name: StaticString) {
    separate()
    output.append(byte: UInt8(ascii: "\""))
    output.append(name)
    output.append("\": ")
    followsKey = true
  }

  /// Writes a member's name that isn't known beforehand; the next element is its value.
  public mutating func key(named name: String) {
    separate()
    output.append(byte: UInt8(ascii: "\""))
    JSONEscaping.append(name, to: &output)
    output.append("\": ")
    followsKey = true
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    separate()
    output.append(byte: UInt8(ascii: "\""))
    JSONEscaping.append(value, to: &output)
    output.append(byte: UInt8(ascii: "\""))
  }

  /// Writes a string, or `null`.
  public mutating func string(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int) {
    separate()
    output.append(String(value))
  }

  /// Writes a number: as a whole one where it is one, `null` where it is not finite, which JSON can't
  /// say (RFC 8259, 6).
  public mutating func number(_ value: Double) {
    if let whole = Int(exactly: value) { return integer(whole) }
    guard value.isFinite else { return null() }
    separate()
    output.append(value.description)
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) {
    separate()
    output.append(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    output.append("null")
  }

  /// Writes a line feed, as the end of a file.
  public mutating func newline() { output.newline() }

  private mutating func open(_ bracket: UInt8, _ layout: Layout) {
    separate()
    output.append(byte: bracket)
    let isInline = scopes.last?.layout == .inline
    scopes.append(Scope(layout: isInline ? .inline : layout))
  }

  private mutating func close(_ bracket: UInt8) {
    guard let scope = scopes.popLast() else { return }
    if !scope.isEmpty, scope.layout == .lines { breakLine() }
    output.append(byte: bracket)
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard let last = scopes.indices.last else { return }
    let scope = scopes[last]
    if !scope.isEmpty { output.append(byte: UInt8(ascii: ",")) }
    scopes[last].isEmpty = false
    if scope.layout == .lines {
      breakLine()
    } else if !scope.isEmpty {
      output.append(byte: UInt8(ascii: " "))
    }
  }

  private mutating func breakLine() {
    output.newline()
    for _ in scopes { output.append("  ") }
  }
}

extension JSONWriter {
  /// Writes a member whose value is a string.
  public mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member whose value is a string or `null`.
  public mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    string(value)
  }

  /// Writes a member whose value is an integer.
  public mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  /// Writes a member, whose name isn't known beforehand, with an integer.
  public mutating func member(named name: String, _ value: Int) {
    key(named: name)
    integer(value)
  }

  /// Writes a member whose value is a number.
  public mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }

  /// Writes a member whose value is `true` or `false`.
  public mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// Writes a member whose value is an array of strings on one line.
  public mutating func member(_ name: StaticString, _ values: [String]) {
    key(name)
    beginArray(.inline)
    for value in values { string(value) }
    endArray()
  }
}
