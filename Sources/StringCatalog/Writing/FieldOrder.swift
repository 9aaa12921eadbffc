import PluralRules

/// The order of the format's field names as a file has them, learned from its objects.
struct FieldOrder: Sendable, Hashable {
  private struct Pair: Sendable, Hashable {
    var first: String
    var second: String
  }

  /// How much more often the first name of a pair stands before the second than behind it.
  private var lead: [Pair: Int] = [:]

  /// The names whose order is a habit; other names are data.
  private static let names: Set<String> = {
    var names: Set<String> = ["plural", "device", "width"]
    for part in CatalogPart.allCases { names.formUnion(part.fieldNames ?? []) }
    names.formUnion(PluralCategory.allCases.map(\.rawValue))
    names.formUnion(Device.allCases.map(\.rawValue))
    return names
  }()

  /// This order, with another's where this one shows nothing.
  func completed(by other: FieldOrder) -> FieldOrder {
    var order = self
    order.lead.merge(other.lead) { own, _ in own }
    return order
  }

  /// Takes the order of one object's names as evidence.
  mutating func learn(from names: [String]) {
    let known = names.filter { Self.names.contains($0) }
    for (index, first) in known.enumerated() {
      for second in known[(index + 1)...] {
        lead[Pair(first: first, second: second), default: 0] += 1
        lead[Pair(first: second, second: first), default: 0] -= 1
      }
    }
  }

  /// Whether the first name stands before the second; nil where the file doesn't show it.
  func precedes(_ first: String, _ second: String) -> Bool? {
    guard let lead = lead[Pair(first: first, second: second)], lead != 0 else { return nil }
    return lead > 0
  }

  /// The names in the learned order; what was never seen keeps Xcode's order.
  func sorted<Member>(_ members: [Member], by name: (Member) -> String) -> [Member] {
    var sorted: [Member] = []
    for member in members {
      let position = sorted.firstIndex { precedes(name(member), name($0)) == true }
      sorted.insert(member, at: position ?? sorted.endIndex)
    }
    return sorted
  }
}
