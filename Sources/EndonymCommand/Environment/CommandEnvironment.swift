import Checks
import Foundation

/// Everything that a command takes from the world around it; a test hands in its own.
struct CommandEnvironment: Sendable {
  /// The environment variables.
  var variables: [String: String]
  /// The working directory.
  var workingDirectory: FilePath
  /// The files.
  var fileSystem: any FileSystem
  /// Standard output.
  var output: any TextOutput
  /// Standard error.
  var errors: any TextOutput
  /// Standard input.
  var input: any TextInput = NoInput()
  /// How many processors there are.
  var processorCount: Int
  /// A text that another build of the tool has another of.
  var buildStamp: String = ""
  /// The time since some fixed moment.
  var now: @Sendable () -> Duration

  /// The environment of this process.
  static func process() -> CommandEnvironment {
    let information = ProcessInfo.processInfo
    let start = ContinuousClock.now
    return CommandEnvironment(
      variables: information.environment,
      workingDirectory: FilePath(FileManager.default.currentDirectoryPath),
      fileSystem: DiskFileSystem(), output: DescriptorOutput.standardOutput,
      errors: DescriptorOutput.standardError, input: StandardInput(),
      processorCount: information.activeProcessorCount,
      buildStamp: buildStamp(of: Bundle.main.executablePath),
      now: { start.duration(to: .now) })
  }

  private static func buildStamp(of executable: String?) -> String {
    guard let executable, let file = DiskFileSystem().information(at: FilePath(executable)) else {
      return ""
    }
    return "\(file.identity.number) \(file.stamp)"
  }

  /// Whether a report on standard output is to be coloured.
  ///
  /// Only on a terminal that can (`TERM` isn't `dumb`) unless asked for, and never where `NO_COLOR`
  /// is set and not empty (no-color.org).
  ///
  /// - Parameter choice: What the command line asks for; nil where it is silent.
  /// - Returns: Whether to use colours.
  func usesColor(_ choice: Bool?) -> Bool {
    if let noColor = variables["NO_COLOR"], !noColor.isEmpty { return false }
    return choice ?? (output.isTerminal && variables["TERM"] != "dumb")
  }
}
