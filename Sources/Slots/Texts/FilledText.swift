import Findings

/// A text with its arguments filled in, not yet in a slot.
struct FilledText: Sendable {
  var value: String
  var origin: TextOrigin
  var arguments: [String] = []
  var location: SourceLocation?
  var sourceValue: String?
  var fallback: TextFallback?
}
