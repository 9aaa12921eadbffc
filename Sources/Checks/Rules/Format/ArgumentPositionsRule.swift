import StringCatalog

/// Finds texts that give some of their arguments a position and others none.
struct ArgumentPositionsRule: EntryRule {
  static let description = RuleDescription(
    identifier: "argument-positions",
    family: .format,
    title: "Arguments with and without positions",
    explanation: """
      A text in which some specifiers have a position (`%1$@`) and others don't (`%@`). Those \
      without are counted from 1 again, so that `%1$@, %@` shows the first argument twice; the \
      results are undefined (IEEE Std 1003.1, `fprintf`). A translation that drops the positions \
      though its source needs them (`%2$@ … %1$@`) is a warning: its arguments change places.

      Left alone are `%arg`, substitutions, `%%`, positions that a translation adds or drops where \
      the order is that of the arguments, and a `%` that may as well be text.
      """,
    consequence: "The app's user reads one value in the place of another, or garbage.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "%@ sent %@" : {
            "localizations" : {
              "he" : { "stringUnit" : { "state" : "translated", "value" : "%1$@: ↓%@" } },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "↓%@が%2$@を送信" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "photo.caption" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "↓%@ von %@" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ by %1$@" } }
            }
          },
          "score" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld of ↓%lld" } }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "%@ sent %@" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ sent %2$@" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "%@ a envoyé %@" } },
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ 보냄: %1$@ 100%%" } }
            }
          },
          "%lld%% of %@" : {
            "localizations" : {
              "es" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld% de %2$@" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld files in %@" : {
            "localizations" : {
              "uk" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@files@ у %2$@" },
                "substitutions" : {
                  "files" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : {
                          "stringUnit" : { "state" : "translated", "value" : "%arg файлу (%2$@)" }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    if entry.entry.key.isEmpty { return }
    for localization in entry.localizations {
      for leaf in localization.leaves {
        let specifiers = leaf.format.specifiers
        if specifiers.count < 2 || leaf.format.exceedsLimit { continue }
        let unpositioned = specifiers.count { $0.isUnpositioned }
        if unpositioned == 0 { continue }
        if specifiers.contains(where: { $0.position != nil }) {
          checkMixture(leaf, of: entry, in: localization, report: &report)
        } else if unpositioned > 1, !localization.isSource, entry.isToBeTranslated {
          checkOrder(leaf, of: entry, report: &report)
        }
      }
    }
  }

  private func checkMixture(
    _ leaf: InspectedLeaf, of entry: InspectedEntry, in localization: InspectedLocalization,
    report: inout RuleReport
  ) {
    let substitutions = localization.formatSubstitutions
    // What may be a percent sign is no reason to doubt the positions.
    let signature = FormatSignature(
      leaf.format.resolved(against: .unformatted), substitutions: substitutions,
      varying: substitutions.first { $0.name == leaf.substitution })
    for case .mixedPositions(let ranges) in signature.problems {
      guard let first = ranges.first else { continue }
      let texts = ranges.prefix(FormatLimits.findings).map {
        "'\(SpecifierSpelling($0, in: leaf.text).text)'"
      }
      report.add(
        """
        \(texts.listed) in '\(leaf.language)' \
        \(ranges.count == 1 ? "has" : "have") no position, but other specifiers of the text do
        """,
        remedy: Self.remedy(for: signature, ranges: ranges, in: leaf), in: leaf, of: entry,
        marked: first)
    }
  }

  /// The positions that the text leaves free, given to the specifiers without one in their order.
  private static func remedy(
    for signature: FormatSignature, ranges: [Range<Int>], in leaf: InspectedLeaf
  ) -> String {
    let positioned = signature.arguments.filter { argument in
      argument.ranges.contains { !ranges.contains($0) }
    }
    let taken = Set(positioned.map(\.position))
    let free = (1...FormatSignature.largestPosition).lazy.filter { !taken.contains($0) }
    let replacements = zip(ranges, free).map { range, position in
      let written = SpecifierSpelling(range, in: leaf.text)
      return "'\(written.positioned(at: position))' for '\(written.text)'"
    }
    return "Give each its argument's position: \(replacements.listed)."
  }

  /// Finds positions that are dropped though the source doesn't keep the arguments' order.
  private func checkOrder(
    _ leaf: InspectedLeaf, of entry: InspectedEntry, report: inout RuleReport
  ) {
    guard let nearest = FormatReference(entry)?.nearestText(to: leaf), !nearest.isKey else {
      return
    }
    let positions = nearest.format.specifiers.compactMap(\.position)
    let signature = FormatSignature(leaf.format.resolved(against: nearest.format))
    guard zip(positions, positions.dropFirst()).contains(where: >), signature.arguments.count > 1,
      signature.arguments.map(\.type?.family) == nearest.signature.arguments.map(\.type?.family),
      let first = signature.arguments.first
    else { return }
    let written = SpecifierSpelling(first.ranges.first ?? 0..<0, in: leaf.text)
    let order = nearest.signature.arguments.count == positions.count ? positions : []
    let specifiers = order.compactMap { position in
      nearest.signature.argument(at: position)?.ranges.first.map {
        "'\(SpecifierSpelling($0, in: nearest.text).text)'"
      }
    }
    report.add(
      """
      '\(leaf.language)' drops the positions, so that '\(written.text)' reads argument 1, where \
      the source begins with argument \(positions.first ?? 1)
      """,
      remedy: specifiers.isEmpty
        ? "Give each specifier its argument's position."
        : "Write the positions, as the source does: \(specifiers.listed).",
      in: leaf, of: entry, marked: first.ranges.first, severity: .warning)
  }
}

extension FormatSpecifier {
  /// Whether the specifier takes the next argument.
  fileprivate var isUnpositioned: Bool { kind == .argument && position == nil && !isAmbiguous }
}
