/// Why a file of a server's texts can't be read, and where.
struct ServerFileError: Error, Equatable {
  /// The UTF-8 offset in the file.
  var offset: Int
  /// What is wrong, without a full stop.
  var message: String
  /// What to do, as a sentence.
  var remedy: String
}

extension ServerFileError {
  /// The error of a name that is longer than allowed.
  init(longNameAt offset: Int, limit: Int) {
    self.init(
      offset: offset, message: "a key has more than \(limit) bytes",
      remedy: "Shorten it, or write the colon that is missing behind it.")
  }
}
