import Foundation
import PackagePlugin

/// Runs `endonym` on a package: `swift package endonym check`.
@main
struct EndonymCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "EndonymCommand").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw CommandFailure(status: process.terminationStatus)
    }
  }
}

/// The command ended with findings or an error, which it has told itself.
struct CommandFailure: Error, CustomStringConvertible {
  var status: Int32
  var description: String { "'endonym' ended with exit code \(status)" }
}
