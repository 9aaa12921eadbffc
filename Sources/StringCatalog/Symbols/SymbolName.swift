/// The name of a key's generated symbol.
public struct SymbolName: Sendable, Hashable {
  /// The member's name, without backticks.
  public var base: String
  /// The enumeration that it stands in: the table's name; `nil` for the table `Localizable`.
  public var namespace: String?

  /// Derives the name that Xcode 26 gives a key.
  ///
  /// The words are ``SymbolWords``'s. Source of the `_` before a digit: reports on Xcode 26; inferred:
  /// that only a decimal digit has it, and that a name which begins with `$` is refused.
  ///
  /// - Throws: `noWords`, `reserved` or `invalidIdentifier`.
  public init(key: String, table: String = "Localizable") throws(SymbolError) {
    let camelCased = SymbolWords(key: key).camelCased
    guard let first = camelCased.unicodeScalars.first else { throw .noWords }
    if first == "$" { throw .invalidIdentifier(camelCased) }
    base = first.properties.generalCategory == .decimalNumber ? "_" + camelCased : camelCased
    if ReservedWords.isTooClose(base) { throw .reserved(base) }
    namespace = try SymbolName.namespace(of: table)
  }

  /// Whether the declaration needs backticks, as `continue` does.
  public var needsBackticks: Bool { ReservedWords.keywords.contains(base) }

  /// The enumeration that a table's symbols stand in; `nil` for the table `Localizable`.
  ///
  /// Source: files that Xcode 26 generated for tables such as `InfoPlist` and `Paywall`. Inferred:
  /// the name of a table that is no identifier, made of its words.
  static func namespace(of table: String) throws(SymbolError) -> String? {
    if table == "Localizable" { return nil }
    let name = SymbolIdentifier.isValid(table) ? table : SymbolWords(key: table).capitalized
    guard SymbolIdentifier.isValid(name) else { throw .invalidIdentifier(table) }
    if ReservedWords.tables.contains(name) { throw .reserved(name) }
    return name
  }
}

extension SymbolName: CustomStringConvertible {
  /// The name as it is written at a call, such as `InfoPlist.cfbundleDisplayName`.
  public var description: String {
    guard let namespace else { return base }
    return "\(namespace).\(base)"
  }
}
