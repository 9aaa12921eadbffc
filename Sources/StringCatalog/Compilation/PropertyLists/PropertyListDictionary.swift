/// A dictionary of a property list, sorted by key.
public struct PropertyListDictionary: Sendable, Hashable {
  /// A key with its value.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: ExactText
    /// The value.
    public var value: PropertyListValue

    /// Creates a member.
    public init(_ key: String, _ value: PropertyListValue) {
      self.key = ExactText(key)
      self.value = value
    }
  }

  /// The members, sorted by key; no key occurs twice.
  public let members: [Member]

  /// Creates a dictionary; of two members with one key the last counts.
  public init(_ members: [Member]) {
    var sorted: [Member] = []
    sorted.reserveCapacity(members.count)
    let order = members.indices.sorted {
      members[$0].key == members[$1].key ? $0 < $1 : members[$0].key < members[$1].key
    }
    for index in order {
      if sorted.last?.key == members[index].key { sorted.removeLast() }
      sorted.append(members[index])
    }
    self.members = sorted
  }

  /// Whether it has no member.
  public var isEmpty: Bool { members.isEmpty }

  /// The value of a key.
  public subscript(_ key: String) -> PropertyListValue? {
    let key = ExactText(key)
    var low = 0
    var high = members.count
    while low < high {
      let middle = (low + high) / 2
      if members[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < members.count, members[low].key == key else { return nil }
    return members[low].value
  }
}
