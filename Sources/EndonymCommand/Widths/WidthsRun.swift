import Checks
import Findings
import Ink
import ServerStrings
import Slots

/// Measures a project's slots: configuration, texts, fonts, sweep.
struct WidthsRun {
  /// What was measured.
  struct Outcome {
    var project: SlotProject
    /// The sweep, which can be run again once more is accepted.
    var sweep: Sweep
    /// The fonts that measured it.
    var measurer: any TextMeasurer
    /// What it found on the screen that must fit.
    var result: SweepResult
    /// What it measured on the other screens.
    var informational: [SweepResult]
    /// Everything that is accepted, also of what isn't measured.
    var accepted: AcceptedWidths
    /// The file that it stands in.
    var acceptedFile: AcceptedWidthsFile

    /// Runs the sweep anew with other accepted widths.
    mutating func accept(_ widths: AcceptedWidths, _ request: WidthsRequest) {
      accepted = widths
      sweep.accepted = request.part(of: widths)
      (result, informational) = sweep.run()
    }
  }

  /// Why nothing was measured.
  enum Failure: Error {
    /// The call is mistaken.
    case call(CommandFailure)
    /// Something of the project can't be read.
    case project([ReportProblem])
  }

  let request: WidthsRequest
  let environment: CommandEnvironment

  /// Reads and measures everything.
  ///
  /// - Returns: What was measured; or why nothing was.
  func outcome(
    of project: Project, _ progress: ProgressLine
  ) -> Result<Outcome, Failure> {
    progress.begin("reading texts")
    let (fileSystem, directory) = (environment.fileSystem, environment.workingDirectory)
    let reader = SlotProjectReader(
      fileSystem: fileSystem, workingDirectory: directory, jobs: request.jobs
    ) { project in
      ServerStringsReader(fileSystem: fileSystem, workingDirectory: directory)
        .catalogs(of: project)
    }
    let deviceWidth = request.device ?? project.slotOptions.judgedWidth
    var content = reader.read(project, deviceWidth: deviceWidth)
    var problems = content.problems
    if let mistake = absentLanguage(in: content) { return .failure(.call(mistake)) }
    narrow(&content)
    progress.begin("opening fonts")
    let measurer: any TextMeasurer
    do throws(UnmeasurableProject) {
      measurer = try PlatformMeasurer.measurer(with: content.fonts)
    } catch {
      return .failure(.project(problems + error.problems))
    }
    let (texts, missing) = SlotTexts(
      slots: content.slots, sources: content.sources, jobs: request.jobs
    ).resolve()
    let file = acceptedFile(of: project)
    let (accepted, mistakes) = file.read(from: fileSystem)
    problems += missing + mistakes
    if texts.isEmpty, problems.isEmpty { problems.append(nothingMeasured(in: content)) }
    let options = project.slotOptions
    var sweep = Sweep(
      slots: content.slots, texts: texts, measurer: measurer,
      deviceWidth: deviceWidth,
      informationalWidths: request.device == nil ? options.informationalWidths : [],
      accepted: request.part(of: accepted), problems: problems, jobs: request.jobs)
    sweep.judgesAcceptances = deviceWidth == options.judgedWidth
    let count = texts.count
    progress.begin("measuring \(count) texts")
    let (result, informational) = sweep.run { done in
      progress.begin("measuring texts: \(done) of \(count)")
    }
    return .success(
      Outcome(
        project: content, sweep: sweep, measurer: measurer, result: result,
        informational: informational,
        accepted: accepted, acceptedFile: file))
  }

  /// Leaves only what the call asks for.
  private func narrow(_ content: inout SlotProject) {
    if !request.slots.isEmpty {
      content.slots.removeAll { !request.slots.contains($0.name) }
    }
    if !request.languages.isEmpty {
      content.sources.languages.removeAll { !request.languages.contains($0) }
    }
  }

  private func acceptedFile(of project: Project) -> AcceptedWidthsFile {
    let path =
      project.slotOptions.acceptedFile ?? project.root.appending("endonym-accepted.json")
    return AcceptedWidthsFile(
      path: path, shown: path.shown(from: environment.workingDirectory, asWritten: ""))
  }

  /// A language that nothing has is a misspelling, or the report would be clean by mistake.
  private func absentLanguage(in content: SlotProject) -> CommandFailure? {
    let known = content.sources.languages
    // What can't be read may have the language.
    guard content.problems.isEmpty,
      let language = request.languages.first(where: { !known.contains($0) })
    else { return nil }
    var shorter = language.split(separator: "-")
    while !shorter.isEmpty, !known.contains(shorter.joined(separator: "-")) { shorter.removeLast() }
    let own = shorter.isEmpty ? nil : "Did you mean '\(shorter.joined(separator: "-"))'?"
    return .usage(
      "widths", "no text is in the language '\(language)'",
      own ?? NearestName.question(for: language, among: known)
        ?? "The languages are: \(known.joined(separator: ", ")).")
  }

  private func nothingMeasured(in content: SlotProject) -> ReportProblem {
    ReportProblem(
      location: content.place, message: "the slots have no text to measure",
      remedy: "Correct their 'fills', or leave '--slot' and '--language' out.")
  }
}

extension WidthsRequest {
  /// What is accepted among what is measured.
  func part(of widths: AcceptedWidths) -> AcceptedWidths {
    widths.restricted(
      to: slots.isEmpty ? nil : Set(slots), languages: languages.isEmpty ? nil : Set(languages))
  }
}

extension SlotOptions {
  /// The width in points of the screen that must fit.
  var judgedWidth: Double { gateWidth ?? DeviceWidth.gate.points }
}

extension SlotProject {
  /// Where a problem with the project as a whole is told.
  var place: SourceLocation {
    SourceLocation(path: project.configuration ?? Project.configurationName)
  }
}
