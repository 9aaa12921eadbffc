import SwiftSyntax

/// A place at which the parser had to add, to skip or to forgive something.
///
/// SwiftParserDiagnostics words it better, and traps on some of the code that people leave half
/// written.
struct SyntaxProblem {
  /// The UTF-8 offset in the source.
  let offset: Int
  /// What is wrong there.
  let message: String

  /// The most characters of skipped code that are quoted.
  private static let quotedLength = 24

  /// The first problems of a source, in its order, one a line: most follow from another.
  ///
  /// - Parameters:
  ///   - limit: The most problems to look for.
  ///   - source: The source.
  /// - Returns: No problem for code that parses.
  static func first(_ limit: Int, in source: InspectedSource) -> [SyntaxProblem] {
    var problems: [SyntaxProblem] = []
    var lines: Set<Int> = []
    var open = [Syntax(source.tree)]
    while let node = open.popLast(), problems.count < limit {
      guard node.hasError else { continue }
      guard let problem = SyntaxProblem(node, in: source) else {
        open += node.children(viewMode: .all).reversed()
        continue
      }
      if lines.insert(source.position(of: problem.offset).line).inserted {
        problems.append(problem)
      }
    }
    return problems
  }

  private init?(_ node: Syntax, in source: InspectedSource) {
    let range = node.range.clamped(to: 0..<source.bytes.count)
    if node.is(UnexpectedNodesSyntax.self) {
      let text = source.text(range).prefix { !$0.isNewline }
      let isCut = text.count > Self.quotedLength
      message = "'\(text.prefix(Self.quotedLength))\(isCut ? "…" : "")' is unexpected"
      offset = range.lowerBound
    } else if let missing = Self.missing(node) {
      message = "\(missing) is missing"
      offset = range.lowerBound
    } else if let token = node.as(TokenSyntax.self), let problem = token.tokenDiagnostic,
      problem.severity == .error
    {
      message = Self.message(problem.kind)
      offset = min(token.position.utf8Offset + Int(problem.byteOffset), source.bytes.count)
    } else {
      return nil
    }
  }

  /// What the parser had to add in order to go on; nil where it has seen the node.
  private static func missing(_ node: Syntax) -> String? {
    if node.is(MissingExprSyntax.self) { return "an expression" }
    if node.is(MissingTypeSyntax.self) { return "a type" }
    if node.is(MissingPatternSyntax.self) { return "a pattern" }
    if node.is(MissingDeclSyntax.self) { return "a declaration" }
    if node.is(MissingStmtSyntax.self) { return "a statement" }
    if node.is(MissingSyntax.self) { return "code" }
    guard let token = node.as(TokenSyntax.self), token.presence == .missing else { return nil }
    if case .identifier = token.tokenKind { return "a name" }
    return token.text.isEmpty ? "code" : "'\(token.text)'"
  }

  private static func message(_ kind: TokenDiagnostic.Kind) -> String {
    switch kind {
    case .sourceConflictMarker: "a merge has left its marks"
    case .unterminatedBlockComment: "a comment has no end"
    case .editorPlaceholder: "an editor's placeholder is left"
    case .invalidUtf8: "a character is no UTF-8"
    case .nonBreakingSpace, .unicodeCurlyQuote, .invalidCharacter, .nulCharacter,
      .unprintableAsciiCharacter, .invalidIdentifierStartCharacter:
      "a character doesn't belong to Swift"
    case .equalMustHaveConsistentWhitespaceOnBothSides: "'=' has a space on one side alone"
    case .insufficientIndentationInMultilineStringLiteral:
      "a line of the text is indented less than its end"
    default: "a literal or sign isn't written as Swift has it"
    }
  }
}
