import Slots

/// The texts of the source language, by which a reader of English understands the others.
struct SourceTexts {
  private var byFamily: [String: [SlotText]] = [:]
  private let language: String

  /// Collects the texts of the source language.
  init(_ verdicts: [SlotVerdict], language: String) {
    self.language = language
    for verdict in verdicts where verdict.text.language == language {
      byFamily[Self.family(of: verdict.text), default: []].append(verdict.text)
    }
  }

  /// The source of a text; nil for a text of the source language itself, and where it can't be told.
  ///
  /// It is what the sweep says, else the text of the same arguments, of the same variation where there
  /// is one.
  func source(of text: SlotText) -> String? {
    guard text.language != language else { return nil }
    if let source = text.sourceValue { return source }
    let candidates = byFamily[Self.family(of: text)] ?? []
    if candidates.count == 1 { return candidates[0].value }
    let equal = candidates.filter { $0.arguments == text.arguments }
    return (equal.first { $0.origin == text.origin } ?? equal.last)?.value
  }

  private static func family(of text: SlotText) -> String {
    "\(text.slot)\u{0}\(text.origin.family)"
  }
}
