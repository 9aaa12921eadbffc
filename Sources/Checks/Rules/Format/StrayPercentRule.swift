import Findings
import StringCatalog

/// Finds percent signs that begin no specifier in texts that are formatted.
struct StrayPercentRule: EntryRule {
  static let description = RuleDescription(
    identifier: "stray-percent",
    family: .format,
    title: "A percent sign that is dropped",
    explanation: """
      A `%` that begins no specifier, in a text with which arguments are passed. The formatter \
      drops it: `%lld %` shows "5 ", and `%1 $@` shows "1@" (Apple, "String Format Specifiers": a \
      percent sign is written `%%`). In a source text, or a key without one, also a `%` with a letter that is read as an \
      argument of its own, though it looks like a percent sign: "%lld% off".

      Texts with which no argument is passed aren't formatted, and theirs are left alone: "100 %", \
      "50%-ig", "50% off". So are stale entries.
      """,
    consequence: "The app's user reads a number without its percent sign, or a broken specifier.",
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "Humidity: %lld%%" : {
            "localizations" : {
              "fr" : {
                "stringUnit" : { "state" : "translated", "value" : "Humidité : %lld ↓%" }
              },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "湿度：%lld↓%です" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld↓% off" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld%% Rabatt" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "%lld % de remise" } }
            }
          },
          "sale" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "%@: 50↓% off" } },
              "vi" : { "stringUnit" : { "state" : "translated", "value" : "%@ ↓%1 $d" } }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Humidity: %lld%%" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Feuchte: %lld %%" } },
              "he" : { "stringUnit" : { "state" : "translated", "value" : "לחות: %lld%%" } }
            }
          },
          "Opacity (%)" : {
            "localizations" : {
              "hu" : { "stringUnit" : { "state" : "translated", "value" : "Fedettség (100%-ig)" } },
              "it" : { "stringUnit" : { "state" : "translated", "value" : "Opacità (%)" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "50% off" : {
            "localizations" : {
              "es" : { "stringUnit" : { "state" : "translated", "value" : "50 % de descuento" } },
              "tr" : { "stringUnit" : { "state" : "translated", "value" : "%50 indirim" } }
            }
          },
          "%lld of 100 percent" : {
            "extractionState" : "stale",
            "localizations" : {
              "pl" : { "stringUnit" : { "state" : "translated", "value" : "%lld ze 100 %" } }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard !entry.entry.key.isEmpty, entry.entry.extractionState?.value != .stale,
      entry.entry.key.utf8.contains(UInt8(ascii: "%"))
        || entry.localizations.contains(where: { $0.leaves.contains(where: isSuspicious) })
    else { return }
    reportKey(of: entry, in: catalog, &report)
    guard entry.localizations.contains(where: { $0.leaves.contains(where: isSuspicious) }) else {
      return
    }
    let reference = FormatReference(entry)
    for localization in entry.localizations {
      for leaf in localization.leaves where isSuspicious(leaf) {
        let isFormatted = reference?.isFormatted ?? leaf.format.isFormatted
        guard isFormatted || leaf.leaf.isCounted else { continue }
        for range in leaf.format.strayPercents.prefix(FormatLimits.findings) {
          reportStray(range, in: leaf, of: entry, &report)
        }
        if localization.isSource, reference?.key == nil || reference?.isDoubtful == true {
          let doubtful = leaf.format.specifiers.lazy.filter(\.isAmbiguous)
          for specifier in doubtful.prefix(FormatLimits.findings) {
            reportAmbiguous(specifier.range, in: leaf, of: entry, &report)
          }
        }
      }
    }
  }

  /// Reports what is read as an argument in a key that is the text itself.
  private func reportKey(
    of entry: InspectedEntry, in catalog: InspectedCatalog, _ report: inout RuleReport
  ) {
    guard entry.source?.leaves.contains(where: { !$0.isBlank }) != true else { return }
    let key = entry.entry.key
    let format = FormatString(parsing: key)
    guard format.isFormatted, format.hasDoubt, !format.exceedsLimit else { return }
    for specifier in format.specifiers.lazy.filter(\.isAmbiguous).prefix(FormatLimits.findings) {
      let text = SpecifierSpelling(specifier.range, in: key).text
      report.add(
        "'\(text)' in the key is read as a specifier, with an argument of its own",
        remedy: "Write '%%' if a percent sign is meant.", inKeyOf: entry, in: catalog,
        marked: specifier.range, consequence: FaultConsequence.extra.sentence)
    }
  }

  private func isSuspicious(_ leaf: InspectedLeaf) -> Bool {
    !leaf.format.strayPercents.isEmpty || leaf.format.specifiers.contains(where: \.isAmbiguous)
  }

  private func reportStray(
    _ range: Range<Int>, in leaf: InspectedLeaf, of entry: InspectedEntry,
    _ report: inout RuleReport
  ) {
    let broken = BrokenSpecifier(at: range.lowerBound, in: leaf.text)
    report.add(
      broken.map { "'\($0.text)' in '\(leaf.language)' is no specifier, and its '%' is dropped" }
        ?? "the '%' in '\(leaf.language)' begins no specifier, so the formatter drops it",
      remedy: broken.map { "Write '\($0.mended)'." } ?? "Write '%%'.", in: leaf, of: entry,
      marked: broken?.range ?? range)
  }

  private func reportAmbiguous(
    _ range: Range<Int>, in leaf: InspectedLeaf, of entry: InspectedEntry,
    _ report: inout RuleReport
  ) {
    let text = SpecifierSpelling(range, in: leaf.text).text
    report.add(
      "'\(text)' in the source text is read as a specifier, with an argument of its own",
      remedy: "Write '%%' if a percent sign is meant.", in: leaf, of: entry, marked: range,
      consequence: FaultConsequence.extra.sentence)
  }
}
