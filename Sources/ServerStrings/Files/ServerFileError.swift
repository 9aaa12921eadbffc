/// Why a file of a server's texts can't be read, and where.
struct ServerFileError: Error, Equatable {
  /// The UTF-8 offset in the file.
  var offset: Int
  /// What is wrong, without a full stop.
  var message: String
  /// What to do, as a sentence.
  var remedy: String
}
