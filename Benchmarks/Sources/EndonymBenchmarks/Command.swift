import Foundation

/// A program that is run to its end, with nothing kept but what it printed.
struct Command {
  var arguments: [String]
  /// Whether what it prints is kept; reading it along takes time from both.
  var keepsOutput = true

  struct Outcome {
    var output: String
    var code: Int32
    var seconds: Double
  }

  /// Runs it, its standard output read and its standard error shown.
  func run() throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = keepsOutput ? pipe : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    var output = Data()
    let elapsed = try elapsedSeconds {
      try process.run()
      if keepsOutput { output = pipe.fileHandleForReading.readDataToEndOfFile() }
      process.waitUntilExit()
    }
    return Outcome(
      output: String(decoding: output, as: UTF8.self), code: process.terminationStatus,
      seconds: elapsed)
  }
}
