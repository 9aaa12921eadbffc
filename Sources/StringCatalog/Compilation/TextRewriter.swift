/// Writes a catalog's text as Foundation's formatter takes it: without labels, and with the positions
/// and arguments of substitutions.
struct TextRewriter {
  /// The argument of the substitution that the text varies.
  struct Argument {
    /// Its position, where it is to be written.
    var position: Int?
    /// Its specifier without the percent sign.
    var specifier: String
  }

  private let text: String
  private let bytes: [UInt8]
  /// The specifiers, the ambiguous ones decided.
  let format: FormatString

  init(_ text: String, source: FormatString) {
    self.text = text
    bytes = Array(text.utf8)
    format = FormatString(parsing: text).resolved(against: source)
  }

  /// The names of the substitutions that the text refers to.
  var references: [String] {
    format.specifiers.compactMap { specifier in
      if case .substitution(let name) = specifier.kind { name } else { nil }
    }
  }

  /// Whether some argument has a position.
  var isPositional: Bool { format.specifiers.contains { $0.position != nil } }

  /// The positions that references to substitutions have by themselves or by their place in the text.
  var referencePositions: [ExactText: Int] {
    var positions: [ExactText: Int] = [:]
    for argument in FormatSignature(format).arguments {
      guard case .substitution(let name) = argument.role else { continue }
      if positions[ExactText(name)] == nil { positions[ExactText(name)] = argument.position }
    }
    return positions
  }

  /// Writes the text.
  ///
  /// A text whose labelled arguments stand in another order than the source's gets positions
  /// (inferred: labels are new in Xcode 26, and no compiled table with them is public).
  ///
  /// - Parameters:
  ///   - labelPositions: The positions of the source's labels.
  ///   - isNumbered: Whether every argument is to have its position.
  ///   - argument: What `%arg` stands for; nil where it is text.
  ///   - referencePosition: The position to write with a reference to a substitution.
  /// - Returns: The text.
  func rewritten(
    labelPositions: [String: Int] = [:], isNumbered: Bool = false, argument: Argument? = nil,
    referencePosition: (String) -> Int? = { _ in nil }
  ) -> String {
    let positions = self.positions(labelPositions, isNumbered: isNumbered)
    var output: [UInt8] = []
    var end = 0
    for specifier in format.specifiers {
      guard
        let replacement = replacement(
          of: specifier, positions?[specifier.range.lowerBound], argument, referencePosition)
      else { continue }
      output += bytes[end..<specifier.range.lowerBound]
      output += replacement.utf8
      end = specifier.range.upperBound
    }
    guard end > 0 else { return text }
    output += bytes[end...]
    return String(decoding: output, as: UTF8.self)
  }

  private func replacement(
    of specifier: FormatSpecifier, _ added: Int?, _ argument: Argument?,
    _ referencePosition: (String) -> Int?
  ) -> String? {
    switch specifier.kind {
    case .substitution(let name):
      let position = specifier.position ?? referencePosition(name)
      return "%" + Self.prefix(position) + "#@\(name)@"
    case .substitutionArgument:
      guard let argument else { return nil }
      return "%" + Self.prefix(specifier.position ?? argument.position) + argument.specifier
    case .argument:
      guard specifier.label != nil || (added != nil && specifier.position == nil) else {
        return nil
      }
      guard let body = body(of: specifier) else { return nil }
      return "%" + Self.prefix(specifier.position ?? added) + body
    case .displayPattern, .percentSign: return nil
    }
  }

  private static func prefix(_ position: Int?) -> String { position.map { "\($0)$" } ?? "" }

  /// What stands behind position and label; nil where the position stands elsewhere than in front.
  private func body(of specifier: FormatSpecifier) -> String? {
    var rest = bytes[specifier.range].dropFirst()
    if specifier.position != nil {
      let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      rest = rest[digits.endIndex...]
      guard rest.first == UInt8(ascii: "$") else { return nil }
      rest = rest.dropFirst()
    }
    if specifier.label != nil, let close = rest.firstIndex(of: UInt8(ascii: ")")) {
      rest = rest[(close + 1)...]
    }
    return String(decoding: rest, as: UTF8.self)
  }

  /// The positions to add, by the specifiers' places; nil where none is needed or where a width is an
  /// argument itself.
  private func positions(_ labelPositions: [String: Int], isNumbered: Bool) -> [Int: Int]? {
    let isLabelled = format.specifiers.contains { $0.label != nil && $0.position == nil }
    guard isNumbered || isLabelled else { return nil }
    var positions: [Int: Int] = [:]
    var isReordered = false
    for argument in FormatSignature(format).arguments {
      guard argument.role != .amount else { return nil }
      let position = argument.label.flatMap { labelPositions[$0] } ?? argument.position
      if position != argument.position { isReordered = true }
      for range in argument.ranges { positions[range.lowerBound] = position }
    }
    return isNumbered || isReordered ? positions : nil
  }
}
