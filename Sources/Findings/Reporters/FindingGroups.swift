extension Array where Element == Finding {
  /// The findings that share a property, groups and members in the order in which they came.
  func grouped(by property: KeyPath<Finding, String>) -> [[Finding]] {
    var groups: [[Finding]] = []
    var indices: [String: Int] = [:]
    for finding in self {
      let value = finding[keyPath: property]
      if let index = indices[value] {
        groups[index].append(finding)
      } else {
        indices[value] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }
}
