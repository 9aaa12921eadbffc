import SwiftSyntax

/// Notes what the rules about whole projects need to know of a file.
struct FactCollector {
  /// Words of which a file must hold one for there to be anything to note.
  static let triggers: Set<String> = ["DateRenderIntent", "ExplainedDateRenderIntent"]

  private let source: InspectedSource
  private(set) var facts = SourceFacts()

  init(source: InspectedSource) {
    self.source = source
  }

  mutating func note(_ call: SourceCall, in context: SourceContext) {}

  mutating func note(_ variable: VariableDeclSyntax, in context: SourceContext) {}

  mutating func note(type name: String) {
    facts.declaredTypes.insert(name)
  }

  /// Notes the cases of an enumeration of date intents.
  mutating func note(_ enumeration: EnumDeclSyntax, in context: SourceContext) {
    guard let inherited = context.types.last?.inherited,
      inherited.contains(where: { $0.hasSuffix("DateRenderIntent") })
    else { return }
    for member in enumeration.memberBlock.members {
      guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in declaration.elements {
        facts.intents.append(
          DeclaredIntent(
            type: enumeration.name.text, name: element.name.text, position: position(element.name)))
      }
    }
  }

  private func position(_ node: some SyntaxProtocol) -> SourcePosition {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let position = source.position(of: offset)
    return SourcePosition(offset: offset, line: position.line, column: position.column)
  }
}
