import StringCatalog

/// Finds texts beside variations, and variations beside variations.
struct ConflictingContentRule: EntryRule {
  static let description = RuleDescription(
    identifier: "conflicting-content",
    family: .structure,
    title: "A text and variations side by side",
    explanation: """
      A `stringUnit` beside `variations`, two axes such as `plural` and `device` in one \
      `variations`, or a `stringSet` beside either, at any level. Xcode's editor and its XLIFF \
      export know only one of them and lose the other. Axes within one another (a `device` branch \
      that holds `plural`) are fine, and so is a `stringUnit` beside `substitutions`.
      """,
    consequence: "One of the two is lost in the next export or save, and the app shows the other.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "%lld days" : {
            "localizations" : {
              "ru" : {
                "stringUnit" : ↓{ "state" : "translated", "value" : "%lld дней" },
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld день" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "Tap %lld items" : {
            "localizations" : {
              "zh-Hant" : {
                "variations" : {
                  "device" : {
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "點 %lld 項" } }
                  },
                  ↓"plural" : {
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "點 %lld 個" } }
                  }
                }
              }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Tap %lld items" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "device" : {
                    "mac" : {
                      "variations" : {
                        "plural" : {
                          "other" : {
                            "stringUnit" : { "state" : "translated", "value" : "Click %lld items" }
                          }
                        }
                      }
                    },
                    "other" : {
                      "stringUnit" : { "state" : "translated", "value" : "Tap %lld items" }
                    }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld days" : {
            "localizations" : {
              "hi" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
                "substitutions" : {
                  "days" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg दिन" } }
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
    for index in entry.localizations.indices where !entry.localizations[index].isPlain {
      let localization = entry.localizations[index]
      guard hasConflict(localization.localization.content) else { continue }
      check(
        localization.localization.content, at: [], of: entry, language: localization.language,
        report: &report)
    }
  }

  /// Whether there is a conflict at any level: quick, since there hardly ever is one.
  private func hasConflict(_ content: LocalizedContent) -> Bool {
    let texts = (content.stringUnit == nil ? 0 : 1) + (content.stringSet == nil ? 0 : 1)
    if texts + content.variations.count > 1 { return true }
    return content.variations.contains { axis in
      axis.branches.contains { hasConflict($0.content) }
    } || content.substitutions.contains { hasConflict($0.content) }
  }

  private func check(
    _ content: LocalizedContent, at path: [String], of entry: InspectedEntry, language: String,
    report: inout RuleReport
  ) {
    for conflict in Self.conflicts(in: content) {
      report.add(
        conflict.message, remedy: conflict.remedy, at: conflict.range, entry: entry.entry.key,
        language: language, variation: path.isEmpty ? nil : path.joined(separator: "."))
    }
    for axis in content.variations {
      for branch in axis.branches {
        check(
          branch.content, at: path + ["\(axis.name).\(branch.name)"], of: entry,
          language: language, report: &report)
      }
    }
    for substitution in content.substitutions {
      check(
        substitution.content, at: path + ["substitutions.\(substitution.name)"], of: entry,
        language: language, report: &report)
    }
  }

  private static func conflicts(
    in content: LocalizedContent
  ) -> [(message: String, remedy: String, range: ByteRange)] {
    var conflicts: [(message: String, remedy: String, range: ByteRange)] = []
    if let first = content.variations.first {
      if let unit = content.stringUnit {
        conflicts.append(
          (
            "a text ('stringUnit') stands beside 'variations'",
            "Delete the 'stringUnit', or move its text into the '\(first.name)' variation.",
            unit.range
          ))
      }
      for axis in content.variations.dropFirst() {
        conflicts.append(
          (
            "the text varies by '\(first.name)' and '\(axis.name)' side by side",
            """
            Put the '\(axis.name)' variations into the branches of '\(first.name)', or delete one of \
            the two.
            """,
            axis.nameRange
          ))
      }
    }
    if let set = content.stringSet, content.stringUnit != nil || !content.variations.isEmpty {
      let other = content.stringUnit == nil ? "'variations'" : "a 'stringUnit'"
      conflicts.append(
        (
          "a 'stringSet' stands beside \(other)",
          "Keep the 'stringSet' for an App Shortcut's phrases, and else delete it.", set.range
        ))
    }
    return conflicts
  }
}
