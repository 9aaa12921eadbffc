import Checks
import Findings
import StringCatalog

/// Where the recorded and the decided dates are: as a call says, else as the configuration does.
struct RulebookPlaces {
  /// The folder of the recordings; nil where none is named.
  var goldens: FilePath?
  /// The file of the decisions; nil where none is named.
  var anchors: FilePath?
  private let workingDirectory: FilePath

  /// Resolves the places.
  init(goldens: String?, anchors: String?, project: Project, workingDirectory: FilePath) {
    let rulebook = project.sourceOptions.rulebook
    func place(_ named: String?, _ configured: String?) -> FilePath? {
      named.map { FilePath($0, relativeTo: workingDirectory) }
        ?? configured.map { FilePath($0, relativeTo: project.root) }
    }
    self.goldens = place(goldens, rulebook?.goldens)
    self.anchors = place(anchors, rulebook?.anchors)
    self.workingDirectory = workingDirectory
  }

  /// Reads the recordings.
  func recordings(
    _ fileSystem: any FileSystem
  ) -> (found: [GoldenRecording], problems: [ReportProblem]) {
    guard let goldens else { return ([], []) }
    do throws(FileError) {
      let (found, problems) = try GoldenFolder(goldens, fileSystem: fileSystem).recordings()
      return (found, problems.map { problem($0) })
    } catch {
      return ([], [problem(error)])
    }
  }

  /// Reads the decisions.
  func decisions(
    _ fileSystem: any FileSystem
  ) -> (found: (path: String, rows: [AnchorRow])?, problems: [ReportProblem]) {
    guard let anchors else { return (nil, []) }
    let shown = anchors.shown(from: workingDirectory, asWritten: "")
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try fileSystem.bytes(at: anchors, maximumSize: 16 << 20)
    } catch {
      return (nil, [problem(error)])
    }
    do throws(AnchorFileError) {
      let file = try AnchorFile(parsing: String(decoding: bytes, as: UTF8.self))
      return ((shown, file.rows), [])
    } catch {
      let problem = ReportProblem(
        location: SourceLocation(path: shown, line: error.line), message: error.message,
        remedy: "Correct the row by hand: no recording writes this file.")
      return (nil, [problem])
    }
  }

  private func problem(_ error: FileError) -> ReportProblem {
    ReportProblem(
      error, shownAs: FilePath(error.path).shown(from: workingDirectory, asWritten: ""))
  }
}
