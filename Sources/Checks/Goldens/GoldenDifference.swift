/// What differs between two lists of rows.
public struct GoldenDifference: Sendable, Hashable {
  /// A row that changed, appeared or vanished.
  public struct Change: Sendable, Hashable {
    /// What the text is the text of.
    public var path: [String]
    /// The text in the first list; nil where it has none.
    public var recorded: String?
    /// The text in the second list; nil where it has none.
    public var rendered: String?
  }

  /// The rows that differ, in the order of the second list, then those that vanished.
  public let changes: [Change]

  /// Compares two lists.
  public init(recorded: [GoldenRow], rendered: [GoldenRow]) {
    let before = Dictionary(recorded.map { ($0.path, $0.value) }) { _, last in last }
    let after = Set(rendered.map(\.path))
    changes =
      rendered.compactMap { row in
        // Bytes are compared: equal-looking spaces and decomposed letters are differences.
        if let old = before[row.path], Array(old.utf8) == Array(row.value.utf8) { return nil }
        return Change(path: row.path, recorded: before[row.path], rendered: row.value)
      }
      + recorded.filter { !after.contains($0.path) }.map {
        Change(path: $0.path, recorded: $0.value, rendered: nil)
      }
  }

  /// The changes side by side; nil where there are none.
  public func description(of name: String, from old: String, to new: String) -> String? {
    guard !changes.isEmpty else { return nil }
    let lines = changes.map { change in
      let before = change.recorded.map { "'\(VisibleSpelling.write($0))'" } ?? "nothing"
      let after = change.rendered.map { "'\(VisibleSpelling.write($0))'" } ?? "nothing"
      return "  \(change.path.joined(separator: ", ")): \(old) \(before), \(new) \(after)"
    }
    return "\(name): \(changes.count) rows differ\n" + lines.joined(separator: "\n")
  }
}
