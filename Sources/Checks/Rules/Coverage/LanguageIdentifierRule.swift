import Findings
import StringCatalog

/// Finds language identifiers that no device asks for.
struct LanguageIdentifierRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "language-identifier",
    family: .coverage,
    title: "A language identifier that no device asks for",
    explanation: """
      The source language, or a language of some entry, whose identifier isn't well-formed (RFC \
      5646, section 2.1), has a language, script or region that CLDR doesn't know, or isn't spelled \
      as CLDR spells it: case, hyphens, codes that were replaced (UTS 35, part 1, "Canonical Unicode \
      Locale Identifiers"). Errors, but for replaced codes that systems still understand and for \
      rare languages whose code is also the country's that was probably meant (`se`, Northern Sami, \
      for Swedish): warnings. Each identifier is reported once for a catalog. Whether a region goes \
      with a language (`de-BR`) is nobody's business but the app's.
      """,
    consequence: """
      No device has the language in its settings, so none of its texts is ever shown.
      """,
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "Rain" : {
            "localizations" : {
              ↓"chinese" : { "stringUnit" : { "state" : "translated", "value" : "雨" } },
              ↓"sp" : { "stringUnit" : { "state" : "translated", "value" : "Lluvia" } },
              ↓"zh_Hant" : { "stringUnit" : { "state" : "translated", "value" : "雨" } }
            }
          },
          "Snow" : {
            "localizations" : {
              ↓"iw" : { "stringUnit" : { "state" : "translated", "value" : "שלג" } },
              "sp" : { "stringUnit" : { "state" : "translated", "value" : "Nieve" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "Rain" : {
            "localizations" : {
              "he" : { "stringUnit" : { "state" : "translated", "value" : "גשם" } },
              ↓"iw" : { "stringUnit" : { "state" : "translated", "value" : "גשם" } },
              "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "雨" } },
              ↓"zh_CN" : { "stringUnit" : { "state" : "translated", "value" : "雨" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "Rain" : {
            "localizations" : {
              ↓"se" : { "stringUnit" : { "state" : "translated", "value" : "Regn" } }
            }
          }
          """),
      RuleExample(
        catalog: """
          {
            "sourceLanguage" : ↓"EN",
            "strings" : { },
            "version" : "1.0"
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Rain" : {
            "localizations" : {
              "ca-valencia" : { "stringUnit" : { "state" : "translated", "value" : "Pluja" } },
              "es-419" : { "stringUnit" : { "state" : "translated", "value" : "Lluvia" } },
              "fil" : { "stringUnit" : { "state" : "translated", "value" : "Ulan" } },
              "nb-NO" : { "stringUnit" : { "state" : "translated", "value" : "Regn" } },
              "pt-PT" : { "stringUnit" : { "state" : "translated", "value" : "Chuva" } },
              "sr-Latn" : { "stringUnit" : { "state" : "translated", "value" : "Kiša" } },
              "zh-Hant-HK" : { "stringUnit" : { "state" : "translated", "value" : "雨" } }
            }
          }
          """),
      RuleExample(
        catalog: """
          {
            "sourceLanguage" : "zh-Hans",
            "strings" : {
              "雨" : {
                "localizations" : {
                  "en" : { "stringUnit" : { "state" : "translated", "value" : "Rain" } }
                }
              }
            },
            "version" : "1.0"
          }
          """),
    ])

  /// Where an identifier stands first, and in how many entries.
  private struct Use {
    var identifier: LanguageIdentifier
    var range: ByteRange
    var entry: String?
    var count: Int
    /// What it is to be renamed to; nil where nothing is obvious.
    var target: LanguageRename?
    /// In how many of the entries the target is there already.
    var meetingCount = 0
  }

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    for use in uses(in: catalog) {
      let problems = use.identifier.problems
      let messages = problems.map { Self.message(for: $0, of: use.identifier) }
      let count = use.count > 1 ? " (\(use.count) entries)" : ""
      report.add(
        messages.joined(separator: "; ") + count,
        remedy: Self.remedy(for: use), at: use.range, entry: use.entry,
        language: use.identifier.source,
        severity: problems.contains { Self.severity(of: $0.kind) == .error } ? .error : .warning)
    }
  }

  /// The questionable identifiers of a catalog, in the order of the file.
  private func uses(in catalog: InspectedCatalog) -> [Use] {
    var uses: [String: Use] = [:]
    if let source = catalog.catalog.sourceLanguage {
      uses[source.value] = Use(
        identifier: LanguageIdentifier(parsing: source.value), range: source.range, count: 0)
    }
    for language in catalog.languages where uses[language] == nil {
      uses[language] = Use(
        identifier: LanguageIdentifier(parsing: language), range: ByteRange(start: 0, end: 0),
        count: 0)
    }
    uses = uses.filter { !$0.value.identifier.problems.isEmpty }
    if uses.isEmpty { return [] }
    for language in Array(uses.keys) {
      uses[language]?.target = LanguageRename(of: language, in: catalog)
    }
    for entry in catalog.catalog.entries {
      for localization in entry.localizations {
        guard var use = uses[localization.language] else { continue }
        if use.range.count == 0 { (use.range, use.entry) = (localization.languageRange, entry.key) }
        use.count += 1
        if let target = use.target?.identifier,
          entry.localizations.contains(where: { $0.language == target })
        {
          use.meetingCount += 1
        }
        uses[localization.language] = use
      }
    }
    return uses.values.sorted { $0.range.start < $1.range.start }
  }

  private static func severity(of kind: LanguageIdentifierProblem.Kind) -> Severity {
    switch kind {
    case .alias(.macrolanguage), .alias(.legacy), .countryConfusion: .warning
    default: .error
    }
  }

  private static func message(
    for problem: LanguageIdentifierProblem, of identifier: LanguageIdentifier
  ) -> String {
    let subtag = problem.subtag
    switch problem.kind {
    case .malformed:
      return "'\(identifier.source)' is no language identifier"
    case .spelling:
      return "'\(identifier.source)' isn't spelled as a language identifier is"
    case .alias(.deprecated): return "the code '\(subtag)' was withdrawn"
    case .alias: return "the code '\(subtag)' has another one in its place"
    case .unknownLanguage: return "no language has the code '\(subtag)'"
    case .unknownScript: return "no script has the code '\(subtag)'"
    case .unknownRegion: return "no region has the code '\(subtag)'"
    case .unknownVariant: return "no variant of a language has the code '\(subtag)'"
    case .countryConfusion:
      guard let meant = problem.suggestion else { return "'\(subtag)' is rarely what is meant" }
      return "'\(identifier.source)' is \(identifier.englishName), while "
        + "'\(meant)' is \(LanguageIdentifier(parsing: meant).englishName)"
    }
  }

  private static func remedy(for use: Use) -> String {
    guard let target = use.target?.identifier else {
      return "Write a language identifier, such as 'de', 'pt-BR' or 'zh-Hans'."
    }
    let isDoubtful = use.identifier.problems.allSatisfy { $0.kind == .countryConfusion }
    let condition = isDoubtful ? " if that is what is meant" : ""
    if use.meetingCount == 0 { return "Rename it to '\(target)'\(condition)." }
    if use.meetingCount < use.count || use.entry == nil {
      return "Rename it to '\(target)'\(condition); where an entry has '\(target)' already, "
        + "delete it or merge it into that."
    }
    return isDoubtful
      ? "Merge it into '\(target)', which is there already,\(condition)."
      : "Delete it, or merge it into '\(target)', which is there already."
  }
}
