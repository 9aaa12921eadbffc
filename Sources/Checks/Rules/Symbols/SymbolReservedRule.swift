import StringCatalog

/// Finds entries whose symbol would have a name that Swift keeps for itself.
struct SymbolReservedRule: EntryRule, CatalogRule {
  static let description = RuleDescription(
    identifier: "symbol-reserved",
    family: .symbols,
    title: "A symbol with a reserved name",
    explanation: """
      A manual entry whose key makes the symbol name `type`, `self`, `protocol` or `init`, in \
      whatever case: Xcode stops with an error, as the name is too close to a reserved keyword. \
      These words keep their meaning after a dot (SE-0071), so backticks don't help. Other \
      keywords are left alone, since the generated code puts them in backticks, and so are entries \
      that generate no symbol.
      """,
    consequence: "The app doesn't build, or the entry's symbol is missing from it.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          ↓"Type" : {
            "extractionState" : "manual",
            "localizations" : {
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "種類" } }
            }
          }
          """),
      RuleExample(
        entries: """
          ↓"Type: %@" : {
            "extractionState" : "manual"
          },
          ↓"self" : {
            "extractionState" : "manual",
            "localizations" : {
              "ar" : { "stringUnit" : { "state" : "translated", "value" : "ذاتي" } }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Types" : {
            "extractionState" : "manual"
          },
          "Continue" : {
            "extractionState" : "manual"
          },
          "default" : {
            "extractionState" : "manual"
          }
          """),
      RuleExample(
        entries: """
          "Type" : {

          },
          "Self" : {
            "extractionState" : "manual",
            "generatesSymbol" : false
          },
          "Protocol" : {
            "extractionState" : "stale"
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.entry.generatesSwiftSymbol else { return }
    do throws(SymbolError) {
      _ = try SymbolName(key: entry.entry.key)
    } catch {
      guard case .reserved(let name) = error else { return }
      report.add(
        """
        the key \(QuotedText.quoted(entry.entry.key)) makes the symbol name '\(name)', which Swift \
        keeps for itself
        """,
        remedy: """
          Rename the key, such as to '\(name).label', or set 'generatesSymbol' to false.
          """,
        at: entry.entry.keyRange, entry: entry.entry.key)
    }
  }

  /// Reports a table whose name is that of a metatype.
  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    guard case .reserved(let name) = catalog.tableNameError else { return }
    report.add(
      "no Swift type may have the name of the table, '\(name)', as its symbols need one",
      remedy: "Rename the file.", at: catalog.catalog.stringsRange)
  }
}
