extension [String] {
  /// The words as a list in a sentence: "1", "1 and 2", "1, 2 and 3".
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
