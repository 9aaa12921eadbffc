/// What comes of deriving an entry's symbol: a signature, or every reason why there is none.
public struct SymbolDerivation: Sendable, Hashable {
  /// The signature; `nil` where there is an error.
  public let signature: SymbolSignature?
  /// The name, also where an argument has an error.
  public let name: SymbolName?
  /// Everything that is wrong, the name's error first.
  public let errors: [SymbolError]

  /// Derives the symbol of an entry from its key, source value and substitutions.
  ///
  /// The arguments are those of the source value, and those of the key at positions that the value
  /// doesn't use. A plural variation has an argument even where no form shows it.
  ///
  /// Source: Xcode 26's symbols in public projects: `attachmentErrorDetail(_ arg1: String, _ arg2:
  /// String)` has its arguments from the value "%@: %@", `commonMinutesShort` from its key,
  /// `continuedSessionSubtitle(completed:total:galleries:)` its labels from substitutions (EhPanda),
  /// `isContainedIn(landmark:landmarkCollection:)` from the key (WWDC25, session 225). Inferred: that
  /// the arguments of branches for other devices or counts are passed too, that a label of the key
  /// holds for the value's argument at its position, that labels are made Swift names like keys, and
  /// that arguments which leave a position out are refused.
  public init(_ source: SymbolSource) {
    var errors: [SymbolError] = []
    do {
      name = try SymbolName(key: source.key, table: source.table)
    } catch {
      name = nil
      errors.append(error)
    }
    var reader = SymbolParameterReader(source)
    let parameters = reader.read()
    errors += reader.errors
    self.errors = errors
    signature = errors.isEmpty ? name.map { .init(name: $0, parameters: parameters) } : nil
  }
}
