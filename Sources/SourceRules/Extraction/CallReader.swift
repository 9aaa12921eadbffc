import Checks
import SwiftParser
import SwiftSyntax

/// Reads calls as look-ups of a text.
struct CallReader {
  private let source: InspectedSource
  private let budget = ScopeBudget()
  /// The app's own routines by the last name of a call.
  private let routines: [String: [LocalizingRoutine]]

  init(source: InspectedSource) {
    self.source = source
    routines = Dictionary(
      grouping: source.options.routines,
      by: { String($0.name.split(separator: ".").last ?? "") })
  }

  /// The look-ups that a call makes with literals of its own.
  func uses(of call: SourceCall, in context: SourceContext) -> [LocalizedUse] {
    var uses: [LocalizedUse] = []
    // The app's own come first: a type of its may be called as one of Apple's.
    if !routines.isEmpty, let own = routines[call.name] {
      for routine in own where isCall(call, of: routine) {
        uses += self.uses(of: routine, call, context)
      }
      if !uses.isEmpty { return uses }
    }
    if let localizing = LocalizingCall.extractedByName[call.name], localizing.isWritten(as: call) {
      for label in localizing.keyLabels {
        guard let argument = call.key(label) else { continue }
        // `.init("…", table: "…")` is a `LocalizedStringResource`'s, `.init("…")` may be anything's.
        if call.name == "init", label == nil, !call.namesCatalog { continue }
        uses += self.uses(of: argument, label: label, localizing, call, context)
      }
      if call.name == "AppShortcut" { uses += phrases(of: call, context) }
    }
    return uses
  }

  private func uses(
    of argument: ExprSyntax, label: String?, _ localizing: LocalizingCall, _ call: SourceCall,
    _ context: SourceContext
  ) -> [LocalizedUse] {
    let found = ResultLiterals(of: argument)
    // Beside a `String` the literals are one too, and such a call shows it as it is.
    if localizing.takesStrings, found.hasOthers { return [] }
    let isPlain = localizing.shape == .plain
    let model = LocalizedUse(
      routine: label.map { "\(call.name)(\($0):)" } ?? call.name, key: ExtractedKey(""),
      defaultValue: call.defaultValue(budget),
      table: call.table(labels: ["table", "tableName"]).name,
      hasComputedTable: call.table(labels: ["table", "tableName"]).isComputed,
      bundle: call.argument("bundle")?.expression.trimmedDescription,
      comment: call.text(of: "comment"), isInPreview: context.isInPreview,
      unlessDeclared: isPlain && localizing.takesStrings ? call.name : nil,
      position: position(of: call.node))
    return found.literals.compactMap { use(model, $0, isInterpolated: localizing.isInterpolated) }
  }

  /// The spoken phrases of a shortcut, which stand in a table of their own.
  private func phrases(of call: SourceCall, _ context: SourceContext) -> [LocalizedUse] {
    guard let argument = call.argument("phrases") else { return [] }
    let model = LocalizedUse(
      routine: "AppShortcut(phrases:)", key: ExtractedKey(""), table: "AppShortcuts",
      isInPreview: context.isInPreview, position: position(of: call.node))
    return ResultLiterals(of: argument.expression).literals.compactMap { use(model, $0) }
  }

  private func isCall(_ call: SourceCall, of routine: LocalizingRoutine) -> Bool {
    let owners = routine.name.split(separator: ".").dropLast()
    var base = call.base
    for owner in owners.reversed() {
      if let reference = base?.as(DeclReferenceExprSyntax.self) {
        guard reference.baseName.text == owner else { return false }
        base = nil
      } else if let member = base?.as(MemberAccessExprSyntax.self) {
        guard member.declName.baseName.text == owner else { return false }
        base = member.base
      } else {
        return false
      }
    }
    return true
  }

  private func uses(
    of routine: LocalizingRoutine, _ call: SourceCall, _ context: SourceContext
  ) -> [LocalizedUse] {
    guard let argument = call.argument(routine.keyLabel) else { return [] }
    let table = call.table(labels: [routine.tableLabel ?? "table", "tableName"])
    let model = LocalizedUse(
      routine: routine.name, key: ExtractedKey(""), table: table.name,
      hasComputedTable: table.isComputed,
      bundle: call.argument("bundle")?.expression.trimmedDescription,
      comment: call.text(of: routine.commentLabel ?? "comment"), isInPreview: context.isInPreview,
      position: position(of: call.node))
    return ResultLiterals(of: argument.expression).literals.compactMap { use(model, $0) }
  }

  /// A use with the key and the place of a literal.
  func use(
    _ model: LocalizedUse, _ literal: StringLiteralExprSyntax, isInterpolated: Bool = true
  ) -> LocalizedUse? {
    guard let key = ExtractedKey(literal, budget), isInterpolated || key.specifierCount == 0 else {
      return nil
    }
    var use = model
    use.key = key
    use.position = position(of: literal)
    return use
  }

  /// Where a node begins.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let position = source.position(of: offset)
    return SourcePosition(offset: offset, line: position.line, column: position.column)
  }
}

extension SourceCall {
  /// Whether an argument beside the first is one that only a look-up has.
  fileprivate var namesCatalog: Bool {
    arguments.contains { argument in
      ["table", "tableName", "bundle", "comment", "defaultValue"].contains(
        argument.label?.text ?? "")
    }
  }

  /// The argument that is a key: one with a label, or the first where it has none.
  fileprivate func key(_ label: String?) -> ExprSyntax? {
    guard let label else { return firstUnlabeled }
    return argument(label)?.expression
  }

  /// The table that one of some labels names.
  fileprivate func table(labels: [String]) -> (name: String?, isComputed: Bool) {
    for label in labels {
      guard let expression = argument(label)?.expression else { continue }
      if expression.is(NilLiteralExprSyntax.self) { return (nil, false) }
      let name = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      return (name == "" ? nil : name, name == nil)
    }
    return (nil, false)
  }

  /// The text of an argument that is a literal; nil where it is empty.
  fileprivate func text(of label: String) -> String? {
    let literal = argument(label)?.expression.as(StringLiteralExprSyntax.self)
    guard let text = literal?.representedLiteralValue, !text.isEmpty else { return nil }
    return text
  }

  /// The default value beside the key; `NSLocalizedString` calls it `value`, and means none by "".
  fileprivate func defaultValue(_ budget: ScopeBudget) -> ExtractedKey? {
    let label = name == "NSLocalizedString" ? "value" : "defaultValue"
    let literal = argument(label)?.expression.as(StringLiteralExprSyntax.self)
    guard let value = literal.flatMap({ ExtractedKey($0, budget) }), !value.text.isEmpty else {
      return nil
    }
    return value
  }
}
