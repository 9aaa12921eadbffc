import Checks
import SwiftSyntax

/// Finds "(s)" behind a word that the user reads.
struct ParenthesizedPluralRule: SourceRule {
  static let description = RuleDescription(
    identifier: "parenthesized-plural",
    family: .composition,
    title: "A plural in parentheses",
    explanation: """
      "item(s)" is how a form is filled in, not how a text is written, and most languages have no \
      ending that could be put in parentheses: plural categories in the catalog give every number \
      its own text. Logs, code in literals and text whose reader isn't known and that holds no \
      space are left alone. Source: Unicode CLDR, "Language Plural Rules".
      """,
    consequence: "Users read 'item(s)', and translators can't write it in their languages.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          Text("\\(count) item↓(s) selected")
          Button("Delete message↓(s)") { delete() }
          """),
      RuleExample(
        source: """
          let title = String(localized: "Found \\(matches.count) match↓(es)")
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          logger.info("Loaded \\(count) item(s) for Text")
          print("Deleted \\(count) file(s)")
          debug(.storage, "Deleted \\(count) file(s)")
          Logger.storage.debug("Deleted \\(count) file(s)")
          """),
      RuleExample(
        source: """
          Text("\\(count) items selected")
          Text("Grade (A)")
          Text("\\(names.map(s))")
          """),
      RuleExample(
        source: """
          #Preview {
            Text("3 item(s)")
          }
          """),
      RuleExample(
        source: """
          Text(page)
          let script = "function show(s) { return date(s); }"
          Text(
            verbatim: \"""
              The name(s) of the author(s) may not be used.
              \""")
          """),
    ])

  static let interests = SourceInterests(literals: true, triggers: TextDestination.triggers)

  private static let endings: Set<String> = ["s", "es", "ies", "en"]

  func check(
    _ literal: StringLiteralExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    guard Self.mayHoldPlural(context.bytes(of: literal)), !Self.isLicense(literal) else { return }
    for segment in literal.segments {
      guard let text = segment.as(StringSegmentSyntax.self)?.content else { continue }
      let start = text.positionAfterSkippingLeadingTrivia.utf8Offset
      for range in Self.plurals(in: Array(text.text.utf8)) {
        guard isForUser(literal, in: context) else { return }
        report.add(
          "a plural is written in parentheses",
          remedy: "Give the text a variation for each plural category in the catalog.",
          at: (start + range.lowerBound)..<(start + range.upperBound))
      }
    }
  }

  private func isForUser(_ literal: StringLiteralExprSyntax, in context: SourceContext) -> Bool {
    switch TextDestination(of: literal, in: context) {
    case .shown: return true
    case .hidden: return false
    case .unknown:
      // A text of many lines that syntax sees nobody show is a licence, a script or a prompt.
      guard literal.openingQuote.tokenKind != .multilineStringQuote else { return false }
      let text = literal.writtenText
      return text.contains(" ") && !text.contains(where: { ";{}=\\<".contains($0) })
    }
  }

  /// Whether a text of many lines is shown as it is, as a licence is.
  private static func isLicense(_ literal: StringLiteralExprSyntax) -> Bool {
    literal.openingQuote.tokenKind == .multilineStringQuote
      && literal.parent?.as(LabeledExprSyntax.self)?.label?.text == "verbatim"
  }

  /// Whether a letter, a parenthesis and a letter follow one another.
  private static func mayHoldPlural(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count > 6 else { return false }
    for index in bytes.startIndex..<(bytes.endIndex - 2)
    where bytes[index + 1] == UInt8(ascii: "(") {
      if isLetter(bytes[index]), isLetter(bytes[index + 2]) { return true }
    }
    return false
  }

  /// The offsets of the endings in parentheses that stand behind a word of three letters or more.
  private static func plurals(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for open in text.indices where text[open] == UInt8(ascii: "(") && open >= 3 {
      guard text[(open - 3)..<open].allSatisfy(isLetter) else { continue }
      let rest = text[(open + 1)...].prefix(4)
      guard let close = rest.firstIndex(of: UInt8(ascii: ")")) else { continue }
      let ending = String(decoding: text[(open + 1)..<close], as: UTF8.self)
      if endings.contains(ending) { ranges.append(open..<(close + 1)) }
    }
    return ranges
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }
}
