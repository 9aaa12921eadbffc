import Foundation

@testable import EndonymCommand

/// A person at a terminal, whose answers a test gives.
final class MemoryInput: TextInput, @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [String]

  init(_ answers: [String]) {
    self.answers = answers
  }

  var isTerminal: Bool { true }

  func line() -> String? {
    lock.withLock { answers.isEmpty ? nil : answers.removeFirst() }
  }
}
