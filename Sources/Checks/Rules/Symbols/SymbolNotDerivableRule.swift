import StringCatalog

/// Finds entries that are to have a generated symbol, but make none.
struct SymbolNotDerivableRule: EntryRule, CatalogRule {
  static let description = RuleDescription(
    identifier: "symbol-not-derivable",
    family: .symbols,
    title: "A key from which no symbol can be made",
    explanation: """
      A manual entry whose key has no word once the specifiers are taken away (`%lld`, `%@ → %@`, \
      an emoji, nothing at all), or one that begins with `$`: Xcode stops with "Unable to derive a \
      symbol name from this key." The same goes for a label that is no name, or that two arguments \
      share, and for a table whose file name is no Swift name. Left alone are entries that \
      generate no symbol: automatic ones, and those with `generatesSymbol : false`.
      """,
    consequence: "The app doesn't build, or the entry's symbol is missing from it.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          ↓"" : {
            "extractionState" : "manual"
          },
          ↓"%lld%%" : {
            "extractionState" : "manual",
            "localizations" : {
              "tr" : { "stringUnit" : { "state" : "translated", "value" : "%%%lld" } }
            }
          },
          ↓"🚀" : {
            "extractionState" : "manual",
            "generatesSymbol" : true
          }
          """),
      RuleExample(
        entries: """
          "trip" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "%(city)@ – ↓%(city)@" } }
            }
          },
          "mood" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "↓%(…)@" } }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "" : {

          },
          "%lld%%" : {

          },
          "%@ → %@" : {
            "extractionState" : "manual",
            "generatesSymbol" : false
          },
          "…" : {
            "extractionState" : "stale"
          }
          """),
      RuleExample(
        entries: """
          "天気" : {
            "extractionState" : "manual"
          },
          "2 hours" : {
            "extractionState" : "manual"
          },
          "%(landmark)@ is in %(park)@" : {
            "extractionState" : "manual"
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.entry.generatesSwiftSymbol else { return }
    do throws(SymbolError) {
      _ = try SymbolName(key: entry.entry.key)
    } catch {
      reportName(error, of: entry, report: &report)
    }
    guard entry.hasSourceSpecifiers else { return }
    let derivation = SymbolDerivation(
      entry.entry.symbolSource(table: catalog.table, sourceLanguage: catalog.sourceLanguage))
    if derivation.errors.isEmpty { return }
    var places = SpecifierPlaces(entry)
    for error in derivation.errors.prefix(FormatLimits.findings) {
      let fault: (message: String, remedy: String)
      let place: SpecifierPlaces.Place?
      switch error {
      case .invalidLabel(let label):
        fault = (
          "the label '\(label)' makes no Swift name", "Write a label of letters, such as 'name'."
        )
        place = places.next(withLabel: label)
      case .duplicateLabel(let label):
        fault = (
          "two arguments have the label '\(label)'", "Give each argument a label of its own."
        )
        _ = places.next(withLabel: label)
        place = places.next(withLabel: label)
      default: continue
      }
      report.add(fault.message, remedy: fault.remedy, at: place, of: entry, in: catalog)
    }
  }

  private func reportName(
    _ error: SymbolError, of entry: InspectedEntry, report: inout RuleReport
  ) {
    let key = entry.entry.key
    switch error {
    case .noWords:
      report.add(
        "the key \(QuotedText.quoted(key)) has no word to make a symbol's name from",
        remedy: "Name the key in words, or set 'generatesSymbol' to false.",
        at: entry.entry.keyRange, entry: key)
    case .invalidIdentifier(let name):
      report.add(
        "the key makes the symbol name \(QuotedText.quoted(name)), which Swift doesn't take",
        remedy: "Begin the key with a letter, or set 'generatesSymbol' to false.",
        at: entry.entry.keyRange, entry: key)
    default: return
    }
  }

  /// Reports a table whose name can't be the name of the enumeration that holds its symbols.
  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    guard case .invalidIdentifier = catalog.tableNameError else { return }
    report.add(
      "the table's name '\(catalog.table)' can't be a Swift type's, as its symbols need one",
      remedy: "Rename the file so that it begins with a letter.", at: catalog.catalog.stringsRange)
  }
}

extension InspectedCatalog {
  /// Why the table's name can't be the name of a type; nil where it can, or where no entry has a
  /// symbol.
  var tableNameError: SymbolError? {
    guard catalog.entries.contains(where: \.generatesSwiftSymbol) else { return nil }
    do throws(SymbolError) {
      _ = try SymbolName(key: "name", table: table)
      return nil
    } catch {
      return error
    }
  }
}
