import SwiftSyntax

/// Where the text of an expression ends up, as far as syntax tells.
enum TextDestination: Sendable, Hashable {
  /// The user reads it.
  case shown
  /// A developer or a machine reads it: a log, an identifier, an address, a preview, a test.
  case hidden
  /// Syntax doesn't tell.
  case unknown

  /// How far up the tree the search goes.
  private static let stepLimit = 40

  /// Climbs from an expression to what takes its value.
  init(of node: some SyntaxProtocol, in context: SourceContext) {
    guard context.isForUsers, !context.isInLogger else {
      self = .hidden
      return
    }
    var current = Syntax(node)
    for _ in 0..<Self.stepLimit {
      guard let parent = current.parent else { break }
      if let destination = Self.destination(in: parent, of: current, context) {
        self = destination
        return
      }
      current = parent
    }
    self = .unknown
  }

  /// What a node around a text says about it; nil where the text goes further up.
  private static func destination(
    in parent: Syntax, of child: Syntax, _ context: SourceContext
  ) -> TextDestination? {
    if let argument = parent.as(LabeledExprSyntax.self) { return self.destination(in: argument) }
    if let list = parent.as(ExprListSyntax.self) { return destination(in: list, of: child) }
    if let clause = parent.as(InitializerClauseSyntax.self) {
      guard let binding = clause.parent?.as(PatternBindingSyntax.self) else { return .unknown }
      return destination(in: binding)
    }
    if parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) {
      return context.functions.last.map(destination(ofValueNamed:)) ?? .unknown
    }
    if parent.is(ExpressionPatternSyntax.self) || parent.is(AttributeSyntax.self) { return .hidden }
    if parent.is(DictionaryElementSyntax.self) || parent.is(ConditionElementSyntax.self) {
      return .unknown
    }
    return nil
  }

  /// The size in bytes up to which a text is searched for fenced code, once for each interpolation.
  private static let fencedLength = 1 << 14

  private static func destination(in argument: LabeledExprSyntax) -> TextDestination? {
    guard let list = argument.parent, let holder = list.parent else { return .unknown }
    if let node = holder.as(FunctionCallExprSyntax.self) {
      return SourceCall(node).map { destination(in: $0, argument) } ?? .unknown
    }
    if holder.is(ExpressionSegmentSyntax.self) {
      // Only a log's interpolation has a degree of privacy.
      let isLogged = list.as(LabeledExprListSyntax.self)?.prefix(8).contains {
        $0.label?.text == "privacy"
      }
      guard isLogged != true else { return .hidden }
      // Only a text for a language model or a developer fences off code.
      let literal = holder.parent?.parent?.as(StringLiteralExprSyntax.self)
      guard let literal, literal.totalLength.utf8Length <= fencedLength else { return nil }
      return literal.writtenText.contains("```") ? .hidden : nil
    }
    return holder.is(TupleExprSyntax.self) ? nil : .hidden
  }

  private static func destination(
    in list: ExprListSyntax, of child: Syntax
  ) -> TextDestination? {
    let elements = list.judged
    if elements.count > 2, elements[1].assigns, elements[0].id != child.id,
      elements[1].id != child.id
    {
      // What a control of AppKit shows; a property of that name elsewhere is for machines.
      if elements[0].as(MemberAccessExprSyntax.self)?.base?.lastName?.isNameOfTextView == true,
        elements[0].lastName == "stringValue"
      {
        return .shown
      }
      return elements[0].lastName.map(destination(ofValueNamed:)) ?? .unknown
    }
    guard let place = elements.firstIndex(where: { $0.id == child.id }) else {
      return nil
    }
    let neighbours = [place - 1, place + 1].filter(elements.indices.contains)
    return neighbours.contains { elements[$0].compares } ? .hidden : nil
  }

  private static func destination(in binding: PatternBindingSyntax) -> TextDestination {
    let type = binding.typeAnnotation?.type.trimmedDescription
    if let type, type.hasPrefix("LocalizedString") { return .shown }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return .unknown }
    return destination(ofValueNamed: name.identifier.text)
  }

  private static func destination(
    in call: SourceCall, _ argument: LabeledExprSyntax
  ) -> TextDestination? {
    if call.logs || hidingCalls.contains(call.name) { return .hidden }
    let label = argument.label?.text
    if let label, hidingLabels.contains(label) { return .hidden }
    if let localizing = LocalizingCall.byName[call.name] {
      if localizing.keyLabels.contains(label) { return .shown }
      if label == "verbatim" || label == "defaultValue" || label == "value" { return .shown }
    }
    if passingCalls.contains(call.name) { return nil }
    if showingCalls.contains(call.name) { return .shown }
    return label.map(showingLabels.contains) == true ? .shown : .unknown
  }

  /// What the name of a variable or function says about its text.
  static func destination(ofValueNamed name: String) -> TextDestination {
    let words = name.lowercased()
    if hiddenNameParts.contains(where: words.contains) { return .hidden }
    return shownNameEndings.contains(where: words.hasSuffix) ? .shown : .unknown
  }
}

extension SourceContext {
  /// Whether the place lies in a type that writes logs or counts what users do.
  fileprivate var isInLogger: Bool {
    types.contains { type in
      ["Analytics", "AnalyticsEvent", "Log", "Logger", "Telemetry"].contains(
        where: type.name.hasSuffix)
    }
  }
}

extension String {
  /// Whether it is what code calls a view that shows a text: `titleLabel`, `priceField`.
  fileprivate var isNameOfTextView: Bool {
    let name = lowercased()
    return name.hasSuffix("label") || name.hasSuffix("field")
  }
}
