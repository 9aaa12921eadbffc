import Checks
import StringCatalog

/// One command of the tool.
protocol Command: Sendable {
  /// What the command is called, takes and does.
  static var declaration: CommandDeclaration { get }

  init()

  /// Runs the command.
  ///
  /// - Throws: `CommandFailure` where it can't do what it is asked to.
  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode
}

/// Why a command could not do what it was asked to.
enum CommandFailure: Error {
  /// It was called wrongly.
  case usage(UsageError)
  /// A file could not be read or written.
  case file(FileError)

  /// A mistake in the call of a command.
  static func usage(_ command: String, _ message: String, _ remedy: String?) -> CommandFailure {
    .usage(UsageError(message: message, remedy: remedy, command: command))
  }
}

extension CommandEnvironment {
  /// Sees to it that a report can be written, before the work that it is about is done.
  func requireFolder(ofOutput output: String?, command: String) throws(CommandFailure) {
    guard let output else { return }
    let folder = FilePath(output, relativeTo: workingDirectory).directory
    guard fileSystem.information(at: folder)?.kind != .directory else { return }
    let shown = folder.shown(from: workingDirectory, asWritten: output)
    throw .usage(command, "there is no folder '\(shown)'", "Create it, or correct '--output'.")
  }

  /// Writes to standard output, a failure being the command's.
  func print(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(FileError) { try output.write(bytes) } catch { throw .file(error) }
  }

  /// Writes to standard output, a failure being the command's.
  func print(_ text: String) throws(CommandFailure) {
    try print(Array(text.utf8))
  }
}
