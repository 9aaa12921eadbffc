import Checks
import Foundation
import SourceRules
import Testing

@testable import EndonymCommand

/// The committed documentation of the rules is what the rules say of themselves.
///
/// `ENDONYM_RECORD=1` writes it anew and fails, so that a recording is looked at before it counts.
struct RuleDocumentationTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let pages = root.appendingPathComponent("Documentation/Rules")
  static let isRecording = ProcessInfo.processInfo.environment["ENDONYM_RECORD"] == "1"
  static let rules = SourceRuleRegistry.allWithCatalogs.map(\.description)
  static let pageNames = rules.map(\.identifier) + [AcceptedExceptions.unmatchedRule]

  @Test("Every rule has its page", arguments: pageNames)
  func page(of identifier: String) throws {
    let rule = try #require(
      (Self.rules + [AcceptedExceptions.description]).first { $0.identifier == identifier })
    try expect(
      RuleDocument.page(of: rule), at: Self.pages.appendingPathComponent("\(identifier).md"))
  }

  @Test("The index lists every rule")
  func index() throws {
    let table = RuleDocument.table(of: Self.rules, pages: "")
    let text = "# Rules\n\nWritten from the rules' own descriptions.\n\n\(table)"
    try expect(text, at: Self.pages.appendingPathComponent("README.md"))
  }

  @Test("No page is left of a rule that is gone")
  func strayPages() throws {
    let known = Set(Self.pageNames.map { "\($0).md" } + ["README.md"])
    let pages = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path)
    #expect(Set(pages).subtracting(known).isEmpty)
  }

  @Test("The README's table lists every rule")
  func readme() throws {
    let file = Self.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.firstRange(of: "<!-- rules -->\n")).upperBound
    let end = try #require(text.firstRange(of: "<!-- end of rules -->")).lowerBound
    let table = RuleDocument.table(of: Self.rules, pages: "Documentation/Rules/")
    try expect(text.replacingCharacters(in: start..<end, with: table), at: file)
  }

  private func expect(_ text: String, at file: URL) throws {
    let committed = try? String(contentsOf: file, encoding: .utf8)
    guard committed != text else { return }
    if Self.isRecording {
      try Data(text.utf8).write(to: file, options: .atomic)
      Issue.record("recorded \(file.lastPathComponent); read it, then run without ENDONYM_RECORD")
    } else {
      Issue.record("\(file.lastPathComponent) is not what the rules say; record it")
    }
  }
}
