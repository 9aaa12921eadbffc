import Findings
import StringCatalog

/// Finds arguments that go by another name than in the source.
struct PlaceholderLabelRule: EntryRule {
  static let description = RuleDescription(
    identifier: "placeholder-label",
    family: .format,
    title: "A placeholder with another name than the source's",
    explanation: """
      An argument that the source or the key labels, as in `%(level)@`, and a translation labels \
      otherwise: `%(niveau)@`. A label is a name for the argument, not a word of the text, and the \
      generated symbol has it as its parameter's name. Where only one of the two has a label, that \
      is a note: the order or the position still says which argument is meant. Labels that stand \
      in another order are `format-signature`'s concern; a substitution's name (`%#@days@`) is \
      each language's own.
      """,
    consequence: """
      One argument under two names is two arguments to a translator and to Xcode: the value may be \
      lost or stand in the wrong place.
      """,
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "battery" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Battery: %(level)@" } },
              "fr" : {
                "stringUnit" : { "state" : "translated", "value" : "Batterie : ↓%(niveau)@" }
              },
              "th" : { "stringUnit" : { "state" : "translated", "value" : "แบตเตอรี่ ↓%@" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "%(landmark)@ is in %(park)@" : {
            "localizations" : {
              "ja" : {
                "stringUnit" : { "state" : "translated", "value" : "%1$(landmark)@は↓%2$(公園)@にある" }
              }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "battery" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Battery: %(level)@" } },
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "배터리: %(level)@" } }
            }
          },
          "%(a)@ to %(b)@" : {
            "localizations" : {
              "tr" : { "stringUnit" : { "state" : "translated", "value" : "%(b)@ için %(a)@" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld days" : {
            "localizations" : {
              "el" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@imeres@" },
                "substitutions" : {
                  "imeres" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } }
                      }
                    }
                  }
                }
              }
            }
          },
          "Mood (%)" : {
            "localizations" : {
              "da" : { "stringUnit" : { "state" : "translated", "value" : "Humør (%)" } }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.isToBeTranslated, hasLabel(entry), let reference = FormatReference(entry) else {
      return
    }
    for localization in entry.translations {
      let substitutions = localization.formatSubstitutions
      for leaf in localization.leaves
      where !leaf.format.hasNoPercentSign && !leaf.format.exceedsLimit {
        let signature = FormatSignature(
          leaf.format.resolved(against: reference.isFormatted ? .formatted : .unformatted),
          substitutions: substitutions,
          varying: substitutions.first { $0.name == leaf.substitution })
        compare(signature, with: reference.match(for: leaf), in: leaf, of: entry, report: &report)
      }
    }
  }

  private func hasLabel(_ entry: InspectedEntry) -> Bool {
    entry.entry.key.utf8.contains(UInt8(ascii: "%"))
      && FormatString(parsing: entry.entry.key).specifiers.contains { $0.label != nil }
      || entry.localizations.contains { localization in
        localization.leaves.contains { leaf in
          leaf.format.specifiers.contains { $0.label != nil }
        }
      }
  }

  private func compare(
    _ signature: FormatSignature, with match: FormatMatch, in leaf: InspectedLeaf,
    of entry: InspectedEntry, report: inout RuleReport
  ) {
    let labels = signature.arguments.compactMap(\.label)
    let isReordered =
      !signature.isPositional
      && labels.sorted() == match.signature.arguments.compactMap(\.label).sorted()
    if isReordered { return }
    for argument in signature.arguments where argument.role == .value {
      let expected = match.label(at: argument.position)
      guard argument.label != expected, match.expected(at: argument.position) != nil else {
        continue
      }
      let written = SpecifierSpelling(argument.ranges.first ?? 0..<0, in: leaf.text).text
      let (message, remedy, severity) = Self.verdict(
        on: argument, written: written, expected: expected, in: leaf.language)
      report.add(
        message, remedy: remedy, in: leaf, of: entry, marked: argument.ranges.first,
        severity: severity)
    }
  }

  private static func verdict(
    on argument: FormatArgument, written: String, expected: String?, in language: String
  ) -> (message: String, remedy: String, severity: Severity) {
    let place = "'\(written)' in '\(language)'"
    let subject = "argument \(argument.position)"
    return switch (argument.label, expected) {
    case (let label?, let expected?):
      (
        "\(place) calls \(subject) '\(label)', but the source calls it '\(expected)'",
        "Write '(\(expected))'; only the words around it are to be translated.", .warning
      )
    case (nil, let expected?):
      (
        "\(place) has no label, but the source calls \(subject) '\(expected)'",
        "Write '(\(expected))' after the '%' or the position.", .note
      )
    case (let label, nil):
      (
        "\(place) calls \(subject) '\(label ?? "")', but the source has no label",
        "Label it in the source as well, or delete the label.", .note
      )
    }
  }
}
