import Findings
import Foundation
import Testing

/// Holds the rules against real catalogs.
///
/// The counts are a golden. `ENDONYM_RECORD=1` writes them, and the tables of the document that
/// judges them, anew and fails, so that a recording is looked at before it counts.
@Suite("Findings in real catalogs", .enabled(if: CorpusFolder.path != nil, CorpusFolder.absence))
struct CorpusFindingsTests {
  @Test(
    "Every defect that a person named is found, and said to be an error",
    arguments: NamedFinding.all)
  func named(_ named: NamedFinding) throws {
    let findings = try CorpusFindings.all.get().findings.filter(named.isShown)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .error)
    if let value = named.value { #expect(finding.excerpt?.value.contains(value) == true) }
    if let marked = named.marked {
      let excerpt = try #require(finding.excerpt)
      let bytes = Array(excerpt.value.utf8)[excerpt.marked]
      #expect(String(decoding: bytes, as: UTF8.self) == marked)
    }
    for word in named.words { #expect(finding.message.contains(word)) }
  }

  @Test("Polish has few and one there, and lacks many alone")
  func polish() throws {
    let named = try #require(NamedFinding.all.first { $0.language == "pl" })
    let finding = try #require(try CorpusFindings.all.get().findings.first(where: named.isShown))
    #expect(!finding.message.contains("'few'"))
    #expect(!finding.message.contains("'one'"))
  }

  @Test("Each rule finds in each catalog as much as was judged")
  func counts() throws {
    let counts = CorpusCounts(try CorpusFindings.all.get().findings)
    if CorpusDocument.isRecording { return try CorpusDocument.record(counts) }
    let differences = counts.differences(from: try CorpusDocument.golden())
    #expect(
      differences.isEmpty,
      "the counts differ; judge what changed, then record it:\n\(differences.joined(separator: "\n"))"
    )
  }
}

/// Holds the document against the golden; needs no real catalog.
struct CorpusDocumentTests {
  @Test(
    "The document has the tables that the golden makes", .enabled(if: !CorpusDocument.isRecording))
  func tables() throws {
    let tables = try CorpusDocument.golden().markdown
    #expect(try CorpusDocument.text().contains(tables), "record the counts anew")
  }

  @Test("A table is written as it is read")
  func roundTrip() throws {
    let golden = try CorpusDocument.golden()
    #expect(!golden.rows.isEmpty)
    #expect(CorpusCounts(table: golden.table) == golden)
    #expect(CorpusCounts(table: "file\trule\tseverity\tcount\na\tb\tfatal\t1") == nil)
  }
}
