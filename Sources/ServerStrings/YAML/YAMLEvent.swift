/// A step through a YAML stream (YAML 1.1, chapter 3.1, "Processes": parsing).
struct YAMLEvent {
  /// What a step is.
  enum Kind {
    case streamEnd
    case documentStart
    case documentEnd
    case scalar(YAMLScalar)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
    case alias(String)
    /// The start of the stream, and whatever a later version of the library adds.
    case nothing
  }

  /// What the step is.
  var kind: Kind
  /// The name by which aliases call the node.
  var anchor: String?
  /// The tag, its handle resolved.
  var tag: String?
  /// The UTF-8 offset in the file.
  var offset: Int
}

/// A text of a YAML stream, escapes and folding resolved.
struct YAMLScalar {
  /// The text.
  var text: String
  /// Whether it stands without quotes and without `|` or `>`, so that its type is guessed.
  var isPlain: Bool
}
