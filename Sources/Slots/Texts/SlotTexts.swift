import Checks
import Findings

/// All texts of slots in every language, their arguments filled in.
public struct SlotTexts: Sendable {
  /// The most combinations of arguments that one slot may have in one language.
  public static let combinationLimit = 10_000

  private let slots: [Slot]
  private let index: SourceIndex
  private let selection: TextSelection?
  private let limit: Int
  private let jobs: Int

  /// Creates the texts of slots.
  ///
  /// - Parameters:
  ///   - slots: The slots.
  ///   - sources: What their texts are taken from.
  ///   - selection: The only texts that are asked for; nil for all.
  ///   - combinationLimit: The most combinations of arguments that a slot may have in a language.
  ///   - jobs: How many threads may work at once.
  public init(
    slots: [Slot], sources: SlotSources, selection: TextSelection? = nil,
    combinationLimit: Int = Self.combinationLimit, jobs: Int = 1
  ) {
    self.slots = slots
    index = SourceIndex(sources)
    self.selection = selection
    limit = combinationLimit
    self.jobs = jobs
  }

  /// The texts by slot, language and fill, and what kept others from being made.
  ///
  /// Texts that read alike in one slot and language stand once, with their number, except where a
  /// selection asks for single ones.
  public func resolve() -> (texts: [SlotText], problems: [ReportProblem]) {
    var preparation = FillPreparation(index: index, checksLanguages: selection == nil)
    let fills = slots.map { slot in
      slot.fills.map { preparation.prepare($0, of: slot.name) }
    }
    var problems = preparation.problems
    let languages = index.sources.languages
    let index = index
    let (slots, selection, limit) = (slots, selection, limit)
    let portions = parallelMap(slots.count * languages.count, jobs: jobs) { number -> Portion in
      let place = number / max(1, languages.count)
      let slot = slots[place]
      let language = languages[number % languages.count]
      if let selection, !selection.includes(language, of: slot.name) { return Portion() }
      var texts = SlotLanguageTexts(
        index: index, slot: slot, language: language, selection: selection, limit: limit)
      let filled = fills[place].flatMap { texts.texts(of: $0) }
      return Portion(
        texts: Self.slotTexts(filled, slot, language, keepsAll: selection != nil),
        problems: texts.problems.all)
    }
    for portion in portions { problems.add(portion.problems) }
    return (portions.flatMap(\.texts), problems.all)
  }

  private struct Portion: Sendable {
    var texts: [SlotText] = []
    var problems: [ReportProblem] = []
  }

  private static func slotTexts(
    _ filled: [FilledText], _ slot: Slot, _ language: String, keepsAll: Bool
  ) -> [SlotText] {
    var texts: [SlotText] = []
    var places: [[UInt8]: Int] = [:]
    for text in filled {
      // Texts that are canonically equal may still have other glyphs.
      if !keepsAll {
        let bytes = Array(text.value.utf8)
        if let place = places[bytes] {
          texts[place].occurrences += 1
          continue
        }
        places[bytes] = texts.count
      }
      texts.append(
        SlotText(
          slot: slot.name, language: language, value: text.value, origin: text.origin,
          arguments: text.arguments, location: text.location ?? slot.location,
          sourceValue: text.sourceValue, fallback: text.fallback))
    }
    return texts
  }
}
