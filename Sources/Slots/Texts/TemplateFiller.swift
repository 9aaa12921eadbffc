import PluralRules
import StringCatalog

/// Puts the product of all argument values into a template.
struct TemplateFiller {
  /// A declared value before a specifier says how it is read.
  enum Candidate: Sendable, Hashable {
    case number(Int)
    case sample(String)
    /// A text, and the source language's that it stands for.
    case text(String, source: String?)

    func value(for specifier: FormatSpecifier?) -> ArgumentValue {
      switch self {
      case .number(let number): .integer(number)
      case .sample(let sample): ArgumentValue(sample: sample, for: specifier)
      case .text(let text, _): .text(text)
      }
    }
  }

  /// A template filled in.
  struct Filled {
    var value: String
    var arguments: [String]
    /// What stands in the arguments in the source language, by position or name.
    var sources: [String: String] = [:]
  }

  /// Why a template can't be filled in.
  enum Failure: Error {
    /// An argument has no values; its best name.
    case missing(String)
    /// There are more combinations than are measured.
    case tooMany
  }

  /// The most bytes that the combinations of one template may have.
  private static let sizeLimit = 64 << 20

  /// The plural rules of the language that the text is in.
  let rules: PluralRules
  /// Writes numbers as the reader's language does.
  let writer: NumberWriter
  /// The declared values of an argument by one of its names; nil where none are declared.
  let candidates: [String: [Candidate]]
  /// How many combinations may still be made.
  private(set) var remaining: Int

  init(
    rules: PluralRules, writer: NumberWriter, candidates: [String: [Candidate]], remaining: Int
  ) {
    self.rules = rules
    self.writer = writer
    self.candidates = candidates
    self.remaining = remaining
  }

  /// Every text that the template can become; empty where no number chooses its branches.
  mutating func fill(_ template: TextTemplate) throws(Failure) -> [Filled] {
    let uses = template.uses
    var values: [[ArgumentValue]] = []
    for use in uses {
      values.append(try self.values(of: use, in: template))
    }
    let shown = Set(uses.map(\.identity))
    for condition in template.conditions where !shown.contains(condition.identity) {
      let all = template.conditions.filter { $0.identity == condition.identity }
      if samples(meeting: all).isEmpty { return [] }
    }
    guard !values.contains(where: \.isEmpty) else { return [] }
    guard !uses.isEmpty else { return [Filled(value: plain(template), arguments: [])] }
    var count = 1
    for value in values {
      let (product, overflows) = count.multipliedReportingOverflow(by: value.count)
      guard !overflows, product <= remaining else { throw .tooMany }
      count = product
    }
    let (size, overflows) = count.multipliedReportingOverflow(by: template.textSize)
    guard !overflows, size <= Self.sizeLimit else { throw .tooMany }
    remaining -= count
    return combinations(of: values, uses, in: template, count: count)
  }

  private func plain(_ template: TextTemplate) -> String {
    var text = ""
    for case .text(let part) in template.parts { text += part }
    return text
  }

  private func combinations(
    of values: [[ArgumentValue]], _ uses: [TextTemplate.ArgumentUse],
    in template: TextTemplate, count: Int
  ) -> [Filled] {
    let places = Dictionary(
      uses.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first })
    var filled: [Filled] = []
    filled.reserveCapacity(count)
    var chosen = Array(repeating: 0, count: values.count)
    for _ in 0..<count {
      var text = ""
      for part in template.parts {
        switch part {
        case .text(let piece): text += piece
        case .argument(let use):
          guard let place = places[use.identity] else { continue }
          text += writer.text(values[place][chosen[place]], use.specifier)
        }
      }
      let arguments = uses.enumerated().map { place, use in
        "\(use.names.first ?? use.identity): "
          + writer.text(values[place][chosen[place]], use.specifier)
      }
      var sources: [String: String] = [:]
      for (place, use) in uses.enumerated() {
        sources[use.identity] = source(of: values[place][chosen[place]], use)
      }
      filled.append(Filled(value: text, arguments: arguments, sources: sources))
      // The last argument changes first.
      for place in chosen.indices.reversed() {
        chosen[place] += 1
        if chosen[place] < values[place].count { break }
        chosen[place] = 0
      }
    }
    return filled
  }

  /// What an argument's value is in the source language.
  private func source(of value: ArgumentValue, _ use: TextTemplate.ArgumentUse) -> String {
    let written = writer.text(value, use.specifier)
    guard case .text = value else { return written }
    for name in use.names {
      for case .text(written, let source?) in candidates[name] ?? [] { return source }
    }
    return written
  }

  /// The declared values that choose the template's branches; where none does, CLDR's own sample.
  ///
  /// A slot whose numbers are declared up to 29 never shows the 1,000,000 that French has a form for:
  /// where the sample is no number that the slot could show, the form is measured with the largest
  /// number that was declared.
  private func values(
    of use: TextTemplate.ArgumentUse, in template: TextTemplate
  ) throws(Failure) -> [ArgumentValue] {
    guard let declared = use.names.lazy.compactMap({ candidates[$0] }).first else {
      throw .missing(use.names.first ?? use.identity)
    }
    var seen: Set<ArgumentValue> = []
    let conditions = template.conditions.filter { $0.identity == use.identity }
    let values = declared.map { $0.value(for: use.specifier ?? conditions.first?.specifier) }
      .filter { seen.insert($0).inserted }
    guard !conditions.isEmpty else { return values }
    let fitting = values.filter { meets($0, conditions, shownBy: use.specifier) }
    guard fitting.isEmpty else { return fitting }
    let samples = samples(meeting: conditions)
    let largest = values.compactMap { value in value.double.map { (value, $0) } }
      .max { $0.1 < $1.1 }
    guard let largest, !samples.isEmpty else { return Array(samples.prefix(1)) }
    let showsWholes = !values.contains { if case .decimal = $0 { true } else { false } }
    let ordinary = samples.first { sample in
      if case .decimal = sample, showsWholes { return false }
      return (sample.double ?? .infinity) <= largest.1
    }
    return [ordinary ?? largest.0]
  }

  private func meets(
    _ value: ArgumentValue, _ conditions: [TextTemplate.Condition],
    shownBy specifier: FormatSpecifier?
  ) -> Bool {
    conditions.allSatisfy { condition in
      let operands = value.operands(shownBy: condition.specifier ?? specifier)
      return PluralBranches(rules: rules, branches: condition.branches).branch(for: operands)
        == condition.branch
    }
  }

  private func samples(meeting conditions: [TextTemplate.Condition]) -> [ArgumentValue] {
    guard let first = conditions.first else { return [] }
    return PluralBranches(rules: rules, branches: first.branches).samples(for: first.branch)
      .filter { meets($0, Array(conditions.dropFirst()), shownBy: nil) }
  }
}
