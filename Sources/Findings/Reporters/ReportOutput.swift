/// The bytes of a report while it is put together: UTF-8, lines ended by a line feed.
public struct ReportOutput: Sendable {
  /// What was appended so far.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty output.
  public init() {}

  /// Appends a text as it is.
  public mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a part of a text as it is.
  public mutating func append(_ text: Substring) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends one byte.
  public mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// Ends the line.
  public mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ run: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes.append(contentsOf: run)
  }
}
