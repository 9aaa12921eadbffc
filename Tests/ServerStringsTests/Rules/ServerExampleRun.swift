import Checks
import Findings
import ServerStrings
import StringCatalog
import Testing

/// Runs a rule over an example of its documentation, as a check would run it over a project.
struct ServerExampleRun {
  /// The places of the findings, each as `path:line:column`, in order.
  let found: [String]
  /// The places of the marks, likewise.
  let marked: [String]
  /// The findings.
  let findings: [Finding]

  init(_ example: RuleExample, rule: any ServerRule) throws {
    var texts: [String: String] = [:]
    var marks: [String] = []
    for (path, markedText) in example.serverFiles {
      let (text, offsets) = RuleExample.unmarked(markedText)
      texts["/app/" + path] = text
      let bytes = Array(text.utf8)
      let lines = LineIndex(bytes)
      marks += offsets.map {
        let position = lines.position(of: $0, in: bytes)
        return "\(path):\(position.line):\(position.column)"
      }
    }
    var project = Project(root: FilePath("/app"))
    project.options = example.options
    project.options.onlyRules = [rule.description.identifier]
    project.slotOptions.serverStrings = [
      ServerStringsDeclaration(
        paths: example.serverPaths, format: example.serverFormat,
        location: SourceLocation(path: "endonym.json"))
    ]
    let read = ServerStringsReader(fileSystem: MemoryFiles(texts)).catalogs(of: project)
    #expect(read.problems == [])
    let catalogs = try example.markedCatalog.map { text in
      InspectedCatalog(
        try Catalog(parsing: Array(text.utf8)), path: "App/Localizable.xcstrings",
        options: project.options)
    }
    findings = ServerChecker(rules: [rule], options: project.options)
      .findings(in: read.catalogs, beside: [catalogs].compactMap { $0 })
    for finding in findings {
      #expect(finding.rule == rule.description.identifier)
      #expect(!finding.message.hasSuffix("."))
      #expect(finding.remedy.hasSuffix("."))
    }
    found = findings.map {
      "\($0.location.path):\($0.location.line):\($0.location.column)"
    }.sorted()
    marked = marks.sorted()
  }
}
