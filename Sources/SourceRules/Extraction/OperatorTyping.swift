import SwiftSyntax

/// Tells the type of expressions joined by operators.
struct OperatorTyping {
  private static let comparisons: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=",
  ]
  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*"]

  let inference: TypeInference

  /// The type of a sequence in written order, as the parser leaves it.
  func type(of sequence: SequenceExprSyntax) -> InferredType? {
    let elements = sequence.elements
    guard elements.count <= ExprListSyntax.judgedCount else { return nil }
    return type(of: Array(elements)[...])
  }

  private func type(of elements: ArraySlice<ExprSyntax>) -> InferredType? {
    if elements.count == 1, let only = elements.first { return inference.type(of: only) }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      return Self.common([
        inference.type(of: ternary.thenExpression), type(of: elements[(place + 1)...]),
      ])
    }
    if let cast = elements.last?.as(TypeExprSyntax.self) {
      let isOptional = elements.contains {
        $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.tokenKind
          == .postfixQuestionMark
      }
      guard elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) else {
        return InferredType("Bool")
      }
      return InferredType(cast.type.compactText + (isOptional ? "?" : ""))
    }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard operators.count * 2 + 1 == elements.count else { return nil }
    if operators.contains(where: Self.comparisons.contains) { return InferredType("Bool") }
    if operators.contains(where: { $0 == "..<" || $0 == "..." }) { return InferredType("Range<>") }
    let operands = stride(from: elements.startIndex, to: elements.endIndex, by: 2)
      .map { inference.type(of: elements[$0]) }
    if operators.allSatisfy({ $0 == "??" }) {
      guard let last = operands.last, let fallback = last else {
        return operands.first.flatMap { $0 }.flatMap { $0.isOptional ? $0.unwrapped : nil }
      }
      if !fallback.isLiteral { return fallback }
      let known = operands.dropLast().compactMap { $0?.unwrapped }
      // Whatever a text falls back from, its specifier is a text's.
      return known.first ?? (fallback.name == "String" ? fallback : nil)
    }
    guard operators.allSatisfy(Self.arithmetic.contains) else { return nil }
    return Self.common(operands)
  }

  /// The type that all operands have; literals take on that of the others.
  static func common(_ types: [InferredType?]) -> InferredType? {
    let known = types.compactMap { $0 }
    guard known.count == types.count else { return nil }
    let fixed = Set(known.filter { !$0.isLiteral }.map(\.name))
    guard fixed.isEmpty else {
      guard fixed.count == 1, let name = fixed.first else { return nil }
      // A date and a number make a date; other types take only their own.
      let literals = Set(known.filter(\.isLiteral).map(\.name))
      let isNumber = InferredType.specifiers[name] != nil
      return literals.isEmpty || isNumber || name == "String" ? InferredType(name) : nil
    }
    let literals = Set(known.map(\.name))
    if literals == ["Int", "Double"] { return InferredType("Double", isLiteral: true) }
    return literals.count == 1 ? known.first : nil
  }
}

extension TypeSyntax {
  /// The type as written, without space and attributes.
  var compactText: String {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.compactText
    }
    if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return implicit.wrappedType.compactText + "?"
    }
    let text = trimmedDescription.filter { !$0.isWhitespace }
    for module in ["Swift.", "Foundation.", "SwiftUI."] where text.hasPrefix(module) {
      return String(text.dropFirst(module.count))
    }
    return text
  }
}
