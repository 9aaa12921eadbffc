import Checks
import Findings
import StringCatalog
import Testing

@testable import SourceRules

/// Runs one rule of the family over one source.
struct LiteralsRun {
  /// What was found.
  let findings: [SourceFinding]
  private let source: String

  init(
    _ rule: any SourceRule, _ source: String, options: SourceOptions = SourceOptions(),
    isTest: Bool = false
  ) {
    self.source = source
    let inspector = SourceInspector(rules: [rule], options: options)
    findings =
      inspector.facts(of: Array(source.utf8), at: SourcePlace(isTest: isTest)).findings
  }

  /// The code at the findings.
  var marked: [String] {
    findings.map { finding in
      let line = Array(finding.quoted.utf8)
      return String(decoding: line[finding.marked], as: UTF8.self)
    }
  }

  /// The source with all edits made, the last one first.
  var mended: String {
    var bytes = Array(source.utf8)
    for edit in findings.flatMap(\.edits).sorted(by: {
      $0.range.lowerBound > $1.range.lowerBound
    }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
