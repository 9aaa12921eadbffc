import Checks
import Findings
import Foundation
import Ink
import Slots

#if os(Linux)
  import ServerStrings
#endif

/// The tightest texts of a package, as its configuration declares and its list names them.
struct PackageWidths: Sendable {
  private let project: Project
  private let fileSystem = DiskFileSystem()

  init(package: String) throws(WidthGateError) {
    let working = FilePath(FileManager.default.currentDirectoryPath)
    let root = FilePath(package, relativeTo: working)
    // Rules on sources have names that aren't known here, and none is run.
    let reader = ProjectReader(fileSystem: fileSystem, workingDirectory: root, rules: [])
    let (project, problems) = reader.project(at: root.appending(Project.configurationName))
    guard problems.isEmpty else {
      throw WidthGateError(
        description: WidthIssues(problems: problems).texts.joined(separator: "\n"))
    }
    guard !project.slotOptions.slots.isEmpty else {
      throw WidthGateError(
        description: "\(root.text)/\(Project.configurationName):1:1: error: no slots are declared. "
          + "Add 'slots', or leave the gate out.")
    }
    self.project = project
  }

  func problems() -> [String] {
    let root = project.root
    let path = project.slotOptions.tightestFile ?? root.appending("endonym-tightest.json")
    let listed = TightestFile(path: path, shown: path.shown(from: root, asWritten: ""))
      .read(from: fileSystem)
    var problems = listed.problems
    if listed.texts.isEmpty, problems.isEmpty {
      problems.append(
        ReportProblem(
          location: SourceLocation(path: path.shown(from: root, asWritten: "")),
          message: "nothing is measured: the list is empty",
          remedy: "Write it with 'endonym widths --tightest 50 --update'."))
    }
    let (tightest, left) = Self.measurable(listed.texts)
    problems += left
    let content = Self.read(project, fileSystem)
    problems += content.problems
    let names = content.slots.map(\.name)
    for text in tightest where !names.contains(text.slot) {
      problems.append(
        ReportProblem(
          location: text.location, message: "there is no slot '\(text.slot)'",
          remedy: NearestName.question(for: text.slot, among: names)
            ?? "List today's tightest texts with 'endonym widths --tightest 50 --update'."))
    }
    do throws(UnmeasurableProject) {
      let measurer = try PlatformMeasurer.measurer(with: content.fonts)
      let (accepted, mistakes) = acceptedFile.read(from: fileSystem)
      let result = WidthGateRun(
        slots: content.slots, sources: content.sources,
        tightest: tightest.filter { names.contains($0.slot) }, measurer: measurer,
        deviceWidth: project.slotOptions.gateWidth ?? DeviceWidth.gate.points,
        accepted: accepted, family: PlatformMeasurer.family(of: content.fonts),
        jobs: ProcessInfo.processInfo.activeProcessorCount
      ).run()
      return WidthIssues(problems: problems + mistakes).texts + WidthIssues(result).texts
    } catch {
      return WidthIssues(problems: problems + error.problems).texts
    }
  }

  private var acceptedFile: AcceptedWidthsFile {
    let path =
      project.slotOptions.acceptedFile ?? project.root.appending("endonym-accepted.json")
    return AcceptedWidthsFile(path: path, shown: path.shown(from: project.root, asWritten: ""))
  }

  private static func read(_ project: Project, _ fileSystem: DiskFileSystem) -> SlotProject {
    var content = SlotProjectReader(
      fileSystem: fileSystem, workingDirectory: project.root,
      jobs: ProcessInfo.processInfo.activeProcessorCount, readServers: serverTexts
    ).read(project)
    content.slots = content.slots.map(measurable)
    return content
  }

  #if os(Linux)
    private static func measurable(_ slot: Slot) -> Slot { slot }

    private static func measurable(
      _ texts: [TightestText]
    ) -> (texts: [TightestText], problems: [ReportProblem]) { (texts, []) }

    @Sendable
    private static func serverTexts(
      _ project: Project
    ) -> (catalogs: [ServerCatalog], problems: [ReportProblem], skipped: [SkippedItem]) {
      guard !project.slotOptions.serverStrings.isEmpty else { return ([], [], []) }
      return ServerStringsReader(fileSystem: DiskFileSystem(), workingDirectory: project.root)
        .catalogs(of: project)
    }
  #else
    /// A test bundle has nothing that reads a server's files.
    private static func measurable(
      _ texts: [TightestText]
    ) -> (texts: [TightestText], problems: [ReportProblem]) {
      var kept: [TightestText] = []
      var problems: [ReportProblem] = []
      for text in texts {
        guard case .server(let key, _) = text.origin else {
          kept.append(text)
          continue
        }
        problems.append(
          ReportProblem(
            location: text.location,
            message: "the server's text '\(key)' is measured by 'endonym widths' only",
            remedy: "Take it out of the list on this platform."))
      }
      return (kept, problems)
    }

    /// The slot without the fills whose lack of texts was reported already.
    private static func measurable(_ slot: Slot) -> Slot {
      var slot = slot
      slot.fills.removeAll { !$0.serverKeys.isEmpty && $0.entries.isEmpty && $0.dates.isEmpty }
      return slot
    }

    @Sendable
    private static func serverTexts(
      _ project: Project
    ) -> (catalogs: [ServerCatalog], problems: [ReportProblem], skipped: [SkippedItem]) {
      ([], [], [])
    }
  #endif
}
