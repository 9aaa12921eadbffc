import Checks
import Findings
import Ink
import Slots
import StringCatalog

/// The measured texts as data from which the page's script draws their cards.
///
/// A card is written nowhere twice: its text, the numbers and the glyphs' places are data, the glyphs'
/// shapes are definitions of the page, and what repeats stands once in a table.
struct ContactSheet {
  private let sweep: SweepResult
  private let previews: Previews?
  private let sources: SourceTexts
  private let measurer: (any TextMeasurer)?
  private let links: SourceLinks
  /// The slots' places by name.
  private let slotNumbers: [String: Int]
  /// The languages of the texts, the source language first, then by their names in English.
  let languages: [LanguageName]

  /// Prepares the texts of a sweep.
  init(
    _ sweep: SweepResult, sourceLanguage: String, links: SourceLinks,
    _ measurer: (any TextMeasurer)?
  ) {
    self.sweep = sweep
    self.measurer = measurer
    self.links = links
    sources = SourceTexts(sweep.verdicts, language: sourceLanguage)
    previews = measurer.map { Previews(sweep, sourceLanguage: sourceLanguage, $0) }
    let numbered = sweep.slots.enumerated().map { ($0.element.name, $0.offset) }
    slotNumbers = Dictionary(numbered) { first, _ in first }
    languages = Set(sweep.verdicts.map(\.text.language)).map { LanguageName($0) }.sorted {
      let (first, second) = ($0.code == sourceLanguage, $1.code == sourceLanguage)
      if first != second { return first }
      return ($0.english, $0.code) < ($1.english, $1.code)
    }
  }

  /// Writes the data, and puts the glyphs that it draws on a sheet.
  func append(to json: inout ScriptJSON, strings: inout StringTable, glyphs: inout GlyphSheet?) {
    let names = languages + PseudoLocalizer.Kind.allCases.map { LanguageName(PseudoLocalizer($0)) }
    let numbered = names.enumerated().map { ($0.element.code, $0.offset) }
    let languageNumbers = Dictionary(numbered) { first, _ in first }
    json.key("slots")
    json.array { json in for slot in sweep.slots { append(slot, to: &json) } }
    json.key("languages")
    json.array { json in
      for name in names {
        json.array { json in
          json.string(name.code)
          json.string(name.english)
          json.string(name.endonym ?? "")
          json.integer(name.isRightToLeft ? 1 : 0)
        }
      }
    }
    json.key("fallbacks")
    json.array { json in for fallback in TextFallback.allCases { json.string(fallback.rawValue) } }
    var drawings: [DrawingRequest: Int] = [:]
    var drawn: [DrawnText] = []
    json.key("texts")
    json.array { json in
      for entry in entries {
        let verdict = entry.verdict
        guard let slot = slotNumbers[verdict.text.slot],
          let language = languageNumbers[verdict.text.language]
        else { continue }
        let place = DrawingPlace(
          style: sweep.slots[slot].style, lines: sweep.slots[slot].lines, width: verdict.budget)
        let request = DrawingRequest(
          value: ExactText(verdict.text.value), language: verdict.text.language, place: place)
        var drawing = drawings[request]
        if drawing == nil, let measurer, glyphs != nil {
          drawing = drawn.count
          drawings[request] = drawing
          drawn.append(Self.drawn(request, measurer, &glyphs))
        }
        let rest = numbers(of: entry, drawing: drawing ?? -1, &strings)
        json.array { json in
          json.integer(slot)
          json.integer(language)
          json.string(verdict.text.value)
          json.number(verdict.width)
          json.number(verdict.budget)
          json.integer(verdict.percent ?? -1)
          json.integers(rest)
        }
      }
    }
    json.key("drawings")
    json.array { json in for text in drawn { text.append(to: &json) } }
  }

  private struct DrawingRequest: Hashable {
    var value: ExactText
    var language: String
    var place: DrawingPlace
  }

  private static func drawn(
    _ request: DrawingRequest, _ measurer: any TextMeasurer, _ glyphs: inout GlyphSheet?
  ) -> DrawnText {
    var sheet = glyphs ?? GlyphSheet(measurer)
    // Two owners of its tables would copy them at every glyph.
    glyphs = nil
    let text = DrawnText(
      request.value.text, language: request.language, in: request.place, measurer, &sheet)
    glyphs = sheet
    return text
  }

  /// A text of the page, measured or a preview, with what it was made of.
  private struct Entry {
    var verdict: SlotVerdict
    var source: String?
    var isPreview: Bool
  }

  private var entries: [Entry] {
    sweep.verdicts.map {
      Entry(verdict: $0, source: sources.source(of: $0.text), isPreview: false)
    }
      + (previews?.previews ?? []).map {
        Entry(verdict: $0.verdict, source: $0.source, isPreview: true)
      }
  }

  /// What a text's row says in integers: verdict, lines, drawing, preview, then places in the table of
  /// strings and numbers, of which those that say nothing are left out at the end.
  private func numbers(
    of entry: Entry, drawing: Int, _ strings: inout StringTable
  ) -> [Int] {
    let (verdict, text) = (entry.verdict, entry.verdict.text)
    let label = text.origin.label
    let arguments = text.arguments.isEmpty ? nil : text.arguments.joined(separator: ", ")
    let missing =
      verdict.missing.isEmpty
      ? nil : verdict.missing.map(MissingCharacters.named).joined(separator: ", ")
    // A scale in thousandths would be rounded up by a hair's breadth of binary fractions.
    let scale = verdict.scale.map { Int(exactly: ($0 * 1_000 + 0.000_1).rounded(.down)) ?? 0 } ?? 0
    var numbers = [
      Verdict.allCases.firstIndex(of: verdict.verdict) ?? 0, verdict.lines, drawing,
      entry.isPreview ? 1 : 0, strings.number(of: label.name), strings.number(of: label.detail),
      strings.number(of: entry.source),
      strings.number(of: text.location.map { SourceLinks.text($0) }),
      strings.number(of: text.location.map { links.address(of: $0.path) }),
      strings.number(of: arguments), scale == 1_000 ? -1 : scale,
      strings.number(of: verdict.acceptedReason), strings.number(of: missing),
      strings.number(of: verdict.fullerWording),
      text.fallback.flatMap { TextFallback.allCases.firstIndex(of: $0) } ?? -1,
    ]
    while numbers.last == -1 { numbers.removeLast() }
    return numbers
  }

  private func append(_ slot: Slot, to json: inout ScriptJSON) {
    json.array { json in
      json.string(slot.name)
      json.string(slot.summary)
      json.number(slot.style.size)
      json.integer(slot.lines)
      json.number(slot.minimumScaleFactor)
    }
  }
}
