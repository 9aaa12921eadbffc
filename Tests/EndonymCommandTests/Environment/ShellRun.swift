import Foundation

/// A process and what it printed.
struct ShellRun {
  let code: Int32
  let output: String
  let errors: String

  init(
    _ executable: String, _ arguments: [String], in folder: String? = nil,
    variables: [String: String]? = nil, output standardOutput: Any? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    if let variables { process.environment = variables }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = standardOutput ?? output
    process.standardError = errors
    try process.run()
    let printed = standardOutput == nil ? output.fileHandleForReading.readDataToEndOfFile() : Data()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    code = process.terminationReason == .exit ? process.terminationStatus : -1
    self.output = String(decoding: printed, as: UTF8.self)
    self.errors = String(decoding: complaints, as: UTF8.self)
  }
}
