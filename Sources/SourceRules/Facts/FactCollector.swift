import SwiftSyntax

/// Notes what the rules about whole projects need to know of a file.
struct FactCollector {
  /// Words of which a file must hold one for there to be anything to note.
  static let triggers = LocalizingCall.triggers
    .union(["DateRenderIntent", "ExplainedDateRenderIntent"])

  private static let localizedTypes = WantedWords(
    triggers: LocalizedType.names.union(LocalizedType.titledAttributes), members: [String](),
    literals: [String]())

  private let source: InspectedSource
  private let calls: CallReader
  /// Nil where the file names no type whose literals are looked up.
  private let declarations: DeclarationReader?
  /// Nil where the configuration declares no slots.
  private let slots: SlotUseReader?
  private(set) var facts = SourceFacts()

  init(source: InspectedSource) {
    self.source = source
    calls = CallReader(source: source)
    declarations =
      Self.localizedTypes.search(source.bytes).isToBeParsed ? DeclarationReader(calls: calls) : nil
    slots = SlotUseReader(source)
    let comments = CommentReader(source)
    facts.hasSyntaxErrors = source.tree.hasError
    facts.allowances = comments.allowances
    facts.dynamicKeys = comments.dynamicKeys
  }

  /// Notes the texts that a call looks up, and the slots that it fills.
  mutating func note(_ call: SourceCall, in context: SourceContext) {
    facts.uses += calls.uses(of: call, in: context)
    if let slots { facts.slotUses += slots.uses(of: call, in: context) }
  }

  /// Notes the texts that a typed value looks up, and whether it is a parameter that takes some.
  mutating func note(_ variable: VariableDeclSyntax, in context: SourceContext) {
    guard let declarations else { return }
    facts.uses += declarations.uses(of: variable, in: context)
    if let type = context.types.last, context.functions.isEmpty {
      facts.routines += declarations.routines(named: type.name, variable)
    }
  }

  /// Notes the texts that a function looks up by its types, and its parameters that take some.
  mutating func note(_ function: FunctionDeclSyntax, in context: SourceContext) {
    guard let declarations else { return }
    facts.uses += declarations.uses(of: function, in: context)
    facts.routines += declarations.routines(
      named: function.name.text, function.signature.parameterClause)
  }

  /// Notes the texts that an initializer looks up by its types, and its parameters that take some.
  mutating func note(_ initializer: InitializerDeclSyntax, in context: SourceContext) {
    guard let declarations else { return }
    facts.uses += declarations.uses(of: initializer.signature.parameterClause, in: context)
    guard let type = context.types.last else { return }
    facts.routines += declarations.routines(named: type.name, initializer)
  }

  /// Notes a type, before it becomes the innermost one.
  mutating func note(type name: String, in context: SourceContext) {
    facts.declaredTypes.insert(name)
    if context.types.isEmpty { facts.outermostTypes.insert(name) }
  }

  /// Notes the cases of an enumeration that take a text, and those of date intents.
  mutating func note(_ enumeration: EnumDeclSyntax, in context: SourceContext) {
    facts.routines += declarations?.routines(ofCasesIn: enumeration) ?? []
    // The rulebook may make the type an intent in another file.
    guard isIntent(context.types.last) || source.place.isInRulebook else { return }
    for member in enumeration.memberBlock.members {
      guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in declaration.elements {
        facts.intents.append(
          DeclaredIntent(
            type: enumeration.name.text, name: element.name.text, position: position(element.name)))
      }
    }
  }

  /// Notes whether the innermost type is made a date intent.
  mutating func noteIntent(in context: SourceContext) {
    guard let type = context.types.last, isIntent(type) else { return }
    facts.intentTypes.insert(String(type.name.split(separator: ".").last ?? ""))
  }

  private func isIntent(_ type: SourceContext.EnclosingType?) -> Bool {
    type?.inherited.contains { $0.hasSuffix("DateRenderIntent") } ?? false
  }

  private func position(_ node: some SyntaxProtocol) -> SourcePosition {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let position = source.position(of: offset)
    return SourcePosition(offset: offset, line: position.line, column: position.column)
  }
}
