import Checks
import SwiftSyntax

/// Finds a number that is read from what the user typed as if a program had written it.
struct UserTextToNumberRule: SourceRule {
  static let description = RuleDescription(
    identifier: "user-text-to-number",
    family: .composition,
    title: "A number read from the user's text without a locale",
    explanation: """
      `Double("1,5")` is nil, and so is `Int("٣")`: the initializers read numbers as Swift spells \
      them, not as people in most of the world type them. A text field's `text` and a variable that \
      the same file binds to a text field are found; other texts may well come from a program and \
      are left alone. Source: Swift's documentation of `Double.init(_:)`.
      """,
    consequence: "Users who type a decimal comma or their own digits can't enter a number.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          let amount = ↓Double(amountField.text ?? "")
          let years = ↓Int(textField.text!.trimmingCharacters(in: .whitespaces))
          """),
      RuleExample(
        source: """
          struct AmountView: View {
            @State private var amount = ""
            var body: some View {
              TextField("Amount", text: $amount)
              Button("Save") { save(↓Double(amount.replacingOccurrences(of: ",", with: "."))) }
            }
          }
          """),
      RuleExample(
        source: """
          TextField("Weight", text: $model.weight)
            .onSubmit { kilograms = ↓Decimal(string: model.weight) ?? 0 }
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let amount = try? Double(amountField.text ?? "", format: .number)
          let number = formatter.number(from: textField.text ?? "")
          """),
      RuleExample(
        source: """
          struct AmountView: View {
            @State private var amount = 0.0
            var body: some View {
              TextField("Amount", value: $amount, format: .number)
              Text(Double(count), format: .percent)
            }
          }
          """),
      RuleExample(
        source: """
          let version = Double(response.text)
          let port = Int(parts[1])
          let scale = Double(environment["SCALE"] ?? "")
          """),
    ])

  static let interests = SourceInterests(
    calls: ["Decimal", "Double", "Float", "Int"], triggers: ["text", "stringValue"])

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard context.isForUsers, call.base == nil, call.arguments.count == 1,
      let argument = call.arguments.first,
      argument.label?.text == (call.name == "Decimal" ? "string" : nil),
      let text = Self.source(of: argument.expression), isTyped(text, in: context)
    else { return }
    report.add(
      "a number is read from the user's text as Swift spells numbers",
      remedy: """
        Bind the field to the number with 'TextField(value:format:)', or parse with \
        'Double(text, format: .number)'.
        """,
      at: call.node)
  }

  /// The text that is converted, without what trims or mends it.
  private static func source(of expression: ExprSyntax) -> ExprSyntax? {
    var expression = expression.unwrapped
    for _ in 0..<8 {
      if let sequence = expression.as(SequenceExprSyntax.self) {
        let elements = sequence.elements.judged
        guard elements.count == 3, elements[1].operatorText == "??" else { return nil }
        expression = elements[0].unwrapped
      } else if let call = expression.call {
        guard let base = call.base, mendingCalls.contains(call.name) else { return nil }
        expression = base.unwrapped
      } else {
        return expression
      }
    }
    return nil
  }

  private func isTyped(_ text: ExprSyntax, in context: SourceContext) -> Bool {
    if let member = text.as(MemberAccessExprSyntax.self),
      let base = member.base?.unwrapped.lastName,
      ["text", "stringValue"].contains(member.declName.baseName.text)
    {
      let owner = base.lowercased()
      if owner.hasSuffix("field") || owner.hasSuffix("textview") { return true }
    }
    guard
      text.is(DeclReferenceExprSyntax.self)
        || text.as(MemberAccessExprSyntax.self)?.base?.unwrapped.is(DeclReferenceExprSyntax.self)
          == true
    else { return false }
    let texts = context.source.scopes.fieldTexts { context.source.fieldTexts }
    return texts.contains(text.trimmedDescription)
  }

  private static let mendingCalls: Set<String> = ["replacingOccurrences", "trimmingCharacters"]
}

extension InspectedSource {
  /// The names behind `text: $`, and those with the member behind them.
  fileprivate var fieldTexts: Set<String> {
    let mark = Array("text: $".utf8)
    var texts: Set<String> = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while let place = bytes[start...].firstIndex(of: UInt8(ascii: "$")) {
        start = place + 1
        guard start >= mark.count, bytes[(start - mark.count)..<start].elementsEqual(mark) else {
          continue
        }
        var end = start
        for _ in 0..<2 {
          while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
          texts.insert(String(decoding: bytes[start..<end], as: UTF8.self))
          guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { break }
          end += 1
        }
      }
    }
    return texts
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
