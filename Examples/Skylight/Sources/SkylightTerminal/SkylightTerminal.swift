#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
import Skylight

/// The app's screen in a terminal, in any of its languages.
@main
struct SkylightTerminal {
  static func main() {
    do {
      let command = try TerminalCommand(
        arguments: Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment)
      switch command {
      case .page(let locale):
        print(ForecastPage(.sample, locale: locale).lines.joined(separator: "\n"))
      case .help: print(TerminalCommand.usage)
      }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }
}
