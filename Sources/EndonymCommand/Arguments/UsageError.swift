/// A mistake in how the tool was called.
struct UsageError: Error, Hashable {
  /// What is wrong, lower case at its start, without a full stop.
  var message: String
  /// What to do instead, as a sentence.
  var remedy: String?
  /// The command whose help would tell more.
  var command: String?
}
