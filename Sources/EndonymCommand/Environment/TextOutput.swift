import StringCatalog

/// Where a command writes to: standard output, standard error, or a test's memory.
protocol TextOutput: Sendable {
  /// Whether a person looks at it.
  var isTerminal: Bool { get }

  /// Writes bytes at once; a reader that went away is no error.
  ///
  /// - Throws: `FileError` where they can't be written, as on a full disk.
  func write(_ bytes: [UInt8]) throws(FileError)
}

extension TextOutput {
  /// Writes a text.
  func write(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }
}
