import StringCatalog

/// Finds specifiers for which a generated symbol has no parameter type.
struct UntypedSpecifierRule: EntryRule {
  static let description = RuleDescription(
    identifier: "untyped-specifier",
    family: .format,
    title: "A specifier without a Swift type",
    explanation: """
      A specifier of a source value, a key or a substitution for whose argument Xcode knows no \
      Swift type: `%s`, `%c`, `%p`, `%Lf`, `%*d`, `%-i`. Xcode reports it as an error when it \
      generates the symbols. Checked are the entries that generate one: those that are `manual`, \
      unless `generatesSymbol` is `false`.
      """,
    consequence: "The app doesn't build, or the entry's symbol is missing from it.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "greeting" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello ↓%s, %lld new" } },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "%sさん、%lld件" } }
            }
          },
          "Column ↓%-5d" : {
            "extractionState" : "manual"
          }
          """),
      RuleExample(
        entries: """
          "letters" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@letters@" },
                "substitutions" : {
                  "letters" : {
                    "argNum" : 1,
                    "formatSpecifier" : ↓"c",
                    "variations" : {
                      "plural" : {
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } }
                      }
                    }
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
          "greeting" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %s" } }
            }
          },
          "farewell" : {
            "extractionState" : "manual",
            "generatesSymbol" : false,
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Bye %s" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "forecast" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%(day)@ %02lld, %.1f %%" }
              }
            }
          },
          "sale" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "100 %" } }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.entry.generatesSwiftSymbol, entry.hasSourceSpecifiers else { return }
    let derivation = SymbolDerivation(
      entry.entry.symbolSource(table: catalog.table, sourceLanguage: catalog.sourceLanguage))
    if derivation.errors.isEmpty { return }
    var places = SpecifierPlaces(entry)
    for case .noSwiftType(let specifier, let reason) in derivation.errors
      .prefix(FormatLimits.findings)
    {
      report.add(
        "'\(specifier)' has no Swift type: \(reason.words)", remedy: reason.remedy,
        at: places.next(of: specifier), of: entry, in: catalog)
    }
  }
}

extension SwiftArgumentType.Absence {
  fileprivate var words: String {
    switch self {
    case .type(let type): "it takes \(type.family.absentWords)"
    case .leftJustified: "it has a '-'"
    case .variableAmount: "its width or precision is an argument of its own"
    case .noArgument: "it takes no argument"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .type(.longDouble): "Write '%lf' instead."
    case .type, .noArgument: "Write '%@' instead, and pass a string."
    case .leftJustified:
      "Leave the '-' out; where a percent sign is meant, set 'generatesSymbol' to false."
    case .variableAmount: "Write the number in the place of the '*'."
    }
  }
}

extension ArgumentFamily {
  /// What has no Swift type, for a message.
  fileprivate var absentWords: String { self == .integer ? "a character" : words }
}
