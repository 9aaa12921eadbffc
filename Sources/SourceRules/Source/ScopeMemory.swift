/// The scopes of a source that rules have asked for, so that each is read once.
///
/// A file that is one long scope would otherwise be read again for every date format in it. It is
/// used by the one thread that walks the source.
final class ScopeMemory {
  private var scopes: [Range<Int>: EnclosingScope] = [:]

  func scope(of range: Range<Int>, read: () -> EnclosingScope) -> EnclosingScope {
    if let known = scopes[range] { return known }
    let scope = read()
    scopes[range] = scope
    return scope
  }
}
