import Checks
import Findings
import Slots
import StringCatalog

extension WidthsReview {
  /// Lists the tightest texts, and writes them for the gate in unit tests.
  mutating func listTightest(
    _ count: Int, _ updates: Bool, _ outcome: WidthsRun.Outcome
  ) throws(CommandFailure) {
    let project = outcome.project.project
    let path = project.slotOptions.tightestFile ?? project.root.appending("endonym-tightest.json")
    let shown = path.shown(from: environment.workingDirectory, asWritten: "")
    let proposal = TightestProposal(count, of: outcome.result, path: shown)
    list = TightestList(texts: proposal.texts, sweep: outcome.result).text
    guard updates else { return }
    let isNew = try replace(path, shown, TightestFile.content(of: proposal.texts), project)
    let texts = FindingCounts.spelled(proposal.texts.count, "text")
    remarks.append(
      isNew ? "wrote \(texts) to '\(shown)'" : "'\(shown)' is up to date with \(texts)")
  }

  /// Writes the report, or holds the committed one against it.
  mutating func report(
    _ outcome: WidthsRun.Outcome, checks: Bool
  ) throws(CommandFailure) {
    let project = outcome.project.project
    let path =
      project.slotOptions.report ?? FilePath("Documentation/Widths.md", relativeTo: project.root)
    let shown = path.shown(from: environment.workingDirectory, asWritten: "")
    let text = WidthsReport(outcome.result, informational: outcome.informational).markdown
    guard checks else {
      let isNew = try replace(path, shown, Array(text.utf8), project)
      return remarks.append(isNew ? "wrote '\(shown)'" : "'\(shown)' is up to date")
    }
    let remedy = "write it with 'endonym widths --report'"
    guard environment.fileSystem.information(at: path) != nil else {
      isUpToDate = false
      return remarks.append("there is no report '\(shown)': \(remedy)")
    }
    let old = String(decoding: try content(of: path, shown), as: UTF8.self)
    let changes = LineDifference(from: old, to: text).text
    guard !changes.isEmpty else { return remarks.append("'\(shown)' is up to date") }
    isUpToDate = false
    remarks.append("'\(shown)' is out of date: \(remedy)")
    let lines = changes.split(separator: "\n", omittingEmptySubsequences: false)
    difference = "\n--- \(VisibleText.spelled(shown))\n+++ today\n"
    difference += lines.map { VisibleText.spelled(String($0)) }.joined(separator: "\n")
  }

  /// Writes a file of the project where its content changes.
  ///
  /// - Returns: Whether it was written.
  private func replace(
    _ path: FilePath, _ shown: String, _ bytes: [UInt8], _ project: Project
  ) throws(CommandFailure) -> Bool {
    let isThere = environment.fileSystem.information(at: path) != nil
    if isThere, try content(of: path, shown) == bytes { return false }
    do throws(FileError) {
      if project.root.contains(path) {
        try environment.fileSystem.createFolder(at: path.directory)
      }
      try environment.fileSystem.writeRecord(bytes, to: path, shown: shown, within: project.root)
    } catch {
      throw .file(error)
    }
    return true
  }

  private func content(of path: FilePath, _ shown: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileError) {
      return try environment.fileSystem.bytes(at: path, maximumSize: 64 << 20)
    } catch {
      var error = error
      error.path = shown
      throw .file(error)
    }
  }
}
