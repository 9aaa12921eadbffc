import Findings
import StringCatalog
import Testing

@testable import Checks

/// What the rules about positions, labels, percent signs and repeated arguments say.
///
/// The wording is the project's; what the formatter does is Core Foundation's
/// (`__CFStringAppendFormatCore`).
struct FormatRuleTests {
  @Test("Specifiers without a position get the free ones, in their order")
  func mixedPositions() throws {
    let findings = try RuleRun.findings(
      of: ArgumentPositionsRule(),
      inEntries: CatalogText.entry(
        "%@ %@ %@", ["de": "%@, %2$@, %@", "he": "%1$@: %@", "ja": "%1$@%2$@%3$@"]))
    #expect(
      findings.map(\.message) == [
        "'%@' and '%@' in 'de' have no position, but other specifiers of the text do",
        "'%@' in 'he' has no position, but other specifiers of the text do",
      ])
    #expect(
      findings.map(\.remedy) == [
        "Give each its argument's position: '%1$@' for '%@' and '%3$@' for '%@'.",
        "Give each its argument's position: '%2$@' for '%@'.",
      ])
    #expect(findings.map(\.excerpt?.marked) == [0..<2, 6..<8])
    #expect(findings.map(\.severity) == [.error, .error])
  }

  @Test("What is mixed isn't reported as a differing signature too")
  func mixedPositionsOnce() throws {
    let findings = try RuleRun.findings(
      of: FormatSignatureRule(),
      inEntries: CatalogText.entry("%@ and %lld", ["fr": "%2$lld et %@", "it": "%1$@ e %lld"]))
    #expect(findings == [])
  }

  @Test("Positions that are dropped are written as the source writes them")
  func droppedPositions() throws {
    let findings = try RuleRun.findings(
      of: ArgumentPositionsRule(),
      inEntries: CatalogText.entry(
        "photo.caption", ["en": "%2$@ by %1$@", "de": "%@ von %@", "fr": "%@", "es": "%@ %lld"]))
    #expect(
      findings.map(\.message) == [
        """
        'de' drops the positions, so that '%@' reads argument 1, where the source begins with \
        argument 2
        """
      ])
    #expect(
      findings.map(\.remedy) == ["Write the positions, as the source does: '%2$@' and '%1$@'."])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.excerpt?.marked) == [0..<2])
  }

  @Test("Positions that are dropped where the source repeats one")
  func droppedRepeatedPositions() throws {
    let findings = try RuleRun.findings(
      of: ArgumentPositionsRule(),
      inEntries: CatalogText.entry("a.b", ["en": "%2$@ %1$@ %2$@", "de": "%@ %@"]))
    #expect(findings.map(\.remedy) == ["Give each specifier its argument's position."])
  }

  @Test("A label that differs is a warning; one that only one text has, a note")
  func labels() throws {
    let findings = try RuleRun.findings(
      of: PlaceholderLabelRule(),
      inEntries: CatalogText.entry(
        "a.b",
        [
          "en": "%(level)@ of %@", "fr": "%(niveau)@ sur %@", "th": "%@ %@",
          "tr": "%(level)@ %(n)@",
        ]))
    #expect(
      findings.map(\.message) == [
        "'%(niveau)@' in 'fr' calls argument 1 'niveau', but the source calls it 'level'",
        "'%@' in 'th' has no label, but the source calls argument 1 'level'",
        "'%(n)@' in 'tr' calls argument 2 'n', but the source has no label",
      ])
    #expect(
      findings.map(\.remedy) == [
        "Write '(level)'; only the words around it are to be translated.",
        "Write '(level)' after the '%' or the position.",
        "Label it in the source as well, or delete the label.",
      ])
    #expect(findings.map(\.severity) == [.warning, .note, .note])
    #expect(findings.map(\.markedText) == ["%(niveau)@", "%@", "%(n)@"])
  }

  @Test("The key's label counts where the source value has none")
  func labelOfKey() throws {
    let findings = try RuleRun.findings(
      of: PlaceholderLabelRule(),
      inEntries: CatalogText.entry("%(name)@ left", ["en": "%1$@ left", "ko": "%(이름)@ 나감"]))
    #expect(
      findings.map(\.message) == [
        "'%(이름)@' in 'ko' calls argument 1 '이름', but the source calls it 'name'"
      ])
  }

  @Test("A stray percent sign is marked alone, a broken specifier as a whole")
  func strayPercent() throws {
    let findings = try RuleRun.findings(
      of: StrayPercentRule(),
      inEntries: CatalogText.entry(
        "%@: %lld%%", ["fr": "%@ : %lld %", "ru": "%1 $@: %2 $ lld%%", "th": "%@ %lld%"]))
    #expect(
      findings.map(\.message) == [
        "the '%' in 'fr' begins no specifier, so the formatter drops it",
        "'%1 $@' in 'ru' is no specifier, and its '%' is dropped",
        "'%2 $ lld' in 'ru' is no specifier, and its '%' is dropped",
        "the '%' in 'th' begins no specifier, so the formatter drops it",
      ])
    #expect(
      findings.map(\.remedy) == ["Write '%%'.", "Write '%1$@'.", "Write '%2$lld'.", "Write '%%'."])
    #expect(findings.map(\.markedText) == ["%", "%1 $@", "%2 $ lld", "%"])
    #expect(findings.map(\.severity) == [.warning, .warning, .warning, .warning])
  }

  @Test("A plural form and a substitution's text are formatted, whatever the source says")
  func strayPercentInVariations() throws {
    let entry = CatalogText.entry(
      "charge.level",
      contents: [
        "de": CatalogText.variations(["one": "1 %", "other": "%lld %%"]),
        "fr": CatalogText.substituted("%#@p@", "p", ["one": "un %", "other": "%arg %%"]),
        "it": "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"100 %\" }",
      ])
    let findings = try RuleRun.findings(of: StrayPercentRule(), inEntries: entry)
    #expect(findings.map(\.language) == ["de", "fr"])
  }

  @Test("A percent sign of the source that is read as an argument is doubted")
  func ambiguousPercent() throws {
    let findings = try RuleRun.findings(
      of: StrayPercentRule(),
      inEntries: CatalogText.entry("sale.body", ["en": "%@: 50% off", "de": "%@: 50% Rabatt"]))
    #expect(
      findings.map(\.message) == [
        "'% o' in the source text is read as a specifier, with an argument of its own",
        "the '%' in 'de' begins no specifier, so the formatter drops it",
      ])
    #expect(findings.first?.remedy == "Write '%%' if a percent sign is meant.")
    #expect(findings.first?.markedText == "% o")
  }

  @Test("A percent sign of a key that is read as an argument is reported there, and nowhere else")
  func ambiguousPercentInKey() throws {
    let entry = CatalogText.entry(
      "%lld% off",
      ["de": "%lld%% Rabatt", "ja": "%lld%%オフ", "ro": "%lld% ofertă", "fr": "-%lld %%"])
    let findings = try RuleRun.findings(of: StrayPercentRule(), inEntries: entry)
    #expect(
      findings.map(\.message) == [
        "'% o' in the key is read as a specifier, with an argument of its own"
      ])
    #expect(findings.map(\.remedy) == ["Write '%%' if a percent sign is meant."])
    #expect(findings.first?.markedText == "% o")
    let rules: [any Rule] = [FormatSignatureRule(), RepeatedUnnamedArgumentsRule()]
    for rule in rules { #expect(try RuleRun.findings(of: rule, inEntries: entry).isEmpty) }
  }

  @Test(
    "A key with a doubtful argument still passes its others, and that one to who takes it by position",
    arguments: [
      ("Rabatt", ["'de' leaves out argument 1 of the key, '%lld'"]),
      ("%1$lld %2$o", []), ("%lld%%", []),
    ])
  func doubtfulKey(value: String, messages: [String]) throws {
    let findings = try RuleRun.findings(
      of: FormatSignatureRule(), inEntries: CatalogText.entry("%lld% off", ["de": value]))
    #expect(findings.map(\.message) == messages)
  }

  @Test("Of a repeated argument the remedy writes every position")
  func repeatedArguments() throws {
    let value = try RuleRun.findings(
      of: RepeatedUnnamedArgumentsRule(),
      inEntries: CatalogText.entry("a.b", ["en": "%@ of %lld, %lld", "de": "%@ %lld %lld"]))
    #expect(
      value.map(\.message) == ["nothing tells '%lld' and '%lld' of the source text apart"])
    #expect(
      value.map(\.remedy) == [
        "Write positions or labels, such as '%1$@', '%2$lld' and '%3$lld'."
      ])
    #expect(value.map(\.excerpt?.marked) == [6..<10])
    let key = try RuleRun.findings(
      of: RepeatedUnnamedArgumentsRule(),
      inEntries: CatalogText.entry("Zoë \\u0025@: %@", ["de": "Zoë %@: %@"]))
    #expect(key.map(\.message) == ["nothing tells '%@' and '%@' of the key apart"])
    #expect(key.map(\.remedy) == ["Add a value in 'en' with positions: '%1$@' and '%2$@'."])
    #expect(key.map(\.markedText) == ["%@"])
    #expect(key.map(\.location.column) == [10], "the escape begins behind four characters")
  }

  @Test("A device's text is enough to tell that arguments repeat")
  func repeatedArgumentsOfDevice() throws {
    let entry = CatalogText.entry(
      "a.b",
      contents: ["en": CatalogText.variations(of: "device", ["mac": "%@", "other": "%@ %@"])])
    let findings = try RuleRun.findings(of: RepeatedUnnamedArgumentsRule(), inEntries: entry)
    #expect(findings.map(\.variation) == ["device.other"])
  }
}
