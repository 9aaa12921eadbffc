import Findings
import StringCatalog

/// Finds source texts in which nothing tells two arguments of one type apart.
struct RepeatedUnnamedArgumentsRule: EntryRule {
  static let description = RuleDescription(
    identifier: "repeated-unnamed-arguments",
    family: .format,
    title: "Several arguments that nothing tells apart",
    explanation: """
      A source value, or a key without one, with two or more specifiers of one kind that have \
      neither position nor label: "%@ sent %@". Who translates it can't see which is which, and \
      may only keep their order; a language that needs another order gets it wrong, and nothing \
      notices. Xcode itself writes positions into the source values of texts that it extracts.

      Left alone are substitutions, what may be a percent sign ("%lld% off"), which have names, arguments of different kinds (`%@: %lld`), \
      entries that aren't to be translated, and stale ones.
      """,
    consequence:
      "In a language with another word order the app's user reads the values in the wrong places.",
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "status.boosted" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "↓%@ boosted %@" } },
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "%@ 님이 %@ 님을 부스트" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "Match ↓%lld of %lld" : {
            "localizations" : {
              "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "第%lld项，共%lld项" } }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "%@ sent %@" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "%1$@ sent %2$@" } }
            }
          },
          "status.boosted" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "%(name)@: %(post)@" } }
            }
          },
          "%@: %lld of %.1f" : {

          }
          """),
      RuleExample(
        entries: """
          "%@ (%@)" : {
            "shouldTranslate" : false
          },
          "%@ and %@" : {
            "extractionState" : "stale"
          },
          "%lld% off" : { },
          "votes %lld %lld" : {
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@votes@ by %#@voters@" }
              }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.isToBeTranslated else { return }
    guard let source = entry.source else {
      if !entry.entry.key.utf8.contains(UInt8(ascii: "%")) { return }
      let format = FormatString(parsing: entry.entry.key).resolved(against: .unformatted)
      guard !format.exceedsLimit, let repeated = Self.repeated(in: format) else { return }
      report.add(
        Self.message(repeated, in: entry.entry.key, of: "the key"),
        remedy: """
          Add a value in '\(catalog.sourceLanguage)' with positions: \
          \(Self.mended(format, in: entry.entry.key)).
          """,
        inKeyOf: entry, in: catalog, marked: repeated.first ?? 0..<0)
      return
    }
    for leaf in source.leaves where leaf.format.specifiers.count > 1 && !leaf.format.exceedsLimit {
      let format = leaf.format.resolved(against: .unformatted)
      guard leaf.substitution == nil, let repeated = Self.repeated(in: format) else { continue }
      report.add(
        Self.message(repeated, in: leaf.text, of: "the source text"),
        remedy: "Write positions or labels, such as \(Self.mended(format, in: leaf.text)).",
        in: leaf, of: entry, marked: repeated.first)
      return
    }
  }

  /// The places of the first kind of argument that occurs twice without a name.
  private static func repeated(in format: FormatString) -> [Range<Int>]? {
    let unnamed = format.specifiers.filter { specifier in
      specifier.kind == .argument && specifier.position == nil && specifier.label == nil
    }
    for (index, specifier) in unnamed.enumerated() {
      let same = unnamed[index...].filter {
        $0.argumentType?.family == specifier.argumentType?.family
      }
      if same.count > 1 { return same.map(\.range) }
    }
    return nil
  }

  private static func message(_ repeated: [Range<Int>], in text: String, of place: String) -> String
  {
    let texts = repeated.prefix(FormatLimits.findings).map {
      "'\(SpecifierSpelling($0, in: text).text)'"
    }
    return "nothing tells \(texts.listed) of \(place) apart"
  }

  /// The specifiers of a text with their positions: "'%1$@' and '%2$@'".
  private static func mended(_ format: FormatString, in text: String) -> String {
    let arguments = FormatSignature(format).arguments.filter { $0.role == .value }
    return arguments.map { argument in
      let written = SpecifierSpelling(argument.ranges.first ?? 0..<0, in: text)
      return "'\(written.positioned(at: argument.position))'"
    }.listed
  }
}
