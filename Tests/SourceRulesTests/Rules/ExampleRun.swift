import Checks
import Findings
import StringCatalog
import Testing

@testable import SourceRules

/// Runs a rule over an example of its documentation, as a check would run it over a project.
struct ExampleRun {
  /// The places of the findings, each as `path:line:column`, in order.
  let found: [String]
  /// The places of the marks, likewise.
  let marked: [String]
  /// The findings.
  let findings: [Finding]

  private static let catalogPath = "App/Localizable.xcstrings"

  init(_ example: RuleExample, rule: any Rule) throws {
    let (text, offsets) = example.unmarked
    var options = example.options
    // What exceptions allow is known only when the other rules have been run.
    let isAboutOthers = rule is any AllowanceRule
    if !isAboutOthers { options.onlyRules = [rule.description.identifier] }
    let checker = SourceChecker(
      rules: isAboutOthers ? SourceRuleRegistry.all : [rule], options: options)
    let inspector = SourceInspector(rules: checker.fileRules, options: example.sources)
    let texts = example.otherSources.merging([example.path: text]) { _, main in main }
    let files = texts.sorted { $0.key < $1.key }.map { path, text in
      let place = SourcePlace(path: path, options: example.sources)
      let bytes = Array(text.utf8)
      return SourceProject.File(
        path: path, place: place, facts: inspector.facts(of: bytes, at: place),
        words: UsedWords(everyWordOf: bytes))
    }
    var catalogs: [InspectedCatalog] = []
    var marks = Self.places(offsets, in: text, path: example.path)
    if let (catalog, offsets) = example.markedCatalog.map(RuleExample.unmarked) {
      catalogs = [
        InspectedCatalog(
          try Catalog(parsing: Array(catalog.utf8)), path: Self.catalogPath, options: options)
      ]
      marks += Self.places(offsets, in: catalog, path: Self.catalogPath)
    }
    if let (configuration, offsets) = example.markedConfiguration.map(RuleExample.unmarked) {
      marks += Self.places(offsets, in: configuration, path: Project.configurationName)
    }
    findings = checker.findings(
      in: SourceProject(files: files, catalogs: catalogs, options: example.sources)
    ).filter { !isAboutOthers || $0.rule == rule.description.identifier }
    for finding in findings {
      #expect(finding.rule == rule.description.identifier)
      #expect(!finding.message.hasSuffix("."))
      #expect(finding.remedy.hasSuffix(".") || finding.remedy.hasSuffix("?"))
    }
    found = findings.map {
      "\($0.location.path):\($0.location.line):\($0.location.column)"
    }.sorted()
    marked = marks.sorted()
  }

  private static func places(_ offsets: [Int], in text: String, path: String) -> [String] {
    let bytes = Array(text.utf8)
    let lines = LineIndex(bytes)
    return offsets.map {
      let position = lines.position(of: $0, in: bytes)
      return "\(path):\(position.line):\(position.column)"
    }
  }
}
