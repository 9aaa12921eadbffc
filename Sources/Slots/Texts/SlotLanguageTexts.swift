import Checks
import Findings
import PluralRules
import StringCatalog

/// The texts of one slot in one language.
struct SlotLanguageTexts {
  let index: SourceIndex
  let slot: Slot
  let language: String
  /// The only texts that are asked for; nil for all.
  let selection: TextSelection?
  let chain: LanguageChain
  let sourceChain: LanguageChain
  private let writer: NumberWriter
  private let limit: Int
  private var remaining: Int
  private(set) var problems = FoundProblems()
  /// How often a text couldn't be made; problems that are alike stand once.
  private var failures = 0

  init(
    index: SourceIndex, slot: Slot, language: String, selection: TextSelection?, limit: Int
  ) {
    self.index = index
    self.slot = slot
    self.language = language
    self.selection = selection
    self.limit = limit
    remaining = limit
    chain = LanguageChain(language)
    sourceChain = LanguageChain(index.sources.sourceLanguage)
    writer = NumberWriter(language: language)
  }

  var isSource: Bool { language == index.sources.sourceLanguage }

  private func isWanted(_ name: String) -> Bool {
    selection?.includes(name, in: language, of: slot.name) ?? true
  }

  /// The texts of a fill, in its order.
  mutating func texts(of prepared: PreparedFill) -> [FilledText] {
    let known = failures
    let texts = texts(of: prepared, isArgument: false)
    let isBlank = !texts.isEmpty && texts.allSatisfy { $0.value.allSatisfy(\.isWhitespace) }
    if isBlank, failures == known {
      problems.add(
        "every text of a fill of the slot '\(slot.name)' is empty in \(languageName)",
        "Write the texts, or remove the fill.", at: prepared.fill.location)
    }
    return texts
  }

  private var languageName: String { LanguageIdentifier(parsing: language).englishName }

  /// Reports something that has no text, unless that is told of an argument already.
  private mutating func reportNothing(
    _ subject: String, _ prepared: PreparedFill, _ arguments: [String: [TemplateFiller.Candidate]]
  ) {
    guard !arguments.values.contains(where: \.isEmpty) else { return }
    failures += 1
    problems.add(
      "the \(subject) has no text in \(languageName) in the slot '\(slot.name)'",
      "Write it, or name other texts in the fill.", at: prepared.fill.location)
  }

  /// Reports a text that is empty where the source language has words.
  mutating func reportEmpty(_ subject: String, at location: SourceLocation) {
    failures += 1
    problems.add(
      "the \(subject) is empty in \(languageName) in the slot '\(slot.name)'",
      "Translate it: an empty text fits every slot and says nothing.", at: location)
  }

  private mutating func texts(of prepared: PreparedFill, isArgument: Bool) -> [FilledText] {
    var texts: [FilledText] = []
    let fill = prepared.fill
    let all = isArgument || selection == nil
    var candidates: [String: [TemplateFiller.Candidate]]?
    for reference in prepared.entries where all || isWanted(index.entry(reference).key) {
      let arguments = candidates ?? self.candidates(of: prepared.arguments)
      candidates = arguments
      let known = failures
      let found = self.texts(of: reference, prepared, arguments)
      texts += found
      if found.isEmpty, failures == known {
        reportNothing("entry '\(index.entry(reference).key)'", prepared, arguments)
      }
    }
    for intent in prepared.dates where all || isWanted(intent) {
      texts += dates(of: intent, fill)
    }
    for figure in prepared.figures where all || isWanted(figure) {
      texts += figures(of: figure)
    }
    for reference in prepared.serverEntries
    where all || isWanted(index.serverEntry(reference).key) {
      let arguments = candidates ?? self.candidates(of: prepared.arguments)
      candidates = arguments
      let known = failures
      let found = serverTexts(of: reference, prepared, arguments)
      texts += found
      if found.isEmpty, failures == known {
        reportNothing("server's text '\(index.serverEntry(reference).key)'", prepared, arguments)
      }
    }
    for sample in fill.samples where all || isWanted(sample) {
      texts.append(FilledText(value: sample, origin: .sample, location: fill.location))
    }
    for number in fill.numbers {
      let text = writer.text(.integer(number))
      guard all || isWanted(text) else { continue }
      texts.append(FilledText(value: text, origin: .sample, location: fill.location))
    }
    return texts
  }

  private mutating func candidates(
    of arguments: [PreparedFill.Argument]
  ) -> [String: [TemplateFiller.Candidate]] {
    var candidates: [String: [TemplateFiller.Candidate]] = [:]
    for argument in arguments {
      var values = argument.values
      let numbers = values.fill.numbers
      let samples = values.fill.samples
      values.fill.numbers = []
      values.fill.samples = []
      let texts = texts(of: values, isArgument: true)
      candidates[argument.name, default: []] +=
        texts.map { .text($0.value, source: $0.sourceValue) } + samples.map { .sample($0) }
        + numbers.map { .number($0) }
    }
    return candidates
  }

  private mutating func texts(
    of reference: SourceIndex.EntryReference, _ prepared: PreparedFill,
    _ candidates: [String: [TemplateFiller.Candidate]]
  ) -> [FilledText] {
    let file = index.sources.catalogs[reference.catalog]
    let entry = index.entry(reference)
    let expanded = EntryTemplates(
      entry, sourceLanguage: file.catalog.sourceLanguage, chain: chain,
      countsObjects: { name in
        candidates[name]?.contains { if case .number = $0 { true } else { false } } ?? false
      }, limit: limit)
    if expanded.isBeyondLimit { reportLimit(prepared) }
    let isSource = isSource
    var fallback: TextFallback?
    if !isSource, expanded.isFallback {
      fallback = entry.shouldTranslate?.value == false ? .shared : .untranslated
    }
    return fill(
      expanded.templates, PluralRules(language: expanded.textLanguage), candidates, prepared,
      key: entry.key
    ) { template, filled in
      FilledText(
        value: filled.value,
        origin: .entry(
          catalog: file.catalog.path, key: entry.key, variation: template.variation),
        arguments: filled.arguments,
        location: template.range.map { file.catalog.location(of: Int($0.start)) },
        sourceValue: isSource
          ? nil
          : expanded.sourceValue(of: template).map {
            SourceSentence(filling: $0, with: filled.sources).text
          },
        fallback: fallback)
    }
  }

  mutating func fill(
    _ templates: [TextTemplate], _ rules: PluralRules,
    _ candidates: [String: [TemplateFiller.Candidate]], _ prepared: PreparedFill, key: String,
    _ text: (TextTemplate, TemplateFiller.Filled) -> FilledText
  ) -> [FilledText] {
    var filler = TemplateFiller(
      rules: rules, writer: writer, candidates: candidates, remaining: remaining)
    var texts: [FilledText] = []
    for template in templates {
      do throws(TemplateFiller.Failure) {
        texts += try filler.fill(template).map { text(template, $0) }
      } catch {
        switch error {
        case .missing(let argument): reportMissing(argument, of: key, prepared)
        case .tooMany: reportLimit(prepared)
        }
      }
    }
    remaining = filler.remaining
    return texts
  }

  private mutating func reportMissing(
    _ argument: String, of key: String, _ prepared: PreparedFill
  ) {
    failures += 1
    let known = prepared.arguments.map(\.name)
    problems.add(
      "argument '\(argument)' of '\(key)' has no samples in the slot '\(slot.name)'",
      NearestName.question(for: argument, among: known)
        ?? "Add it to 'arguments' of the fill, with its widest values.",
      at: prepared.fill.location)
  }

  private mutating func reportLimit(_ prepared: PreparedFill) {
    failures += 1
    problems.add(
      "the arguments of the slot '\(slot.name)' have more than \(limit) combinations",
      "Give each argument only the values that can be the widest.", at: prepared.fill.location)
  }
}
