import Resources

/// The Swift file with the rules of one kind.
struct RuleFile {
  let kind: String
  let languages: [(language: String, set: String)]
  let sets: [(name: String, set: RuleSet)]

  /// Reads one kind's languages, and the sets that they use, from the `plurals` bundle.
  init(kind: String, languagesKey: String, bundle: ResourceNode) throws {
    self.kind = kind
    languages = try bundle.item(languagesKey).items.map { item in
      guard let set = item.value.text else { throw GeneratorError("no set for '\(item.key)'") }
      return (item.key.split(separator: "_").joined(separator: "-"), set)
    }
    let used = Set(languages.map(\.set))
    sets = try bundle.item("rules").items.filter { used.contains($0.key) }
      .map { ($0.key, try RuleSet($0.value)) }
      .sorted { $0.name.count == $1.name.count ? $0.name < $1.name : $0.name.count < $1.name.count }
    guard sets.count == used.count else { throw GeneratorError("a rule set is missing") }
  }

  func text(_ version: DataVersion) -> String {
    var numberOfSet: [String: Int] = [:]
    for (index, set) in sets.enumerated() { numberOfSet[set.name] = index }
    let entries = languages.sorted { $0.language < $1.language }
      .map { "\"\($0.language)\": \(numberOfSet[$0.set] ?? 0)" }
    return version.header(generator: "PluralRules") + """
      extension PluralRuleTable {
        /// CLDR's \(kind) rules.
        static let \(kind) = PluralRuleTable(
          setOfLanguage: [
      \(wrapped(entries, indent: 6)),
          ],
          sets: [
      \(sets.enumerated().map { setText($0, $1) }.joined(separator: "\n"))
          ])
      }

      """
  }

  private func setText(_ index: Int, _ set: (name: String, set: RuleSet)) -> String {
    let languages = languages.filter { $0.set == set.name }.map(\.language).sorted()
    let rules = set.set.rules
    let conditions = rules.filter { !$0.text.isEmpty }.map { "      // \($0.category): \($0.text)" }
    let comment = wrapped(["\(index):"] + languages, indent: 0, separator: " ", width: 91)
      .split(separator: "\n").map { "      // \($0)" }
    let words = set.set.words.map(String.init)
    let program = words.isEmpty ? "[]," : "[\n\(wrapped(words, indent: 10))\n        ],"
    let samples = rules.map { "          \"\($0.integers)|\($0.decimals)\"," }
    let numbers = set.set.wholeNumbers.map { "\($0)" }
    return """
      \((comment + conditions).joined(separator: "\n"))
            PluralRuleSet(
              categories: [\(rules.map { ".\($0.category)" }.joined(separator: ", "))],
              program: \(program)
              samples: [
      \(samples.joined(separator: "\n"))
              ],
              wholeNumbers: [
      \(wrapped(numbers, indent: 10))
              ]),
      """
  }
}
