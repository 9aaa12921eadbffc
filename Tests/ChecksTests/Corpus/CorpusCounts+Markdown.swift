import Checks
import Findings

extension CorpusCounts {
  /// The tables of the document: which letter stands for which file, and rules against files.
  var markdown: String {
    let optIn = Set(Self.rules.filter(\.isOptIn).map(\.identifier))
    let files = Set(rows.map(\.file)).sorted()
    let letters = Dictionary(
      uniqueKeysWithValues: files.enumerated().map { ($1, Self.letter($0)) })
    let fileLines = files.map { file in
      let own = rows.filter { $0.file == file }
      let byDefault = total(own.filter { !optIn.contains($0.rule) })
      let onRequest = total(own.filter { optIn.contains($0.rule) })
      return "| \(letters[file] ?? "") | `\(file)` | \(byDefault) | \(onRequest) |"
    }
    let found = Set(rows.map(\.rule))
    let silent = Self.rules.map(\.identifier).filter { !found.contains($0) }
    return """
      | | catalog | findings | opt-in |
      |---|---|---:|---:|
      \(fileLines.joined(separator: "\n"))

      | rule | error | warning | note | \(files.compactMap { letters[$0] }.joined(separator: " | ")) |
      |---\(String(repeating: "|---:", count: files.count + 3))|
      \(lines(of: Self.rules.filter { !$0.isOptIn }, files: files))
      \(lines(of: Self.rules.filter(\.isOptIn), files: files, suffix: " (opt-in)"))

      Nothing was found by \(silent.map { "`\($0)`" }.joined(separator: ", ")).

      """
  }

  private static let rules = RuleRegistry.all.map(\.description)

  private static func letter(_ index: Int) -> String {
    index < 26 ? String(UnicodeScalar(UInt8(65 + index))) : "\(index + 1)"
  }

  private func total(_ rows: [Row]) -> Int { rows.reduce(0) { $0 + $1.count } }

  private func lines(
    of rules: [RuleDescription], files: [String], suffix: String = ""
  ) -> String {
    let known = Set(rules.map(\.identifier))
    let own = rows.filter { known.contains($0.rule) }
    let lines = rules.compactMap { rule -> String? in
      let found = own.filter { $0.rule == rule.identifier }
      return found.isEmpty ? nil : line("`\(rule.identifier)`\(suffix)", found, files: files)
    }
    return (lines + [line("all\(suffix)", own, files: files)]).joined(separator: "\n")
  }

  private func line(_ title: String, _ rows: [Row], files: [String]) -> String {
    let severities = Severity.allCases.sorted(by: >).map { severity in
      total(rows.filter { $0.severity == severity })
    }
    let counts = files.map { file in total(rows.filter { $0.file == file }) }
    let cells = (severities + counts).map { $0 == 0 ? "" : "\($0)" }
    return "| \(title) | \(cells.joined(separator: " | ")) |"
  }
}
