/// The type of an expression as far as syntax tells.
struct InferredType: Sendable, Hashable {
  /// The type as written, without space: `Int`, `[String]`, `Date?`.
  var name: String
  /// Whether it is that of a literal, which takes on another type beside a value of that type.
  var isLiteral: Bool

  init(_ name: String, isLiteral: Bool = false) {
    self.name = name
    self.isLiteral = isLiteral
  }

  /// The type of the value in an optional; itself where it isn't optional.
  var unwrapped: InferredType {
    if name.hasSuffix("?") || name.hasSuffix("!") { return InferredType(String(name.dropLast())) }
    if name.hasPrefix("Optional<") { return InferredType(String(name.dropFirst(9).dropLast())) }
    return self
  }

  /// Whether the value may be missing.
  var isOptional: Bool { name.hasSuffix("?") || name.hasPrefix("Optional<") }

  /// The type of an array's elements.
  var element: InferredType? {
    if name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") {
      return InferredType(String(name.dropFirst().dropLast()))
    }
    for wrapper in ["Array<", "Set<", "ArraySlice<", "Range<", "ClosedRange<"]
    where name.hasPrefix(wrapper) {
      return InferredType(String(name.dropFirst(wrapper.count).dropLast()))
    }
    return nil
  }

  /// The specifier that a value of the type becomes in a key; nil where the name doesn't tell.
  var specifier: String? {
    if let specifier = Self.specifiers[name] { return specifier }
    // Collections, tuples, functions and optionals have none of their own and are described.
    if name.hasSuffix("?") || name.hasPrefix("[") || name.hasPrefix("(") { return "%@" }
    if let bracket = name.firstIndex(of: "<") {
      return Self.genericTypes.contains(String(name[..<bracket])) ? "%@" : nil
    }
    return Self.objects.contains(name) ? "%@" : nil
  }
}
