/// Who sees the generated symbols; Xcode 26 generates internal ones only.
public enum SymbolAccess: String, Sendable, Hashable, CaseIterable {
  /// The module.
  case `internal`
  /// The package.
  case package
  /// Everybody who imports the module.
  case `public`

  /// The modifier before a declaration, with a space behind it; empty for what is internal anyway.
  var modifier: String { self == .internal ? "" : rawValue + " " }
}
