import Checks

@testable import SourceRules

/// A source before and after all edits that one rule suggests.
struct MendedSource {
  /// The findings before.
  let findings: [SourceFinding]
  /// The text after.
  let text: String
  /// The findings after.
  let remaining: [SourceFinding]
  /// Whether the text after parses without an error.
  let parses: Bool

  init(_ source: String, rule: any SourceRule) {
    let inspector = SourceInspector(rules: [rule], options: SourceOptions())
    findings = inspector.facts(of: Array(source.utf8)).findings
    let bytes = SourceMending.apply(findings.map(\.edits), to: Array(source.utf8)).bytes
    text = String(decoding: bytes, as: UTF8.self)
    remaining = inspector.facts(of: bytes).findings
    parses = !InspectedSource(bytes: bytes).tree.hasError
  }
}
