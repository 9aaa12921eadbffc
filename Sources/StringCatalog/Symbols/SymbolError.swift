/// Why an entry has no generated symbol, or one that doesn't compile.
public enum SymbolError: Error, Sendable, Hashable {
  /// The key has no word to make a name from, as "%lld%%" hasn't.
  case noWords
  /// The name is too close to a reserved word, as that of the key "Type" is.
  case reserved(String)
  /// The name or the table's name is no Swift identifier.
  case invalidIdentifier(String)
  /// An argument's specifier has no Swift type; the text is the specifier's.
  case noSwiftType(specifier: String, reason: SwiftArgumentType.Absence)
  /// The source value names a substitution that isn't defined, or has no format specifier.
  case undefinedSubstitution(String)
  /// An argument's label is no Swift identifier and has no words to make one from.
  case invalidLabel(String)
  /// Two arguments have the same label.
  case duplicateLabel(String)
  /// No specifier uses a position, though one uses a later position.
  case missingArgument(position: Int)
}
