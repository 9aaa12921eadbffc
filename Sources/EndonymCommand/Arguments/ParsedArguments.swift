/// The options and operands of a call, checked against their declarations.
struct ParsedArguments: Sendable, Hashable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Whether a flag was given.
  func has(_ option: OptionDeclaration) -> Bool { flags.contains(option.name) }

  /// The value of an option that may be given once.
  func value(of option: OptionDeclaration) -> String? { values[option.name]?.last }

  /// The values of an option that may be given several times.
  func values(of option: OptionDeclaration) -> [String] { values[option.name] ?? [] }

  mutating func add(operand: String) { operands.append(operand) }

  mutating func add(flag option: OptionDeclaration) { flags.insert(option.name) }

  mutating func add(_ value: String, for option: OptionDeclaration) {
    values[option.name, default: []].append(value)
  }
}
