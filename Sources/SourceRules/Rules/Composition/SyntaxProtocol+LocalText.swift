import SwiftSyntax

extension SyntaxProtocol {
  /// Whether a variable of a name that surely holds a text is declared in a block around the node.
  func isInReach(ofTextNamed name: String) -> Bool {
    var current = parent
    while let node = current {
      if let items = node.as(CodeBlockItemListSyntax.self) {
        for item in items {
          guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            return binding.holdsText
          }
        }
      }
      current = node.parent
    }
    return false
  }
}

extension PatternBindingSyntax {
  /// Whether the type or the first value is that of a text.
  fileprivate var holdsText: Bool {
    if let type = typeAnnotation?.type.as(IdentifierTypeSyntax.self) {
      return type.name.text == "String"
    }
    guard let value = initializer?.value else { return false }
    return value.literal != nil || value.call?.name == "String"
      || value.call?.name == "NSLocalizedString"
  }
}
