import Checks
import Findings
import StringCatalog

/// Compiles catalogs into the tables that Foundation looks texts up in.
struct CompileCommand: Command {
  private static let output = OptionDeclaration.value(
    "output-directory", letter: "o", "FOLDER", .folder, "Make the languages' folders here")
  private static let language = OptionDeclaration.value(
    "language", letter: "l", "LANGUAGE", .text, repeats: true, "Compile this language only")
  private static let layout = OptionDeclaration.value(
    "format", letter: "f", "FORMAT", .choice(CompilationLayout.allCases.map(\.rawValue)),
    "Write these files (default: stringsAndStringsdict)")
  private static let format = OptionDeclaration.value(
    "serialization-format", "FORMAT", .choice(PropertyListFormat.allCases.map(\.rawValue)),
    "Write them in this form (default: text)")
  private static let dryRun = OptionDeclaration.flag(
    "dry-run", "Name the files that would be written, and write none")

  static let declaration = CommandDeclaration(
    name: "compile",
    summary: "Compile catalogs into .strings and .stringsdict files, as Xcode does",
    discussion: """
      Takes the arguments of 'xcstringstool compile' and gives what it gives: for each language \
      LANGUAGE.lproj/TABLE.strings with the plain texts and LANGUAGE.lproj/TABLE.stringsdict with \
      those that vary. The form 'text' is XML. A plural without the form 'other' gets its most \
      general form as one, with a warning.

      A file is written only where its content changes. A catalog with an error writes nothing; \
      the others are compiled all the same. As in Xcode's build, a catalog must not lie in the \
      folder of one language, nor beside a .strings or .stringsdict file of the same table.

      Exits with 0 where everything is compiled, with 1 where a catalog has an error in it, and \
      with 2 where the call is mistaken or a file can't be read or written.
      """,
    operand: .init(placeholder: "FILE", kind: .file, isRequired: true, repeats: true),
    options: [output, language, layout, format, dryRun],
    examples: [
      .init(
        arguments: "compile App/Localizable.xcstrings --output-directory build",
        explanation: "Writes 'build/de.lproj/Localizable.strings' and its like"),
      .init(
        arguments: "compile Localizable.xcstrings -o build -l th --serialization-format binary",
        explanation: "Compiles Thai alone, in the binary form"),
      .init(
        arguments: "compile Localizable.xcstrings -o build --dry-run",
        explanation: "Lists the files, and what is wrong with the catalog"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    guard let output = arguments.value(of: Self.output) else {
      throw .usage(
        "compile", "the option '--output-directory' is missing",
        "Name the folder to make the languages' folders in.")
    }
    let languages = try arguments.languages(of: Self.language, command: "compile")
    let request = CompilationRequest(
      catalogs: arguments.operands,
      outputDirectory: FilePath(output, relativeTo: environment.workingDirectory).text,
      options: CompilationOptions(
        languages: Set(languages),
        layout: arguments.value(of: Self.layout).flatMap { CompilationLayout(rawValue: $0) }
          ?? .stringsAndStringsdict,
        format: arguments.value(of: Self.format).flatMap { PropertyListFormat(rawValue: $0) }
          ?? .text),
      isDryRun: arguments.has(Self.dryRun))
    let report = request.run(in: CommandStorage(environment: environment))
    for line in report.lines { environment.warn(line) }
    if request.isDryRun {
      try environment.print(report.files.map { VisibleText.spelled($0) + "\n" }.joined())
    }
    if !report.problems.isEmpty { return .misuse }
    return report.hasErrors ? .findings : .clean
  }
}
