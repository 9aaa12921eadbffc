/// What a format string needs to know of one of its entry's substitutions.
public struct FormatSubstitution: Sendable, Hashable {
  /// The name, as `%#@name@` refers to it.
  public var name: String
  /// The position of the argument that it counts, from 1: the catalog's `argNum`.
  public var argumentNumber: Int?
  /// How its argument is formatted, without the percent sign: the catalog's `formatSpecifier`.
  public var formatSpecifier: String?

  /// Creates a substitution.
  public init(name: String, argumentNumber: Int? = nil, formatSpecifier: String? = nil) {
    self.name = name
    self.argumentNumber = argumentNumber
    self.formatSpecifier = formatSpecifier
  }

  /// Takes what a format string needs from a catalog's substitution.
  public init(_ substitution: Substitution) {
    self.init(
      name: substitution.name, argumentNumber: substitution.argumentNumber?.value,
      formatSpecifier: substitution.formatSpecifier?.value)
  }

  /// The format specifier as a parsed one, with its percent sign; `nil` where it is none.
  public var specifier: FormatSpecifier? {
    guard let formatSpecifier else { return nil }
    let text = "%" + formatSpecifier
    let specifiers = FormatString(parsing: text).specifiers
    guard let only = specifiers.first, only.kind == .argument,
      only.range == 0..<text.utf8.count
    else { return nil }
    return only
  }
}
