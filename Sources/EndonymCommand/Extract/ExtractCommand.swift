import Checks
import Findings
import SourceRules
import StringCatalog

/// Shows which texts an app's sources look up, or writes them down.
struct ExtractCommand: Command {
  private static let format = OptionDeclaration.value(
    "format", "FORMAT", .choice(["text", "json"]), "Show it in this form (default: text)")
  private static let output = OptionDeclaration.value(
    "output", letter: "o", "FOLDER", .folder,
    "Write a '.stringsdata' file for each source into a folder instead")

  static let declaration = CommandDeclaration(
    name: "extract", summary: "Show the keys that Swift sources look up",
    discussion: """
      PATH is a source, a folder (all sources below it) or a pattern in quotes; without one the \
      configuration says where the sources are, else all below this folder are read. Tests are \
      left out.

      Keys are shown as they are at run time: an interpolation is the specifier of its type, such \
      as '%lld'. Where the file doesn't tell the type, the key is marked as unsure; it is left out \
      of what '--output' writes, since a wrong specifier would make a second key.

      The JSON has the layout of the compiler's '.stringsdata' files, a list with one for each \
      source.
      """,
    operand: .init(placeholder: "PATH", kind: .file, repeats: true),
    options: [
      format, output, CheckArguments.configuration, ExtractionArguments.shard, CheckArguments.jobs,
    ],
    examples: [
      .init(arguments: "extract App", explanation: "Shows the keys that the sources of 'App' use"),
      .init(
        arguments: "extract App --output build/strings",
        explanation: "Writes what 'xcstringstool sync' takes as '--stringsdata'"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    let understood = try ExtractionArguments(arguments, of: "extract", in: environment)
    let (project, mistakes) = environment.project(
      configuredBy: arguments.value(of: CheckArguments.configuration))
    guard mistakes.isEmpty else {
      environment.report(mistakes)
      return .misuse
    }
    var outcome = ExtractionRun(
      environment: environment, project: project, places: understood.places,
      shard: understood.shard, jobs: understood.jobs
    ).outcome()
    if outcome.project.files.isEmpty, outcome.problems.isEmpty, understood.shard == nil {
      outcome.problems.append(
        ReportProblem(
          location: SourceLocation(path: understood.places.first?.text ?? "."),
          message: "there is no Swift source to read", remedy: "Name the folder of the sources."))
    }
    let data = StringsData.gathered(outcome.project)
    if let folder = arguments.value(of: Self.output) {
      try write(data, to: folder, environment)
    } else if arguments.value(of: Self.format) == "json" {
      var json = JSONWriter()
      json.beginArray()
      for (_, data) in data { data.append(to: &json) }
      json.endArray()
      json.newline()
      try environment.print(json.output.bytes)
    } else {
      try environment.print(text(outcome.project))
    }
    environment.report(outcome.problems)
    return outcome.problems.isEmpty ? .clean : .misuse
  }

  private func text(_ project: SourceProject) -> String {
    var text = ""
    for found in project.localizedUses where !found.use.isDoubtful {
      let use = found.use
      let place = "\(project.files[found.file].path):\(use.position.line):\(use.position.column)"
      var line = "\(place): \(use.key.text)"
      if !use.key.isSure { line += " (unsure)" }
      if let value = use.defaultValue { line += " = \(value.valueText)" }
      if use.hasComputedTable {
        line += " [a table that the code computes]"
      } else if let table = use.table {
        line += " [\(table)]"
      }
      text += VisibleText.spelled(line) + "\n"
    }
    return text
  }

  private func write(
    _ data: [(file: Int, data: StringsData)], to folder: String, _ environment: CommandEnvironment
  ) throws(CommandFailure) {
    let path = FilePath(folder, relativeTo: environment.workingDirectory)
    var names: [String: Int] = [:]
    var unsure = 0
    do throws(FileError) {
      try environment.fileSystem.createFolder(at: path)
      for (_, data) in data {
        let source = FilePath(data.source).name
        let name = source.hasSuffix(".swift") ? String(source.dropLast(6)) : source
        names[name, default: 0] += 1
        let number = names[name] ?? 1
        var json = JSONWriter()
        data.append(to: &json, leavesOutUnsure: true)
        json.newline()
        unsure += data.tables.values.joined().filter { !$0.isKeySure }.count
        try environment.fileSystem.write(
          json.output.bytes,
          to: path.appending((number == 1 ? name : "\(name)-\(number)") + ".stringsdata"))
      }
    } catch {
      throw .file(error)
    }
    if unsure > 0 {
      environment.warn(
        "warning: \(FindingCounts.spelled(unsure, "key")) left out, whose specifiers aren't sure. "
          + "'endonym extract' shows them.")
    }
  }
}
