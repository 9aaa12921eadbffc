/// One text that a person decided, and what it is the text of.
public struct Anchor: Sendable, Hashable {
  /// The moment.
  public var instant: DateInstant
  /// The intent's name.
  public var intent: String
  /// The language's identifier.
  public var language: String
  /// The clock as anchors write it: `12h` or `24h`.
  public var clock: String
  /// The text.
  public var value: String
  /// The line of the file.
  public var line: Int
}

/// Why an anchors' file can't be used.
public struct AnchorError: Error, Sendable, CustomStringConvertible {
  /// The file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// What is wrong and what to do.
  public var message: String
  /// The error as a compiler writes it.
  public var description: String { "\(path):\(line):1: error: \(message)" }
}
