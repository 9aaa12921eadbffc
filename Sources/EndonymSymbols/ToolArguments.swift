/// The options and operands of a call: `--key value`, `--key=value`, `-k value`, flags, `--`.
struct ToolArguments: Sendable, Hashable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads arguments.
  ///
  /// - Throws: `usage` at the first that doesn't fit the options.
  init(_ arguments: ArraySlice<String>, options: [ToolOption]) throws(ToolFailure) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let spelling = String(parts[0])
      guard let option = options.first(where: { [$0.name, $0.letter].contains(spelling) }) else {
        throw .usage("the option '\(spelling)' is unknown")
      }
      let attached = parts.count == 2 ? String(parts[1]) : nil
      try read(option, attached: attached, rest: &rest)
    }
  }

  private mutating func read(
    _ option: ToolOption, attached: String?, rest: inout ArraySlice<String>
  ) throws(ToolFailure) {
    guard let allowed = option.values else {
      if attached != nil { throw .usage("the option '\(option.name)' takes no value") }
      values[option.name, default: []].append("")
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .usage("the option '\(option.name)' needs a value")
    }
    guard allowed.isEmpty || allowed.contains(value) else {
      let words = allowed.map { "'\($0)'" }.joined(separator: ", ")
      throw .usage("'\(value)' is no value of '\(option.name)', which takes \(words)")
    }
    values[option.name, default: []].append(value)
  }

  /// Whether a flag was given.
  func has(_ option: ToolOption) -> Bool { values[option.name] != nil }

  /// The last value of an option.
  func value(of option: ToolOption) -> String? { values[option.name]?.last }

  /// The values of an option, in order.
  func values(of option: ToolOption) -> [String] { values[option.name] ?? [] }

  /// The value of an option that must be there.
  ///
  /// - Throws: `usage` where it isn't.
  func required(_ option: ToolOption) throws(ToolFailure) -> String {
    guard let value = value(of: option) else {
      throw .usage("the option '\(option.name)' is missing")
    }
    return value
  }

  /// The catalogs that are named.
  ///
  /// - Throws: `usage` where there is none.
  func catalogs() throws(ToolFailure) -> [String] {
    if operands.isEmpty { throw .usage("the catalog is missing") }
    return operands
  }
}
