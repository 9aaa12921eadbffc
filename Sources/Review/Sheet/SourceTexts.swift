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

  /// The source of a text: that of the same variation and arguments where there is one; nil for a text
  /// of the source language itself.
  func source(of text: SlotText) -> String? {
    guard text.language != language, let candidates = byFamily[Self.family(of: text)] else {
      return nil
    }
    let same = candidates.filter { $0.origin == text.origin }
    let match =
      same.first { $0.arguments == text.arguments } ?? same.first
      ?? candidates.last { $0.arguments == text.arguments } ?? candidates.last
    return match?.value
  }

  private static func family(of text: SlotText) -> String {
    "\(text.slot)\u{0}\(text.origin.family)"
  }
}
