extension Array where Element == Finding {
  /// The findings that share a property, groups and members in the order in which they came.
  func grouped(by property: KeyPath<Finding, String>) -> [[Finding]] {
    var groups: [[Finding]] = []
    var indices: [String: Int] = [:]
    var last: (value: String, index: Int)?
    for finding in self {
      let value = finding[keyPath: property]
      if let last, last.value == value {
        // Findings that belong together mostly follow each other.
        groups[last.index].append(finding)
      } else if let index = indices[value] {
        groups[index].append(finding)
        last = (value, index)
      } else {
        last = (value, groups.count)
        indices[value] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }
}
