import Foundation

@testable import EndonymSymbolsTool

/// One run of the tool, with what it wrote to its streams.
struct SymbolsRun {
  let code: Int32
  let output: String
  let errors: String

  init(_ arguments: [String]) {
    let output = Stream()
    let errors = Stream()
    code = SymbolsTool(output: { output.append($0) }, errors: { errors.append($0) })
      .run(arguments)
    self.output = output.text
    self.errors = errors.text
  }

  private final class Stream: @unchecked Sendable {
    private let lock = NSLock()
    private var written = ""
    var text: String { lock.withLock { written } }
    func append(_ text: String) { lock.withLock { written += text } }
  }
}
