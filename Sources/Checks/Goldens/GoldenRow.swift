/// One recorded text and what it is the text of.
public struct GoldenRow: Sendable, Hashable {
  /// What it is the text of, from the general to the particular: intent, clock, instant.
  public var path: [String]
  /// The text.
  public var value: String

  /// Creates a row.
  public init(path: [String], value: String) {
    self.path = path
    self.value = value
  }
}

/// The rows of one language, which share a file.
public struct GoldenSection: Sendable, Hashable {
  /// The language's identifier, which names the file.
  public var name: String
  /// The rows.
  public var rows: [GoldenRow]

  /// Creates a section.
  public init(name: String, rows: [GoldenRow]) {
    self.name = name
    self.rows = rows
  }
}
