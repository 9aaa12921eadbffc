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

  let request: WidthsRequest
  let environment: CommandEnvironment

  /// Reads and measures everything.
  ///
  /// - Throws: `CommandFailure` where the call is mistaken.
  /// - Returns: What was measured; or the problems where nothing can be.
  func outcome(
    of project: Project, _ progress: ProgressLine
  ) -> Result<Outcome, UnmeasurableProject> {
    progress.begin("reading texts")
    let (fileSystem, directory) = (environment.fileSystem, environment.workingDirectory)
    let reader = SlotProjectReader(
      fileSystem: fileSystem, workingDirectory: directory, jobs: request.jobs
    ) { project in
      ServerStringsReader(fileSystem: fileSystem, workingDirectory: directory)
        .catalogs(of: project)
    }
    var content = reader.read(project)
    var problems = content.problems + absentLanguages(in: content)
    narrow(&content)
    progress.begin("opening fonts")
    let measurer: any TextMeasurer
    do throws(UnmeasurableProject) {
      measurer = try PlatformMeasurer.measurer(with: content.fonts)
    } catch {
      return .failure(UnmeasurableProject(problems: problems + error.problems))
    }
    let (texts, missing) = SlotTexts(
      slots: content.slots, sources: content.sources, jobs: request.jobs
    ).resolve()
    let file = acceptedFile(of: project)
    let (accepted, mistakes) = file.read(from: fileSystem)
    problems += missing + mistakes
    if texts.isEmpty, problems.isEmpty { problems.append(nothingMeasured(in: content)) }
    let options = project.slotOptions
    let sweep = Sweep(
      slots: content.slots, texts: texts, measurer: measurer,
      deviceWidth: request.device ?? options.gateWidth ?? DeviceWidth.gate.points,
      informationalWidths: request.device == nil ? options.informationalWidths : [],
      accepted: request.part(of: accepted), problems: problems, jobs: request.jobs)
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
  private func absentLanguages(in content: SlotProject) -> [ReportProblem] {
    let known = content.sources.languages
    return request.languages.filter { !known.contains($0) }.map { language in
      ReportProblem(
        location: content.place, message: "no text is in the language '\(language)'",
        remedy: NearestName.question(for: language, among: known)
          ?? "The languages are: \(known.joined(separator: ", ")).")
    }
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

extension SlotProject {
  /// Where a problem with the project as a whole is told.
  var place: SourceLocation {
    SourceLocation(path: project.configuration ?? Project.configurationName)
  }
}
