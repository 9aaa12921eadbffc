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
    let file = TightestFile(path: path, shown: shown)
    let isNew = try replace(
      path, shown, TightestFile.content(of: proposal.texts), project, as: .tightest,
      isOwn: { _ in file.read(from: environment.fileSystem).problems.isEmpty })
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
      let title = Array((text.split(separator: "\n").first ?? "").utf8)
      let isNew = try replace(
        path, shown, Array(text.utf8), project, as: .report, isOwn: { $0.starts(with: title) })
      return remarks.append(isNew ? "wrote '\(shown)'" : "'\(shown)' is up to date")
    }
    let remedy = "write it with 'endonym widths --report'"
    guard environment.fileSystem.information(at: path) != nil else {
      isUpToDate = false
      return remarks.append("there is no report '\(shown)': \(remedy)")
    }
    let old = Self.withLineFeeds(try content(of: path, shown))
    let changes = LineDifference(from: old, to: text).text
    guard !changes.isEmpty else { return remarks.append("'\(shown)' is up to date") }
    isUpToDate = false
    remarks.append("'\(shown)' is out of date: \(remedy)")
    // By scalars, since a carriage return and a line feed are one character.
    let lines = changes.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    difference = "\n--- \(VisibleText.spelled(shown))\n+++ today\n"
    difference += lines.map { VisibleText.spelled(String($0)) }.joined(separator: "\n")
  }

  /// A text whose lines may end as Windows ends them, as Git writes them there.
  private static func withLineFeeds(_ bytes: [UInt8]) -> String {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte != 0x0D || next != 0x0A { kept.append(byte) }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Writes a file of the project where its content changes.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - shown: The path by which reports call it.
  ///   - bytes: The content.
  ///   - project: The project.
  ///   - role: What the file is.
  ///   - isOwn: Whether a content that is there is such a file's, and may be replaced.
  /// - Throws: `CommandFailure` where the file is something else, or can't be written.
  /// - Returns: Whether it was written.
  private func replace(
    _ path: FilePath, _ shown: String, _ bytes: [UInt8], _ project: Project,
    as role: ProjectFiles.Role, isOwn: ([UInt8]) -> Bool
  ) throws(CommandFailure) -> Bool {
    do throws(FileError) {
      try ProjectFiles(environment: environment, project: project)
        .requireOwn(path, shown: shown, as: role)
    } catch {
      throw .file(error)
    }
    if environment.fileSystem.information(at: path) != nil {
      let old = try content(of: path, shown)
      if old == bytes { return false }
      guard old.isEmpty || isOwn(old) else {
        throw .file(
          FileError(
            path: shown, message: "the file is no \(role.rawValue), so it is left alone",
            remedy: "Name another file in 'widths', or delete this one."))
      }
    }
    do throws(FileError) {
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
