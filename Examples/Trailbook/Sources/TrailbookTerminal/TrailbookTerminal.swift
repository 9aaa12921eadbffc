#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
import Trailbook

/// The journal's terminal face: a page of it in a language, or the table of all figures in all
/// languages.
@main
struct TrailbookTerminal {
  static func main() {
    do {
      let command = try TerminalCommand(arguments: Array(CommandLine.arguments.dropFirst()))
      let environment = ProcessInfo.processInfo.environment
      let isStyled = isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"] == nil
      let style = TerminalStyle(isStyled: isStyled)
      let lines =
        switch command {
        case .page(let locale): JournalPage(style: style).lines(in: locale)
        case .quirks: QuirksTable(style: style).lines
        case .help: TerminalCommand.usage
        }
      print(lines.joined(separator: "\n"))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }
}
