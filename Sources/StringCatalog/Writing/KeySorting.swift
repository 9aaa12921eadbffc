/// How the keys of one object are ordered.
enum KeySorting: Sendable {
  /// As Xcode orders them.
  case xcode
  /// By their code points, as many other tools order them.
  case codePoints
  /// In no order that is known.
  case none

  /// Recognizes the order of some keys.
  init(of names: some Collection<String>) {
    if CatalogKeyOrder().isSorted(names) {
      self = .xcode
    } else if zip(names, names.dropFirst()).allSatisfy({ !Self.precedes($1, $0) }) {
      self = .codePoints
    } else {
      self = .none
    }
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Where a key belongs among keys so ordered; nil where they have no order.
  func position(of name: String, among names: some RandomAccessCollection<String>) -> Int? {
    let order = CatalogKeyOrder()
    let precedes: (String, String) -> Bool
    switch self {
    case .xcode: precedes = { order.precedes($0, $1) }
    case .codePoints: precedes = Self.precedes
    case .none: return nil
    }
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if precedes(name, names[names.index(names.startIndex, offsetBy: middle)]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
