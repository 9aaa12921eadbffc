import Findings
import PluralRules
import StringCatalog

/// Finds variations by something that no text can vary by.
struct UnknownVariationRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "unknown-variation",
    family: .structure,
    title: "An unknown variation, or an unknown branch of one",
    explanation: """
      A text varies by `plural`, `device` or `width`. The branches of `plural` are CLDR's categories \
      zero, one, two, few, many, other (UTS 35, part 3); those of `device` are iphone, ipad, ipod, \
      mac, appletv, applewatch, applevision, other. A category outside CLDR's is an error, since no \
      number ever selects it; an unknown axis or device may be a newer Xcode's and is a warning. \
      Whether a language uses a category is another rule's matter.
      """,
    consequence: "No device and no number selects the branch, so its text is never shown.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "%lld days" : {
            "localizations" : {
              "uk" : {
                "variations" : {
                  "plural" : {
                    ↓"One" : { "stringUnit" : { "state" : "translated", "value" : "%lld день" } },
                    ↓"some" : { "stringUnit" : { "state" : "translated", "value" : "%lld дні" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "Tap" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "device" : {
                    ↓"iPhone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "Click" } }
                  }
                }
              },
              "pl" : {
                "variations" : {
                  ↓"gender" : {
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "Stuknij" } }
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
          "%lld days" : {
            "localizations" : {
              "ja" : {
                "variations" : {
                  "plural" : {
                    "zero" : { "stringUnit" : { "state" : "translated", "value" : "なし" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld日" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "Tap" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "device" : {
                    "applevision" : { "stringUnit" : { "state" : "translated", "value" : "Tippen" } },
                    "other" : {
                      "variations" : {
                        "width" : {
                          "20" : { "stringUnit" : { "state" : "translated", "value" : "Klick" } }
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

  private static let axes = VariationAxis.Kind.allCases.map(\.rawValue)
  private static let categories = PluralCategory.allCases.map(\.rawValue)
  private static let devices = Device.allCases.map(\.rawValue)

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    for issue in catalog.catalog.issues {
      switch issue.kind {
      case .unknownVariation(let name):
        add(
          "a text can't vary by '\(name)'", name, among: Self.axes, severity: .warning, at: issue,
          report: &report)
      case .unknownPluralCategory(let name):
        add(
          "'\(name)' is no plural category", name, among: Self.categories, severity: .error,
          at: issue, report: &report)
      case .unknownDevice(let name):
        add(
          "'\(name)' is no device that a text can vary by", name, among: Self.devices,
          severity: .warning, at: issue, report: &report)
      default: continue
      }
    }
  }

  private func add(
    _ message: String, _ name: String, among known: [String], severity: Severity,
    at issue: CatalogIssue, report: inout RuleReport
  ) {
    let choices = known.map { "'\($0)'" }.joined(separator: ", ")
    report.add(
      message,
      remedy: NearestName.suggestion(for: name, among: known).map { "Write '\($0)'." }
        ?? "Write one of \(choices).",
      at: issue.range, entry: issue.entry, language: issue.language, severity: severity)
  }
}
