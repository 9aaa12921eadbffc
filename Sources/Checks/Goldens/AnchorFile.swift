/// Texts that a person has decided, in a file that no recording opens.
///
/// A row a text, its columns separated by tabs: wall clock, time zone, intent, language, clock, text.
/// Lines that start with `#` are notes.
public struct AnchorFile: Sendable, Hashable {
  /// The rows, at least one.
  public var rows: [AnchorRow]

  /// Reads a file's text.
  ///
  /// - Throws: `AnchorFileError` at the first row that is incomplete, or where there is none.
  public init(parsing text: String) throws(AnchorFileError) {
    rows = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 6 else {
        throw AnchorFileError(
          line: index + 1,
          message: "the row has \(columns.count) columns; it needs 6, separated by tabs")
      }
      rows.append(
        AnchorRow(
          wallClock: columns[0], timeZone: columns[1], intent: columns[2], language: columns[3],
          clock: columns[4], value: VisibleSpelling.read(columns[5]), line: index + 1))
    }
    guard !rows.isEmpty else {
      throw AnchorFileError(line: 1, message: "there is no row; write some by hand")
    }
  }
}

/// One text that a person decided, as the file has it.
public struct AnchorRow: Sendable, Hashable {
  /// The time as `2026-08-15 17:39`.
  public var wallClock: String
  /// The time zone's identifier.
  public var timeZone: String
  /// The intent's name.
  public var intent: String
  /// The language's identifier.
  public var language: String
  /// The clock: `12h` or `24h`.
  public var clock: String
  /// The text.
  public var value: String
  /// The line of the file, from 1.
  public var line: Int
}

/// Why an anchors' file can't be read.
public struct AnchorFileError: Error, Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// What is wrong and what to do.
  public var message: String
}
