import Checks
import SwiftSyntax

/// Walks a source once and shows every rule what it is interested in.
final class SourceWalker: SyntaxVisitor {
  private(set) var context: SourceContext
  private(set) var reports: [SourceReport]
  private(set) var collector: FactCollector
  private let dispatch: RuleDispatch
  /// Where the chain begins that was measured last.
  private var measuredChain = -1

  init(_ source: InspectedSource, dispatch: RuleDispatch) {
    context = SourceContext(source: source)
    self.dispatch = dispatch
    reports = dispatch.rules.map {
      SourceReport(rule: $0.description.identifier, source: source)
    }
    collector = FactCollector(source: source)
    super.init(viewMode: .sourceAccurate)
  }

  /// Walks the whole file.
  func run() {
    let tree = context.source.tree
    walk(tree)
    for index in dispatch.files {
      dispatch.rules[index].check(file: tree, in: context, report: &reports[index])
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isWithinReach(ExprSyntax(node)) else { return .skipChildren }
    guard let call = SourceCall(node) else { return .visitChildren }
    for index in dispatch.calls[call.name] ?? [] {
      dispatch.rules[index].check(call, in: context, report: &reports[index])
    }
    collector.note(call, in: context)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard isWithinReach(ExprSyntax(node)) else { return .skipChildren }
    for index in dispatch.members[node.declName.baseName.text] ?? [] where !node.isCalled {
      dispatch.rules[index].check(node, in: context, report: &reports[index])
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    for index in dispatch.literals {
      dispatch.rules[index].check(node, in: context, report: &reports[index])
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    for index in dispatch.sequences {
      dispatch.rules[index].check(node, in: context, report: &reports[index])
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for index in dispatch.variables {
      dispatch.rules[index].check(node, in: context, report: &reports[index])
    }
    collector.note(node, in: context)
    let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    context.functions.append(name ?? "")
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) { context.functions.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    collector.note(node, in: context)
    context.functions.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { context.functions.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    collector.note(node, in: context)
    context.functions.append("init")
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { context.functions.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }

  override func visitPost(_ node: StructDeclSyntax) { leaveType() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { leaveType() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { collector.note(node, in: context) }
    return enter(node.name.text, node.inheritanceClause)
  }

  override func visitPost(_ node: EnumDeclSyntax) { leaveType() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }

  override func visitPost(_ node: ActorDeclSyntax) { leaveType() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.extendedType.trimmedDescription, node.inheritanceClause)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    collector.note(type: node.name.text, in: context)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { context.previews += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionExprSyntax) {
    if node.macroName.text == "Preview" { context.previews -= 1 }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { context.previews += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionDeclSyntax) {
    if node.macroName.text == "Preview" { context.previews -= 1 }
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.isDebugOnly { context.debugBranches += 1 }
    if node.isNeverBuilt { context.previews += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) {
    if node.isDebugOnly { context.debugBranches -= 1 }
    if node.isNeverBuilt { context.previews -= 1 }
  }

  /// Whether a chain of members and calls has a length that people write.
  ///
  /// Rules follow a chain from each of its members to its ends, which in a source that is one chain
  /// would take the square of its length.
  private func isWithinReach(_ node: ExprSyntax) -> Bool {
    guard node.totalLength.utf8Length > ChainLength.measuredBytes else { return true }
    let start = node.position.utf8Offset
    // All members of a chain begin where it begins, the longest being visited first.
    guard start != measuredChain else { return true }
    measuredChain = start
    return ChainLength.isWithinLimit(node)
  }

  private func enter(
    _ name: String, _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    collector.note(type: name, in: context)
    push(name, inheritance)
    return .visitChildren
  }

  private func push(_ name: String, _ inheritance: InheritanceClauseSyntax?) {
    let inherited = inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    context.types.append(SourceContext.EnclosingType(name: name, inherited: inherited))
    if inherited.contains("PreviewProvider") { context.previews += 1 }
    collector.noteIntent(in: context)
  }

  private func leaveType() {
    guard let type = context.types.popLast() else { return }
    if type.inherited.contains("PreviewProvider") { context.previews -= 1 }
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is the name of a call rather than a value that is read.
  fileprivate var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
  }
}

extension IfConfigClauseSyntax {
  /// Whether the branch is compiled where `DEBUG` is set and not otherwise.
  fileprivate var isDebugOnly: Bool {
    poundKeyword.tokenKind == .poundIf && condition?.trimmedDescription == "DEBUG"
  }

  /// Whether the branch is never compiled, so that nobody but developers sees it, as in a preview.
  fileprivate var isNeverBuilt: Bool {
    poundKeyword.tokenKind == .poundIf && condition?.trimmedDescription == "false"
  }
}
