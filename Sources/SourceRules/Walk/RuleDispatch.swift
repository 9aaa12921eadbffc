/// Which rules are to be shown what.
struct RuleDispatch: Sendable {
  /// The rules; the other members are indices of this list.
  let rules: [any SourceRule]
  private(set) var calls: [String: [Int]] = [:]
  private(set) var members: [String: [Int]] = [:]
  private(set) var literals: [Int] = []
  private(set) var sequences: [Int] = []
  private(set) var variables: [Int] = []
  private(set) var files: [Int] = []

  init(_ rules: [any SourceRule]) {
    self.rules = rules
    for (index, rule) in rules.enumerated() {
      let interests = type(of: rule).interests
      for name in interests.calls { calls[name, default: []].append(index) }
      for name in interests.members { members[name, default: []].append(index) }
      if interests.literals { literals.append(index) }
      if interests.sequences { sequences.append(index) }
      if interests.variables { variables.append(index) }
      if interests.files { files.append(index) }
    }
  }
}
