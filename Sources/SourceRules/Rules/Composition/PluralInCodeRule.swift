import Checks
import SwiftSyntax

/// Finds a plural that Swift code chooses.
struct PluralInCodeRule: SourceRule {
  static let description = RuleDescription(
    identifier: "plural-in-code",
    family: .composition,
    title: "A plural chosen in code",
    explanation: """
      `count == 1 ? … : …` is English: Polish has four forms and Arabic six, chosen by the number's \
      last digits, while Japanese has one. A catalog's plural variations choose by the language. \
      Found are two texts, literal or looked up, that differ in number and that a comparison with 1 \
      or a `switch` chooses between. Texts of another meaning, symbols and identifiers are left \
      alone. Source: Unicode CLDR, "Language Plural Rules".
      """,
    consequence: "Users whose language has other plural forms than English read the wrong one.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          Text("\\(count) \\(↓count == 1 ? "item" : "items")")
          let text = "\\(days) day\\(↓days > 1 ? "s" : "")"
          let title = ↓photos.count != 1 ? "\\(photos.count) photos" : "1 photo"
          let unit = (↓hours == 1) ? "hour" : "hours"
          let format = ↓days == 1 ? Localization.daySingular : Localization.dayPlural
          let label = count == 0 ? "None" : ↓count == 1 ? "One child" : "\\(count) children"
          """),
      RuleExample(
        source: """
          if ↓count == 1 {
            Text("1 item")
          } else {
            Text("\\(count) items")
          }
          func title(_ count: Int) -> String {
            if ↓count == 1 { return String(localized: .oneItem) }
            return String(localized: .items)
          }
          """),
      RuleExample(
        source: """
          func title(count: Int) -> String {
            switch count {
            case 0: return "No items"
            ↓case 1: return "1 item"
            default: return "\\(count) items"
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let title = photos.count == 1 ? "Share photo" : "Share all"
          let size = columns == 1 ? "compact" : "regular"
          let text = count == 1 ? first : "\\(count) more"
          """),
      RuleExample(
        source: """
          Image(systemName: count == 1 ? "person" : "persons")
          let name = count == 1 ? "doc.text" : "doc.texts"
          let icon = count == 1 ? Icons.photo : Icons.photos
          let text = count == 1 ? Localization.share : Localization.shareAll
          logger.debug("\\(count) item\\(count == 1 ? "" : "s")")
          """),
      RuleExample(
        source: """
          if count == 1 {
            Text("\\(count) items")
          }
          switch level {
          case 1: Text("Low")
          default: Text("High")
          }
          Text("\\(count) items").opacity(count == 1 ? 0.5 : 1)
          """),
    ])

  static let interests = SourceInterests(
    literals: true, sequences: true, triggers: TextDestination.triggers.union(["count"]))

  func check(
    _ sequence: SequenceExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    guard Self.mayCompareWithOne(context.bytes(of: sequence)) else { return }
    let elements = sequence.elements.judged
    for place in elements.indices.dropFirst().dropLast() where elements[place].compares {
      guard Self.isOneOrTwo(elements[place + 1]),
        let branches = PluralBranches(of: sequence, elements, behind: place + 2),
        let counter = elements[place - 1].lastName
      else { continue }
      add(
        branches.one, branches.other, counter: counter, at: elements[place - 1], in: context,
        &report)
    }
  }

  func check(
    _ literal: StringLiteralExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    let start = literal.position.utf8Offset
    guard context.source.holdsCaseOfOne(before: start) else { return }
    var node = Syntax(literal)
    for _ in 0..<12 {
      guard let parent = node.parent else { return }
      if let switchCase = parent.as(SwitchCaseSyntax.self) {
        check(switchCase, holding: literal, in: context, report: &report)
        return
      }
      if parent.is(ClosureExprSyntax.self) || parent.is(CodeBlockSyntax.self) { return }
      node = parent
    }
  }

  private func check(
    _ switchCase: SwitchCaseSyntax, holding literal: StringLiteralExprSyntax,
    in context: SourceContext, report: inout SourceReport
  ) {
    guard let label = switchCase.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
      let pattern = label.caseItems.first?.pattern.as(ExpressionPatternSyntax.self),
      pattern.expression.as(IntegerLiteralExprSyntax.self)?.literal.text == "1",
      let cases = switchCase.parent?.as(SwitchCaseListSyntax.self),
      let counter = cases.parent?.as(SwitchExprSyntax.self)?.subject.lastName,
      let last = cases.last?.as(SwitchCaseSyntax.self), last.id != switchCase.id,
      let one = PluralWording(switchCase.statements), one.node.id == literal.id,
      let other = PluralWording(last.statements)
    else { return }
    add(one, other, counter: counter, at: label, in: context, &report)
  }

  private func add(
    _ one: PluralWording, _ other: PluralWording, counter: String, at node: some SyntaxProtocol,
    in context: SourceContext, _ report: inout SourceReport
  ) {
    guard one.isPluralPair(with: other, countedBy: counter),
      TextDestination(of: one.node, in: context) != .hidden
    else { return }
    report.add(
      "code chooses between a singular and a plural",
      remedy: "Pass the number to one text that has a variation for each plural category.",
      at: node)
  }

  private static func isOneOrTwo(_ expression: ExprSyntax) -> Bool {
    let number = expression.as(IntegerLiteralExprSyntax.self)?.literal.text
    return number == "1" || number == "2"
  }

  /// Whether a comparison with 1 or 2 stands near the beginning.
  private static func mayCompareWithOne(_ bytes: ArraySlice<UInt8>) -> Bool {
    var isBehindOperator = false
    for byte in bytes.prefix(400) {
      switch byte {
      case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"): isBehindOperator = true
      case UInt8(ascii: " "): continue
      case UInt8(ascii: "1"), UInt8(ascii: "2"):
        if isBehindOperator { return true }
      default: isBehindOperator = false
      }
    }
    return false
  }
}

extension InspectedSource {
  /// Whether `case 1:` stands shortly before an offset.
  fileprivate func holdsCaseOfOne(before offset: Int) -> Bool {
    let end = min(max(0, offset), bytes.count)
    let start = max(0, end - 64)
    var index = end - 1
    while index >= start + 6 {
      if bytes[index] == UInt8(ascii: ":"), bytes[index - 1] == UInt8(ascii: "1"),
        bytes[index - 2] == UInt8(ascii: " "), bytes[index - 3] == UInt8(ascii: "e")
      {
        return true
      }
      index -= 1
    }
    return false
  }
}
