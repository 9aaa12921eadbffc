/// A call of Apple's frameworks that looks a text up in a catalog.
struct LocalizingCall: Sendable, Hashable {
  /// How the call is written.
  enum Shape: Sendable, Hashable {
    /// A type's initializer or a free function: `Text("…")`, `NSLocalizedString("…", comment: "")`.
    case plain
    /// A method: `.navigationTitle("…")`.
    case method
    /// A static member without its type: `.value("…", pressure)`.
    case implicitMember
  }

  /// How the call is written.
  var shape: Shape
  /// The labels of the arguments that are keys; nil for the first argument where it has no label.
  var keyLabels: [String?]
  /// Whether another overload shows a `String` as it is, so that only a literal is looked up.
  var takesStrings: Bool
  /// Whether the literal becomes a key by the rules of string interpolation, so that an
  /// interpolation is a specifier; `NSLocalizedString` takes a plain `String` instead.
  var isInterpolated: Bool

  init(
    _ shape: Shape, _ keyLabels: [String?] = [nil], takesStrings: Bool = true,
    isInterpolated: Bool = true
  ) {
    self.shape = shape
    self.keyLabels = keyLabels
    self.takesStrings = takesStrings
    self.isInterpolated = isInterpolated
  }
}
