import Foundation
import StringCatalog

@testable import EndonymCommand

/// An output that a test reads back.
final class MemoryOutput: TextOutput, @unchecked Sendable {
  let isTerminal: Bool
  private let isFull: Bool
  private let lock = NSLock()
  private var bytes: [UInt8] = []

  init(isTerminal: Bool = false, isFull: Bool = false) {
    self.isTerminal = isTerminal
    self.isFull = isFull
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    if isFull {
      throw FileError(path: "standard output", message: "the disk is full", remedy: "Free some.")
    }
    lock.withLock { self.bytes += bytes }
  }

  var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
}
