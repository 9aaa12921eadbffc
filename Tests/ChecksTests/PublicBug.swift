import Checks
import Findings
import Testing

/// A bug with String Catalogs that was reported in public, as a catalog that shows it.
struct PublicBug: Sendable, CustomTestStringConvertible {
  /// What the report is about, in the words of the collection.
  var topic: String
  /// The rule that finds it.
  var rule: String
  var severity: Severity
  /// The language of each finding.
  var languages: [String?]
  /// The catalog, with a mark at the place of each finding.
  var example: RuleExample

  var testDescription: String { topic }
}

extension PublicBug {
  /// The reports about what stands in the file.
  static let all: [PublicBug] = arguments + symbols + structure + plurals

  private static let arguments = [
    PublicBug(
      topic: "reordered arguments without positions crash", rule: "format-signature",
      severity: .error, languages: ["zh-Hans"],
      example: RuleExample(
        entries: """
          "%lld%% of its %@ limit used." : {
            "localizations" : {
              "de" : {
                "stringUnit" : { "state" : "translated", "value" : "%lld %% von %@ verbraucht." }
              },
              "ja" : {
                "stringUnit" : { "state" : "translated", "value" : "%2$@のうち%1$lld%%を使用。" }
              },
              "zh-Hans" : {
                "stringUnit" : { "state" : "translated", "value" : "↓%@ 限额已用 %lld%%。" }
              }
            }
          }
          """)),
    PublicBug(
      topic: "a substitution without %arg in its texts loses the argument",
      rule: "substitution-without-argument", severity: .warning, languages: ["en"],
      example: RuleExample(
        entries: """
          "cats" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@cats@" },
                "substitutions" : {
                  "cats" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "A cat" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : ↓"Cats" } }
                      }
                    }
                  }
                }
              }
            }
          }
          """)),
  ]

  private static let symbols = [
    PublicBug(
      topic: "symbols collide", rule: "symbol-collision", severity: .error,
      languages: [nil, nil, nil],
      example: RuleExample(
        entries: """
          "OK" : { "extractionState" : "manual" },
          ↓"Ok" : { "extractionState" : "manual" },
          "glucose" : { "extractionState" : "manual" },
          ↓"Glucose: %@" : { "extractionState" : "manual" },
          "Normal" : { "extractionState" : "manual" },
          ↓"Normal (%@-%@)" : { "extractionState" : "manual" }
          """)),
    PublicBug(
      topic: "keys that make no name", rule: "symbol-not-derivable", severity: .error,
      languages: [nil, nil],
      example: RuleExample(
        entries: """
          ↓"" : { "extractionState" : "manual" },
          ↓"%lld" : { "extractionState" : "manual" },
          "%lld hours" : { "extractionState" : "manual" }
          """)),
    PublicBug(
      topic: "a lone % is taken for an argument", rule: "symbol-percent-sign", severity: .warning,
      languages: ["en"],
      example: RuleExample(
        entries: """
          "sale" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "50↓% off" } }
            }
          }
          """)),
  ]

  private static let structure = [
    PublicBug(
      topic: "every entry is stale where extraction is off", rule: "stale-entry",
      severity: .warning, languages: [nil],
      example: RuleExample(
        entries: """
          ↓"Rain" : { "extractionState" : "stale" },
          "Snow" : { "extractionState" : "stale" },
          "Wind" : { "extractionState" : "stale" }
          """)),
    PublicBug(
      topic: "entries of a static framework are wrongly stale", rule: "stale-entry",
      severity: .warning, languages: [nil, nil],
      example: RuleExample(
        entries: """
          ↓"Rain" : { "extractionState" : "stale" },
          ↓"Snow" : { "extractionState" : "stale" },
          "Wind" : { }
          """)),
    PublicBug(
      topic: "a key twice after a merge", rule: "duplicate-key", severity: .error,
      languages: [nil], example: mergedTwice),
    PublicBug(
      topic: "keys outside 'strings'", rule: "stray-top-level-key", severity: .error,
      languages: [nil],
      example: RuleExample(
        catalog: """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Rain" : { }
            },
            "version" : "1.0",
            ↓"Snow" : {
              "localizations" : {
                "fi" : { "stringUnit" : { "state" : "translated", "value" : "Lumi" } }
              }
            }
          }
          """)),
  ]

  /// An entry that a merge left twice, each with a language of its own.
  static let mergedTwice = RuleExample(
    entries: """
      "Save" : {
        "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
        }
      },
      ↓"Save" : {
        "localizations" : {
          "fr" : { "stringUnit" : { "state" : "translated", "value" : "Enregistrer" } }
        }
      }
      """)

  private static let plurals = [
    PublicBug(
      topic: "Russian plurals missing, the source unvaried too", rule: "plural-needed",
      severity: .warning, languages: ["en"],
      example: RuleExample(
        entries: """
          ↓"%lld days" : {
            "localizations" : {
              "ru" : { "stringUnit" : { "state" : "translated", "value" : "%lld дней" } }
            }
          }
          """)),
    PublicBug(
      topic: "Russian plurals missing", rule: "plural-categories-missing", severity: .error,
      languages: ["ru"],
      example: RuleExample(
        entries: PluralEntry.entry(
          key: "%lld days",
          [
            (
              "en",
              "\"variations\" : \(PluralEntry.plural(["one": "%lld day", "other": "%lld days"]))"
            ),
            ("ru", PluralEntry.unit("↓%lld дней")),
          ]))),
    PublicBug(
      topic: "'other' missing in an exported stringsdict", rule: "plural-other-missing",
      severity: .error, languages: ["pl", "ru", "uk"],
      example: RuleExample(
        entries: PluralEntry.entry(
          key: "%lld files",
          [
            ("pl", withoutOther(["one": "%lld plik", "few": "%lld pliki", "many": "%lld plików"])),
            ("ru", withoutOther(["one": "%lld файл", "few": "%lld файла", "many": "%lld файлов"])),
            ("uk", withoutOther(["one": "%lld файл", "few": "%lld файли", "many": "%lld файлів"])),
          ]))),
  ]

  private static func withoutOther(_ forms: KeyValuePairs<String, String>) -> String {
    let marked = PluralEntry.plural(forms).replacing("\"plural\"", with: "↓\"plural\"")
    return "\"variations\" : \(marked)"
  }
}
