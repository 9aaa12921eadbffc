import StringCatalog

/// Makes patterns of a localization's texts: placeholders become wildcards, substitutions their
/// branches, and the signs of Markdown may be missing.
struct TextPatternBuilder {
  /// The most steps of a pattern; what is longer goes on as anything.
  static let sizeLimit = 4_000

  /// The texts of the substitutions.
  private let substitutions: [String: [Leaf]]
  /// Whether arguments are passed, so that what may be a specifier is one.
  private let isFormatted: Bool
  private var steps: [TextPattern.Step] = []
  private var branchNames: [String] = []
  /// The substitutions that are being put in, which can't put in themselves.
  private var open: Set<String> = []

  /// The pattern of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - leaves: All texts of the localization, among them the substitutions'.
  ///   - isFormatted: Whether arguments are passed with the entry.
  /// - Returns: The pattern, of bounded length.
  static func pattern(of text: String, among leaves: [Leaf], isFormatted: Bool) -> TextPattern {
    var builder = TextPatternBuilder(leaves, isFormatted: isFormatted)
    builder.append(trimmed(text))
    builder.steps.append(.end)
    return TextPattern(steps: builder.steps, branchNames: builder.branchNames)
  }

  private init(_ leaves: [Leaf], isFormatted: Bool) {
    substitutions = Dictionary(grouping: leaves.filter { $0.substitution != nil }) {
      $0.substitution ?? ""
    }
    self.isFormatted = isFormatted
  }

  private static func trimmed(_ text: String) -> String {
    var rest = text.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  private var isFull: Bool { steps.count >= Self.sizeLimit }

  private mutating func append(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return append(literal: text[...]) }
    let context = FormatString(parsing: isFormatted ? "%@" : "")
    let bytes = Array(text.utf8)
    var end = 0
    for specifier in FormatString(parsing: text).resolved(against: context).specifiers {
      if isFull { return }
      append(
        literal: String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self)[...])
      end = specifier.range.upperBound
      switch specifier.kind {
      case .percentSign:
        append(literal: "%")
        // Without arguments the text isn't formatted, and both signs are shown.
        if !isFormatted { append(optional: "%") }
      case .substitution(let name): append(substitution: name)
      case .argument, .substitutionArgument, .displayPattern: appendAnything()
      }
    }
    append(literal: String(decoding: bytes[end...], as: UTF8.self)[...])
  }

  private mutating func append(substitution name: String) {
    guard let leaves = substitutions[name], !isFull, open.insert(name).inserted else {
      return appendAnything()
    }
    defer { open.remove(name) }
    let fork = steps.count
    steps.append(.fork([]))
    var starts: [Int] = []
    var ends: [Int] = []
    for leaf in leaves where !isFull {
      starts.append(steps.count)
      steps.append(.branch(branchNames.count))
      branchNames.append(leaf.pathDescription ?? name)
      append(leaf.unit.value ?? "")
      ends.append(steps.count)
      steps.append(.fork([]))
    }
    steps[fork] = .fork(starts)
    for end in ends { steps[end] = .fork([steps.count]) }
  }

  private mutating func append(literal text: Substring) {
    var plain = ""
    var rest = text.prefix(Self.sizeLimit)
    while let first = rest.first {
      if isFull { return }
      if rest.hasPrefix("](") || rest.hasPrefix("${"),
        let end = rest.firstIndex(of: first == "]" ? ")" : "}")
      {
        flush(&plain)
        // A link shows no address, and a shortcut's phrase the app's name.
        if first == "]" { append(optional: rest[...end]) } else { appendAnything() }
        rest = rest[rest.index(after: end)...]
      } else if Self.markup.contains(first) {
        flush(&plain)
        append(optional: rest.prefix(1))
        rest = rest.dropFirst()
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    flush(&plain)
    if text.count > Self.sizeLimit { appendAnything() }
  }

  private static let markup: Set<Character> = ["*", "_", "`", "[", "~"]

  private mutating func flush(_ plain: inout String) {
    guard !plain.isEmpty else { return }
    for scalar in SeenText.foldedPart(plain) {
      if scalar == " ", steps.last == .anything {
        append(optional: " ")
      } else if scalar != " " || steps.last != .scalar(" ") {
        steps.append(.scalar(scalar))
      }
    }
    plain = ""
  }

  private mutating func append(optional text: Substring) {
    let scalars = SeenText.foldedPart(text)
    steps.append(.fork([steps.count + 1, steps.count + 1 + scalars.count]))
    steps += scalars.map { .scalar($0) }
  }

  private mutating func appendAnything() {
    // An empty argument at a text's end leaves no space to be seen.
    if steps.last == .scalar(" ") {
      steps.removeLast()
      append(optional: " ")
    }
    if steps.last != .anything { steps.append(.anything) }
  }
}
