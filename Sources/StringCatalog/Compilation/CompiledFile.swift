/// One file of a compiled catalog: the texts of a language, plain or varied.
public struct CompiledFile: Sendable, Hashable {
  /// What a file holds, by its extension.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Plain texts.
    case strings
    /// Texts that vary.
    case stringsdict
  }

  /// The language as the catalog spells it.
  public var language: String
  /// The name of the table.
  public var table: String
  /// What it holds.
  public var kind: Kind
  /// The texts by key.
  public var content: PropertyListDictionary

  /// The path below the output directory, such as `de.lproj/Localizable.strings`.
  public var path: String { "\(language).lproj/\(table).\(kind.rawValue)" }
}

extension CompiledFile {
  /// A file with nothing in it, by its path below the output directory; nil where that isn't one of a
  /// language's table.
  init?(emptyAt path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasSuffix(".lproj"),
      let point = parts[1].lastIndex(of: "."),
      let kind = Kind(rawValue: String(parts[1][parts[1].index(after: point)...]))
    else { return nil }
    let language = String(parts[0].dropLast(".lproj".count))
    let table = String(parts[1][..<point])
    guard FileNameCheck.isLanguage(language), FileNameCheck.isTable(table) else { return nil }
    self.init(language: language, table: table, kind: kind, content: PropertyListDictionary([]))
  }
}
