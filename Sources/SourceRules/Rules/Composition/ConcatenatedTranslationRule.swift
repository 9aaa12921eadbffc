import Checks
import SwiftSyntax

/// Finds translated texts that are put together with other pieces.
struct ConcatenatedTranslationRule: SourceRule {
  static let description = RuleDescription(
    identifier: "concatenated-translation",
    family: .composition,
    title: "A sentence put together from translated pieces",
    explanation: """
      Languages order their words differently, decline them by their neighbours and set other \
      punctuation, so that a text joined with `+`, `+=`, `append` or an interpolation from a \
      translation and something else can't be translated. One key with placeholders can. Texts that \
      stand apart, by a line break or a sign such as "·", are left alone, and so is a translation \
      that fills a placeholder of a sentence in the catalog. A text of up to four characters, such \
      as a unit, is a note. Source: W3C, "Re-using strings in \
      scripted content".
      """,
    consequence: "Users read pieces in the word order and with the endings of another language.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          let greeting = ↓String(localized: "Good morning, ") + name
          let title = count.formatted() + " " + ↓NSLocalizedString("photos", comment: "")
          let row = "\\(↓String(localized: .distance)): \\(value)"
          """),
      RuleExample(
        source: """
          ↓Text("Updated ") + Text(date, style: .relative).bold()
          ↓Text("by ").foregroundStyle(.secondary) + Text("Apple Weather").bold()
          """),
      RuleExample(
        source: """
          var summary = String(localized: "Rain")
          summary += ↓String(localized: " in the evening")
          summary.append(↓String(localized: ", then dry"))
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let text = String(localized: .title) + "\\n\\n" + String(localized: .body)
          let row = "\\(String(localized: .rain)) · \\(String(localized: .snow))"
          Text("Rain") + Text("\\n") + Text("Snow")
          Text("Rain") + Text("  ⸱  ") + Text("Snow")
          Text("\\u{201C}").bold() + Text(title) + Text("\\u{201D}")
          """),
      RuleExample(
        source: """
          let text = String(localized: "Good morning, \\(name)")
          let link = "[\\(String(localized: .forecast))](\\(address))"
          let nested = String(localized: "Rain in \\(String(localized: city.name))")
          """),
      RuleExample(
        source: """
          Text(Image(systemName: "sun.max")) + Text(" ") + Text("Sunny")
          logger.info("Shown: " + String(localized: "Rain"))
          let count = 1 + String(localized: "Rain").count
          titles.append(String(localized: "Rain"))
          """),
    ])

  static let interests = SourceInterests(
    calls: ["AttributedString", "NSLocalizedString", "String", "Text"],
    triggers: ["NSLocalizedString", "Text", "localized"])

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard Self.isTranslation(call) else { return }
    let whole = Self.whole(around: Syntax(call.node))
    guard let parent = whole.parent, isPiece(whole, in: parent, of: call, context),
      TextDestination(of: whole, in: context) != .hidden
    else { return }
    report.add(
      "a translated text is put together with other pieces",
      remedy: "Make one key of the whole sentence, with placeholders for what changes.",
      at: call.node, severity: Self.isAbbreviation(call) ? .note : nil)
  }

  /// Whether the text is so short that it is a unit: it may stand on the wrong side of its number,
  /// but breaks no sentence.
  private static func isAbbreviation(_ call: SourceCall) -> Bool {
    guard let literal = call.arguments.first?.expression.literal, !literal.isInterpolated else {
      return false
    }
    return literal.writtenText.filter { !$0.isWhitespace }.count <= 4
  }

  private func isPiece(
    _ whole: Syntax, in parent: Syntax, of call: SourceCall, _ context: SourceContext
  ) -> Bool {
    if let list = parent.as(ExprListSyntax.self) {
      return Self.isJoined(whole, in: list.judged, isView: call.name == "Text")
    }
    guard call.name != "Text", let argument = parent.as(LabeledExprSyntax.self),
      let holder = argument.parent?.parent
    else { return false }
    if let segment = holder.as(ExpressionSegmentSyntax.self) { return Self.isJoined(segment) }
    guard let outer = holder.as(FunctionCallExprSyntax.self).flatMap(SourceCall.init),
      outer.name == "append", argument.label == nil,
      let name = outer.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return outer.node.isInReach(ofTextNamed: name)
  }

  /// Whether an element of a sequence is added to something else in the same text.
  private static func isJoined(_ whole: Syntax, in elements: [ExprSyntax], isView: Bool) -> Bool {
    guard let place = elements.firstIndex(where: { $0.id == whole.id }) else { return false }
    var first = place
    var last = place
    while first >= 2, elements[first - 1].operatorText == "+" { first -= 2 }
    while last + 2 < elements.count, elements[last + 1].operatorText == "+" { last += 2 }
    let operands = stride(from: first, through: last, by: 2).map { elements[$0] }
    let own = (place - first) / 2
    // One finding for a text is enough.
    guard !operands[..<own].contains(where: isTranslation) else { return false }
    let pieces = operands.map(TextPiece.init)
    guard pieces[own] == .content else { return false }
    let count = TextPiece.contentCount(of: pieces, around: own)
    let isAppended = first > 0 && elements[first - 1].operatorText == "+="
    if isAppended, !pieces[..<own].contains(.separator) { return !isView }
    return count > 1
  }

  /// Whether an interpolation is one piece of several in the same text.
  private static func isJoined(_ segment: ExpressionSegmentSyntax) -> Bool {
    guard let literal = segment.parent?.parent?.as(StringLiteralExprSyntax.self),
      literal.localizingCall == nil || !literal.hasLetters, !literal.isMarkup
    else { return false }
    let segments = Array(literal.segments)
    guard let own = segments.firstIndex(where: { $0.id == segment.id }) else { return false }
    let isFirst = !segments[..<own].contains {
      $0.as(ExpressionSegmentSyntax.self)?.expressions.first.map { isTranslation($0.expression) }
        == true
    }
    let pieces = segments.map {
      $0.as(StringSegmentSyntax.self).map { TextPiece(text: $0.content.text) } ?? .content
    }
    return isFirst && TextPiece.contentCount(of: pieces, around: own) > 1
  }

  private static func isTranslation(_ expression: ExprSyntax) -> Bool {
    var call = expression.call
    while let current = call {
      if isTranslation(current) { return true }
      call = current.base?.call
    }
    return false
  }

  private static func isTranslation(_ call: SourceCall) -> Bool {
    guard let first = call.arguments.first, !call.isImplicitMember else { return false }
    switch call.name {
    case "NSLocalizedString": return true
    case "String", "AttributedString": return first.label?.text == "localized"
    case "Text":
      guard first.label == nil else { return false }
      if let literal = first.expression.literal { return literal.hasLetters }
      let member = first.expression.as(MemberAccessExprSyntax.self)
      return member != nil && member?.base == nil
    default: return false
    }
  }

  /// The call with the modifiers behind it and the parentheses around it.
  private static func whole(around node: Syntax) -> Syntax {
    var whole = node
    while let parent = whole.parent {
      if let member = parent.as(MemberAccessExprSyntax.self),
        let next = member.parent?.as(FunctionCallExprSyntax.self),
        next.calledExpression.id == member.id
      {
        whole = Syntax(next)
      } else if let tuple = parent.parent?.parent?.as(TupleExprSyntax.self),
        tuple.elements.count == 1
      {
        whole = Syntax(tuple)
      } else {
        break
      }
    }
    return whole
  }
}
