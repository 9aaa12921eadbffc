/// The members of a map while it is read, each key once.
///
/// Merge keys are taken as Ruby's Psych takes them, in the order of the file: what comes later wins,
/// whether it is merged or written (`Psych::Visitors::ToRuby`). The type's definition
/// (yaml.org/type/merge.html) lets what is written win in any order.
struct YAMLMembers {
  private(set) var all: [TextNode.Member] = []
  private var indices: [String: Int] = [:]
  private var merged: Set<String> = []

  /// Adds a written member; the offset of the key where it was written before.
  mutating func set(_ member: TextNode.Member) -> Int? {
    guard let index = indices[member.key] else {
      indices[member.key] = all.count
      all.append(member)
      return nil
    }
    let first = all[index].offset
    all[index] = member
    return merged.remove(member.key) == nil ? first : nil
  }

  /// Merges a map, or the maps of a list, of which the first wins; false where it is neither.
  mutating func merge(_ value: TextNode) -> Bool {
    switch value.content {
    case .map(let members):
      for member in members { take(member) }
      return true
    case .list(let elements):
      guard elements.allSatisfy({ $0.members != nil }) else { return false }
      for element in elements.reversed() {
        for member in element.members ?? [] { take(member) }
      }
      return true
    default: return false
    }
  }

  private mutating func take(_ member: TextNode.Member) {
    if let index = indices[member.key] {
      all[index] = member
    } else {
      indices[member.key] = all.count
      all.append(member)
    }
    merged.insert(member.key)
  }
}
