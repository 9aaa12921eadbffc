import Findings
import StringCatalog

/// Holds a file in JSON5 against the table of keys and reports everything that is wrong with it.
package struct ConfigurationValidator {
  /// The path by which reports call the file.
  let path: String
  /// The identifiers of all rules.
  let rules: [String]
  /// What was wrong so far.
  package private(set) var problems: [ReportProblem] = []

  /// Creates a validator.
  ///
  /// - Parameters:
  ///   - path: The path by which reports call the file.
  ///   - rules: The identifiers of all rules, where the file names rules.
  package init(path: String, rules: [String] = []) {
    self.path = path
    self.rules = rules
  }

  /// Reports what no table of keys can say.
  package mutating func report(_ message: String, _ remedy: String, at position: TextPosition) {
    problems.append(
      ReportProblem(
        location: SourceLocation(path: path, line: position.line, column: position.column),
        message: message, remedy: remedy))
  }

  /// Validates an object against its keys.
  package mutating func validate(_ value: JSON5Value, keys: [ConfigurationKey], name: String) {
    guard let members = value.object else {
      return report(
        "\(name) is \(value.kind), not an object", "Write '{' and '}' around its keys.",
        at: value.position)
    }
    var seen: Set<String> = []
    for member in members {
      guard let key = keys.first(where: { $0.name == member.name }) else {
        let known = keys.map(\.name)
        report(
          "the key '\(member.name)' is unknown",
          NearestName.question(for: member.name, among: known)
            ?? "Use one of: \(known.joined(separator: ", ")).",
          at: member.position)
        continue
      }
      if !seen.insert(member.name).inserted {
        report("the key '\(member.name)' stands twice", "Keep one.", at: member.position)
      }
      validate(
        member.value, form: key.form, name: "'\(key.name)'", isRequired: key.isRequired)
    }
    for key in keys where key.isRequired && !seen.contains(key.name) {
      var remedy = "Add it: \(key.meaning)"
      if case .choice(let words) = key.form { remedy += " Write one of \(Self.list(words))." }
      report("the key '\(key.name)' is missing", remedy, at: value.position)
    }
  }

  private mutating func validate(
    _ value: JSON5Value, form: ConfigurationKey.Form, name: String, isRequired: Bool = false
  ) {
    switch form {
    case .text:
      guard let text = value.string else { return reportForm(value, name, "a text in quotes") }
      if text.isEmpty {
        report(
          "\(name) is empty", isRequired ? "Fill it in." : "Fill it in or remove it.",
          at: value.position)
      }
    case .language:
      guard let text = value.string else {
        return reportForm(value, name, "a language's identifier in quotes")
      }
      if let mistake = LanguageMistake(in: text, listing: "Name each language on its own.") {
        report(mistake.message, mistake.remedy, at: value.position)
      }
    case .wholeNumber(let minimum):
      guard let number = value.integer, number >= minimum else {
        return reportNumber(value, name, "a whole number of at least \(minimum)")
      }
    case .number(let minimum, let maximum):
      guard let number = value.number, number >= minimum, number <= maximum else {
        return reportNumber(
          value, name, "a number from \(Self.spelled(minimum)) to \(Self.spelled(maximum))")
      }
    case .flag:
      guard value.boolean != nil else { return reportForm(value, name, "'true' or 'false'") }
    case .choice(let words):
      guard let word = value.string else {
        return reportForm(value, name, "one of \(Self.list(words))")
      }
      if !words.contains(word) {
        report(
          "\(name) can't be '\(word)'",
          NearestName.question(for: word, among: words) ?? "Write one of \(Self.list(words)).",
          at: value.position)
      }
    case .rule:
      guard let identifier = value.string else { return reportForm(value, name, "a rule's name") }
      validate(rule: identifier, at: value.position)
    case .list(let element):
      guard let elements = value.array else {
        return reportForm(value, name, "a list in '[' and ']'")
      }
      for value in elements { validate(value, form: element, name: "an element of \(name)") }
    case .perRule(let form):
      guard let members = value.object else {
        return reportForm(value, name, "an object of rules' names")
      }
      for member in members {
        validate(rule: member.name, at: member.position)
        validate(member.value, form: form, name: "the rule '\(member.name)'")
      }
    case .object(let keys):
      validate(value, keys: keys, name: name)
    }
  }

  private mutating func validate(rule identifier: String, at position: TextPosition) {
    // Who knows no rule can't tell a wrong name.
    guard !rules.isEmpty, !rules.contains(identifier) else { return }
    report(
      "there is no rule '\(identifier)'",
      NearestName.question(for: identifier, among: rules) ?? "List them with 'endonym rules'.",
      at: position)
  }

  /// Reports what is no number, or one that can't stand there.
  private mutating func reportNumber(_ value: JSON5Value, _ name: String, _ expected: String) {
    guard let number = value.number else { return reportForm(value, name, expected) }
    report("\(name) can't be \(Self.spelled(number))", "Write \(expected).", at: value.position)
  }

  private mutating func reportForm(_ value: JSON5Value, _ name: String, _ expected: String) {
    report("\(name) is \(value.kind)", "Write \(expected).", at: value.position)
  }

  private static func spelled(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    return Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func list(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }
}
