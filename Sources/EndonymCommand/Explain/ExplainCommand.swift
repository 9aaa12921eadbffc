import Checks
import Findings
import StringCatalog

/// Says why a date reads as it does on one surface in one language, and how a figure reads.
struct ExplainCommand: Command {
  private static let package = OptionDeclaration.value(
    "package", "FOLDER", .folder,
    "The app's folder, which holds \(ManifestFile.path) (default: this folder)"
  )

  static let declaration = CommandDeclaration(
    name: "explain", summary: "Say why a date reads as it does in a language",
    discussion: """
      Shows an intent's texts in a language, its plan, and the classifiers that the plan rests on \
      with their reasons. They come from the manifest that the app's own tests write; a manifest \
      that is missing or older than its sources is an error. Of a figure or sentence in the \
      manifest its samples are shown. Without operands the intents, figures and languages are \
      listed.
      """,
    operand: .init(placeholder: "NAME LANGUAGE", kind: .text, repeats: true),
    options: [package],
    examples: [
      .init(
        arguments: "explain sunEventTime de",
        explanation: "Says why the German time of sunrise looks different"),
      .init(
        arguments: "explain windSpeed th",
        explanation: "Shows how the figure reads in Thai, one line a sample"),
      .init(arguments: "explain", explanation: "Lists the intents, figures and languages"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    let folder = FilePath(
      arguments.value(of: Self.package) ?? ".", relativeTo: environment.workingDirectory)
    let manifest: RenderedManifest
    do throws(FileError) {
      manifest = try ManifestFile(package: folder, fileSystem: environment.fileSystem).read()
    } catch {
      var error = error
      let file = FilePath(ManifestFile.path, relativeTo: folder)
      if environment.fileSystem.information(at: file) == nil {
        error.remedy =
          "Run the app's tests, which write it, or name the app's folder with '--package'."
      }
      throw .file(error)
    }
    let intents = Self.distinct(manifest.dates.map(\.intent))
    let texts = manifest.texts ?? []
    let figures = Self.distinct(texts.map(\.name))
    let languages = Self.distinct(manifest.dates.map(\.language) + texts.map(\.language))
    guard !arguments.operands.isEmpty else {
      var lines: [String] = []
      if !intents.isEmpty { lines.append("Intents: \(intents.joined(separator: ", "))") }
      if !figures.isEmpty { lines.append("Figures: \(figures.joined(separator: ", "))") }
      lines.append("Languages: \(languages.joined(separator: " "))")
      try environment.print(lines.map { VisibleText.spelled($0) + "\n" }.joined())
      return .clean
    }
    guard arguments.operands.count == 2 else {
      throw .usage(
        "explain", "an intent or figure and a language are needed",
        "As in 'endonym explain sunEventTime de'."
      )
    }
    let name = try Self.name(
      arguments.operands[0], among: intents + figures,
      what: figures.isEmpty ? "intent" : "intent or figure")
    let language = try Self.name(arguments.operands[1], among: languages, what: "language")
    let explanations =
      manifest.dates.filter { $0.intent == name && $0.language == language }
      .map { Explanation(date: $0, localeData: manifest.localeData).text }
      + texts.filter { $0.name == name && $0.language == language }
      .map { FigureExplanation(figure: $0, localeData: manifest.localeData).text }
    guard !explanations.isEmpty else {
      throw .usage("explain", "'\(name)' isn't rendered in '\(language)'", nil)
    }
    try environment.print(explanations.joined(separator: "\n"))
    return .clean
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The known name that is meant, in any case.
  private static func name(
    _ typed: String, among known: [String], what: String
  ) throws(CommandFailure) -> String {
    if let name = known.first(where: { $0.lowercased() == typed.lowercased() }) { return name }
    throw .usage(
      "explain", "there is no \(what) '\(typed)'",
      NearestName.question(for: typed, among: known)
        ?? "Use one of: \(known.joined(separator: ", ")).")
  }
}
