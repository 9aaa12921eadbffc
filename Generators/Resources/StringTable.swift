/// A static string of a generated file, as a multi-line literal with a documentation comment.
public struct StringTable {
  private let name: String
  private let comment: String
  private let text: String

  /// A table of lines, each a key, a space and a value, sorted by the key's bytes.
  public init(_ name: String, comment: String, lines: [String: String]) {
    self.name = name
    self.comment = comment
    let sorted = lines.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
    text = sorted.map { "    \($0.key) \($0.value)" }.joined(separator: "\n")
  }

  /// A table of codes and of ranges such as `aaa~i`, sorted by length, then by bytes.
  public init(_ name: String, comment: String, codes: [String]) {
    self.name = name
    self.comment = comment
    let sorted = codes.sorted { left, right in
      let (first, second) = (left.prefix { $0 != "~" }, right.prefix { $0 != "~" })
      return first.utf8.count == second.utf8.count
        ? Array(first.utf8).lexicographicallyPrecedes(Array(second.utf8))
        : first.utf8.count < second.utf8.count
    }
    text = wrapped(sorted, indent: 4, separator: " ")
  }

  /// The Swift source of a file that holds tables as static members of one type.
  public static func file(_ tables: [StringTable], in type: String, header: String) -> String {
    let members = tables.map { table in
      let backslash = table.text.contains("\\") ? "#" : ""
      return """
          /// \(table.comment)
          static let \(table.name): StaticString = \(backslash)\"\"\"
        \(table.text)
            \"\"\"\(backslash)

        """
    }
    return header + "extension \(type) {\n" + members.joined(separator: "\n") + "}\n"
  }
}
