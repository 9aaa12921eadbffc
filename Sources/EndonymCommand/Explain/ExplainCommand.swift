import Checks
import Findings
import StringCatalog

/// Says why a date reads as it does on one surface in one language.
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
      that is missing or older than its sources is an error. Without operands the intents and \
      languages are listed.
      """,
    operand: .init(placeholder: "INTENT LANGUAGE", kind: .text, repeats: true),
    options: [package],
    examples: [
      .init(
        arguments: "explain sunEventTime de",
        explanation: "Says why the German time of sunrise looks different"),
      .init(arguments: "explain", explanation: "Lists the intents and languages"),
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
      throw .file(error)
    }
    let intents = Self.distinct(manifest.dates.map(\.intent))
    let languages = Self.distinct(manifest.dates.map(\.language))
    guard !arguments.operands.isEmpty else {
      try environment.print(
        "Intents: \(intents.joined(separator: ", "))\n"
          + "Languages: \(languages.joined(separator: " "))\n")
      return .clean
    }
    guard arguments.operands.count == 2 else {
      throw .usage(
        "explain", "an intent and a language are needed", "As in 'endonym explain sunEventTime de'."
      )
    }
    let intent = try Self.name(arguments.operands[0], among: intents, what: "intent")
    let language = try Self.name(arguments.operands[1], among: languages, what: "language")
    guard let date = manifest.dates.first(where: { $0.intent == intent && $0.language == language })
    else {
      throw .usage("explain", "'\(intent)' isn't rendered in '\(language)'", nil)
    }
    try environment.print(
      Explanation(date: date, localeData: manifest.localeData).text)
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
