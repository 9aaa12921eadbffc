import Checks

@testable import EndonymCommand

/// One run of the tool in a world of the test's making.
struct ToolRun {
  let code: ExitCode
  let output: String
  let errors: String

  /// Runs the tool in `/app`.
  init(
    _ arguments: [String], _ files: MemoryFiles = MemoryFiles([:]),
    variables: [String: String] = [:], isTerminal: Bool = false, answers: [String]? = nil
  ) {
    self.init(
      arguments, on: files, in: FilePath("/app"), variables: variables, isTerminal: isTerminal,
      answers: answers)
  }

  /// Runs the tool in a folder of any files.
  init(
    _ arguments: [String], on files: any FileSystem, in folder: FilePath,
    variables: [String: String] = [:], isTerminal: Bool = false, answers: [String]? = nil
  ) {
    let output = MemoryOutput(isTerminal: isTerminal)
    let errors = MemoryOutput(isTerminal: answers != nil)
    let input: any TextInput = answers.map { MemoryInput($0) } ?? NoInput()
    let environment = CommandEnvironment(
      variables: variables, workingDirectory: folder, fileSystem: files, output: output,
      errors: errors, input: input, processorCount: 2, now: { .zero })
    code = EndonymTool(environment: environment).run(arguments)
    self.output = output.text
    self.errors = errors.text
  }
}

/// Catalogs that the tests check.
enum SampleCatalogs {
  /// One entry, in German alone.
  static let german = catalog(#""Hello" : { "localizations" : { "de" : \#(unit("Hallo")) } }"#)

  /// Two entries, the first in German and Thai, the second in neither.
  static let mixed = catalog(
    #"""
    "Bye" : { },
    "Hello" : { "localizations" : { "de" : \#(unit("Hallo")), "th" : \#(unit("สวัสดี")) } }
    """#)

  static func unit(_ value: String, state: String = "translated") -> String {
    #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
  }

  static func catalog(_ entries: String) -> String {
    #"{ "sourceLanguage" : "en", "strings" : { \#(entries) }, "version" : "1.0" }"#
  }
}
