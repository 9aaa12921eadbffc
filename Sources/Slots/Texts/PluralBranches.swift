import PluralRules

/// The branches of a plural and which of them a number chooses in a language.
struct PluralBranches {
  let rules: PluralRules
  let branches: [String]

  /// The branch of a number; nil stands for a text, which counts nothing.
  ///
  /// 0 takes `zero` in every language where there is one, as Foundation does (release notes for
  /// OS X 10.9); then the category of CLDR's rules counts, then `other`, then the first branch.
  func branch(for operands: PluralOperands?) -> String? {
    guard let operands else { return fallback }
    if operands.i == 0, operands.t == 0, branches.contains("zero") { return "zero" }
    let category = rules.category(for: operands).rawValue
    return branches.contains(category) ? category : fallback
  }

  private var fallback: String? { branches.contains("other") ? "other" : branches.first }

  /// Whether some number of the language chooses a branch.
  func canChoose(_ branch: String) -> Bool { !samples(for: branch).isEmpty }

  /// CLDR's own samples that choose a branch, whole numbers first.
  func samples(for branch: String) -> [ArgumentValue] {
    var samples: [ArgumentValue] = branch == "zero" ? [.integer(0)] : []
    for category in rules.categories
    where category.rawValue == branch || !branches.contains(category.rawValue) {
      samples += Self.samples(of: rules, for: category).filter {
        self.branch(for: $0.operands(shownBy: nil)) == branch
      }
    }
    let wholes = samples.filter { if case .integer = $0 { true } else { false } }
    let decimals = samples.filter { if case .decimal = $0 { true } else { false } }
    return wholes + decimals
  }

  private static func samples(
    of rules: PluralRules, for category: PluralCategory
  ) -> [ArgumentValue] {
    let samples = rules.samples(for: category)
    // Compact forms such as "1c6" are nobody's argument.
    let wholes = samples.integers.flatMap(\.values).compactMap { Int($0) }
    let decimals = samples.decimals.flatMap(\.values).filter { Double($0) != nil }
    return wholes.map(ArgumentValue.integer) + decimals.map(ArgumentValue.decimal)
  }
}
