import Foundation
import Resources

/// The rules of a group of languages, as the bundle has them.
struct RuleSet {
  /// CLDR's order of categories.
  static let categories = ["zero", "one", "two", "few", "many", "other"]

  struct Rule {
    let category: String
    /// The condition as CLDR writes it; empty for `other`.
    let text: String
    let condition: Condition?
    let integers: String
    let decimals: String
  }

  let rules: [Rule]

  init(_ node: ResourceNode) throws {
    var rules: [Rule] = []
    for category in Self.categories {
      guard let text = node.items.first(where: { $0.key == category })?.value.text else { continue }
      rules.append(try Self.rule(category, text))
    }
    guard rules.count == node.items.count, rules.last?.category == "other" else {
      throw GeneratorError("a rule set with an unknown category, or without 'other'")
    }
    self.rules = rules
  }

  private static func rule(_ category: String, _ text: String) throws -> Rule {
    let parts = text.components(separatedBy: "@")
    let condition = parts[0].trimmingCharacters(in: .whitespaces)
    guard condition.isEmpty == (category == "other") else {
      throw GeneratorError("'\(category)' with the condition '\(condition)'")
    }
    func samples(_ name: String) -> String {
      parts.dropFirst().first { $0.hasPrefix(name) }?.dropFirst(name.count)
        .trimmingCharacters(in: .whitespaces) ?? ""
    }
    return Rule(
      category: category, text: condition,
      condition: condition.isEmpty ? nil : try Condition(condition),
      integers: samples("integer"), decimals: samples("decimal"))
  }

  /// For each category how many numbers below a million it takes, then the first five of them.
  var wholeNumbers: [[Int]] {
    var result = rules.map { _ in [0] }
    for number in 0..<UInt32(1_000_000) {
      let index = rules.firstIndex { $0.condition?.holds(for: number) ?? true } ?? 0
      result[index][0] += 1
      if result[index].count < 6 { result[index].append(Int(number)) }
    }
    return result
  }

  /// The program of the whole set, as `PluralProgram` reads it.
  var words: [UInt32] {
    rules.flatMap { rule -> [UInt32] in
      guard let condition = rule.condition,
        let rank = Self.categories.firstIndex(of: rule.category)
      else { return [] }
      let words = condition.words
      return [UInt32(rank) | UInt32(words.count) << 8] + words
    }
  }
}
