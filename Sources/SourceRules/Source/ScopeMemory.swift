/// The scopes of a source that rules have asked for, so that each is read once.
///
/// A file that is one long scope would otherwise be read again for every date format in it. It is
/// used by the one thread that walks the source.
final class ScopeMemory {
  /// How many declarations may still be looked at to find what names stand for.
  let budget = ScopeBudget()
  /// The names and members of names that the source binds a text field to.
  private var fieldTexts: Set<String>?
  private var scopes: [Range<Int>: EnclosingScope] = [:]

  func fieldTexts(read: () -> Set<String>) -> Set<String> {
    if let fieldTexts { return fieldTexts }
    let texts = read()
    fieldTexts = texts
    return texts
  }

  func scope(of range: Range<Int>, read: () -> EnclosingScope) -> EnclosingScope {
    if let known = scopes[range] { return known }
    let scope = read()
    scopes[range] = scope
    return scope
  }
}
