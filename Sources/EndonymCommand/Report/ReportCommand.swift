import Checks
import Findings
import Review
import StringCatalog

/// Writes the page on which a person sees every text in its slot.
struct ReportCommand: Command {
  private static let output = OptionDeclaration.value(
    "output", letter: "o", "FILE", .file,
    "Write the page to this file (default: .endonym/report.html beside the configuration)")
  private static let goldens = OptionDeclaration.value(
    "goldens", "FOLDER", .folder,
    "Compare dates with the recordings here (default: what the configuration names)")
  private static let anchors = OptionDeclaration.value(
    "anchors", "FILE", .file,
    "Compare dates with what a person decided (default: what the configuration names)")

  static let declaration = CommandDeclaration(
    name: "report", summary: "Write one page that shows every text in its place",
    discussion: """
      The page shows each text of each slot as it is drawn, in the width that its layout leaves, in \
      all languages; the dates of the app's manifest with what was recorded and decided; how far \
      the catalogs are translated; and everything that the checks find. It is one file of HTML \
      that opens without a network. Without slots it shows the rest.

      Exits with 0 where the page is written, whatever it shows, and with 2 where the call is \
      mistaken or something can't be read; the page then shows what could be, and says what it \
      lacks.
      """,
    operand: nil, options: [output, goldens, anchors, CheckArguments.configuration],
    examples: [
      .init(arguments: "report", explanation: "Writes '.endonym/report.html'"),
      .init(
        arguments: "report --output widths.html",
        explanation: "Writes the page beside the sources, for a reviewer"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    let named = arguments.value(of: Self.output)
    try CheckRequest.requireReplaceable(output: named, command: "report")
    try environment.requireFolder(ofOutput: named, command: "report")
    let configuration = arguments.value(of: CheckArguments.configuration)
    let (project, mistakes) = environment.project(configuredBy: configuration)
    guard mistakes.isEmpty else {
      environment.report(mistakes)
      return .misuse
    }
    let file = FilePath(
      named ?? ".endonym/report.html",
      relativeTo: named == nil ? project.root : environment.workingDirectory)
    let shown = file.shown(from: environment.workingDirectory, asWritten: named ?? "")
    let files = ProjectFiles(environment: environment, project: project)
    try files.requireReplaceable(output: named, command: "report")
    do throws(FileError) {
      if named == nil { try files.requirePage(file, shown: shown) }
    } catch {
      throw .file(error)
    }
    let rulebook = RulebookPlaces(
      goldens: arguments.value(of: Self.goldens), anchors: arguments.value(of: Self.anchors),
      project: project, workingDirectory: environment.workingDirectory)
    let run = ReportRun(
      environment: environment, configuration: configuration, rulebook: rulebook,
      base: environment.workingDirectory.relative(to: file.directory))
    let content = try run.content(of: project)
    let page = ReviewPage(content: content.review, measurer: content.measurer).html()
    do throws(FileError) {
      if named == nil { try environment.fileSystem.createFolder(at: file.directory) }
      try environment.fileSystem.write(page, to: file)
    } catch {
      throw .file(error)
    }
    environment.report(content.faults)
    for warning in content.warnings {
      let place = warning.location
      environment.warn(
        "\(place.path):\(place.line):\(place.column): warning: \(warning.message). "
          + warning.remedy)
    }
    try environment.print("\(VisibleText.spelled(shown)): \(Self.size(page.count))\n")
    return content.faults.isEmpty ? .clean : .misuse
  }

  /// A size as people say it; a megabyte is a million bytes.
  static func size(_ bytes: Int) -> String {
    guard bytes >= 100_000 else { return "\((bytes + 999) / 1_000) kB" }
    let tenths = (bytes + 99_999) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
