import StringCatalog

/// Compiles catalogs into the tables that a bundle holds.
struct CompileCommand: ToolCommand {
  private static let output = ToolOption(name: "--output-directory", letter: "-o", values: [])
  private static let language = ToolOption(name: "--language", letter: "-l", values: [])
  private static let layout = ToolOption(
    name: "--format", letter: "-f", values: CompilationLayout.allCases.map(\.rawValue))
  private static let format = ToolOption(
    name: "--serialization-format", values: PropertyListFormat.allCases.map(\.rawValue))
  private static let expected = ToolOption(name: "--expect", values: [])
  private static let dryRun = ToolOption(name: "--dry-run")

  static let name = "compile"
  static let usage = """
    --output-directory FOLDER [--language LANGUAGE]… \
    [--format stringsAndStringsdict|stringsdictOnly] [--serialization-format text|binary] \
    [--expect FILE]… [--dry-run] CATALOG…
    """
  static let summary = """
    Compile each catalog into the .strings and .stringsdict files of its languages; a key that a \
    language lacks is left to the look-up, which falls back to the source language; a FILE that is
      expected, such as de.lproj/Localizable.strings, is written even if there is nothing to put in it
    """
  static let options = [output, language, layout, format, expected, dryRun]

  func run(_ arguments: ToolArguments, in tool: SymbolsTool) throws(ToolFailure) -> Int32 {
    let request = CompilationRequest(
      catalogs: try arguments.catalogs(),
      outputDirectory: try arguments.required(Self.output),
      options: CompilationOptions(
        languages: Set(arguments.values(of: Self.language)),
        layout: arguments.value(of: Self.layout).flatMap { CompilationLayout(rawValue: $0) }
          ?? .stringsAndStringsdict,
        format: arguments.value(of: Self.format).flatMap { PropertyListFormat(rawValue: $0) }
          ?? .text,
        fillsMissingVariations: false),
      expectedFiles: arguments.values(of: Self.expected), isDryRun: arguments.has(Self.dryRun))
    let report = request.run()
    for line in report.lines { tool.errors(line + "\n") }
    if request.isDryRun { tool.output(report.files.map { $0 + "\n" }.joined()) }
    if !report.problems.isEmpty { return 2 }
    return report.hasErrors ? 1 : 0
  }
}
