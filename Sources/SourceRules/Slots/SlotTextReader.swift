import SwiftSyntax

/// Finds the texts of catalogs that an expression can stand for.
struct SlotTextReader {
  /// What an expression can stand for.
  struct Found {
    var texts: [SlotUse.Text] = []
    /// Whether it can also be what the file doesn't tell.
    var isOpen = false
  }

  /// How deep names, branches and calls are followed.
  private static let depthLimit = 12
  /// The most texts of one expression.
  private static let textLimit = 1_000
  /// Calls whose first argument without a label is the text.
  private static let wrappers: Set<String> = [
    "Text", "LocalizedStringResource", "LocalizedStringKey", "Label", "Button", "Link", "Toggle",
    "Section", "Picker", "NavigationLink", "AttributedString", "NSLocalizedString",
  ]
  /// Labels of arguments that are a text looked up.
  private static let localizedLabels = ["localized", "title", "titleKey", "titleResource"]

  private let source: InspectedSource
  private let budget = ScopeBudget()

  init(_ source: InspectedSource) {
    self.source = source
  }

  /// The texts of a view's argument, or of a view that a modifier stands behind.
  func texts(of expression: ExprSyntax) -> Found {
    var found = Found()
    read(expression, depth: 0, into: &found)
    return found
  }

  private func read(_ expression: ExprSyntax, depth: Int, into found: inout Found) {
    guard depth < Self.depthLimit, found.texts.count < Self.textLimit else {
      found.isOpen = true
      return
    }
    let expression = expression.unwrapped
    switch expression.kind {
    case .stringLiteralExpr:
      guard let literal = expression.as(StringLiteralExprSyntax.self),
        let key = ExtractedKey(literal, budget)
      else { return }
      add(.key(key), literal, into: &found)
    case .memberAccessExpr:
      if let member = expression.as(MemberAccessExprSyntax.self) {
        read(member, depth: depth, into: &found)
      }
    case .functionCallExpr:
      if let node = expression.as(FunctionCallExprSyntax.self) {
        read(node, depth: depth, into: &found)
      }
    case .declReferenceExpr:
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName {
        follow(LocalValue.find(name.text, at: name, budget), depth: depth, into: &found)
      }
    case .sequenceExpr:
      let operands = expression.as(SequenceExprSyntax.self)?.textOperands ?? []
      if operands.isEmpty { found.isOpen = true }
      for operand in operands { read(operand, depth: depth + 1, into: &found) }
    case .ifExpr, .switchExpr:
      for result in expression.branchResults { read(result, depth: depth + 1, into: &found) }
    case .nilLiteralExpr: break
    default: found.isOpen = true
    }
  }

  /// Reads `.name`, `LocalizedStringResource.name`, `.Table.name` and `self.name`.
  private func read(_ member: MemberAccessExprSyntax, depth: Int, into found: inout Found) {
    let name = member.declName.baseName
    guard let base = member.base?.unwrapped else {
      return add(.symbol(Self.plain(name)), member, into: &found)
    }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
      return follow(
        LocalValue.property(name.text, of: member, budget), depth: depth, into: &found)
    }
    if Self.isType(base) { return add(.symbol(Self.plain(name)), member, into: &found) }
    found.isOpen = true
  }

  private func read(_ node: FunctionCallExprSyntax, depth: Int, into found: inout Found) {
    guard let call = SourceCall(node) else {
      found.isOpen = true
      return
    }
    if call.isImplicitMember {
      return add(.symbol(Self.plain(call.nameToken)), node, into: &found)
    }
    let type = call.typeName
    if type == "String" || type.map(Self.wrappers.contains) == true {
      return read(textOf: call, depth: depth, into: &found)
    }
    if let base = call.base {
      // `LocalizedStringResource.name(…)`, or a modifier behind the text.
      if Self.isType(base) {
        return add(.symbol(Self.plain(call.nameToken)), node, into: &found)
      }
      if base.unwrapped.is(FunctionCallExprSyntax.self) {
        return read(base, depth: depth + 1, into: &found)
      }
      found.isOpen = true
      return
    }
    guard let result = LocalValue.function(call.name, at: node, budget) else {
      found.isOpen = true
      return
    }
    follow(.oneOf([result]), depth: depth, into: &found)
  }

  /// Reads what `Text(…)`, `LocalizedStringResource(…)` and the like show; nothing where the text
  /// is formatted or verbatim.
  private func read(textOf call: SourceCall, depth: Int, into found: inout Found) {
    if call.has("format") || call.has("verbatim") || call.has("style") { return }
    for label in Self.localizedLabels {
      guard let argument = call.argument(label) else { continue }
      return read(argument.expression, depth: depth + 1, into: &found)
    }
    guard call.typeName != "String" else {
      found.isOpen = true
      return
    }
    guard let text = call.firstUnlabeled else {
      found.isOpen = true
      return
    }
    read(text, depth: depth + 1, into: &found)
  }

  private func follow(_ value: LocalValue?, depth: Int, into found: inout Found) {
    guard let values = value?.values, !values.isEmpty else {
      found.isOpen = true
      return
    }
    for value in values {
      if value.hasEarlierResults { found.isOpen = true }
      read(value, depth: depth + 1, into: &found)
    }
  }

  private func add(
    _ reference: SlotUse.Text.Reference, _ node: some SyntaxProtocol, into found: inout Found
  ) {
    found.texts.append(
      SlotUse.Text(reference: reference, position: source.slotPosition(of: node)))
  }

  private static func plain(_ token: TokenSyntax) -> String {
    token.text.filter { $0 != "`" }
  }

  /// Whether an expression names a type or a namespace: its last name begins with a capital letter.
  private static func isType(_ expression: ExprSyntax) -> Bool {
    let expression = expression.unwrapped
    let name =
      expression.as(DeclReferenceExprSyntax.self)?.baseName
      ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName
    return name?.text.unicodeScalars.first?.properties.isUppercase ?? false
  }
}

extension ExprSyntax {
  /// Whether the body whose result this is may also return before it.
  fileprivate var hasEarlierResults: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        return list.contains { $0.id != node.id && !$0.item.is(VariableDeclSyntax.self) }
      }
      guard
        parent.is(ReturnStmtSyntax.self) || parent.is(ExpressionStmtSyntax.self)
          || parent.is(CodeBlockItemSyntax.self)
      else { return false }
      node = parent
    }
    return false
  }
}
