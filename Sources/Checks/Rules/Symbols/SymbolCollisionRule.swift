import Findings
import StringCatalog

/// Finds entries whose generated symbols get in one another's way.
struct SymbolCollisionRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "symbol-collision",
    family: .symbols,
    title: "Two keys that make one symbol",
    explanation: """
      Manual entries of one table whose keys make the same symbol, since punctuation, spaces and \
      the case of the first letter don't count: "OK" and "Ok", "Reconnect" and "Reconnect…". Xcode \
      stops with "This string key would generate the same symbol as …", also where one has \
      arguments and the other none ("glucose" and "Glucose: %@"). A warning where only the \
      arguments' labels, or the case of a letter inside, keep two names apart. The finding stands \
      at the later key and names the first. Left alone are entries that generate no symbol.
      """,
    consequence: "The app doesn't build, or a screen shows the one text in the place of the other.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "OK" : {
            "extractionState" : "manual"
          },
          ↓"Ok" : {
            "extractionState" : "manual"
          },
          "glucose" : {
            "extractionState" : "manual"
          },
          ↓"Glucose: %@" : {
            "extractionState" : "manual"
          },
          "Normal" : {
            "extractionState" : "manual"
          },
          ↓"Normal (%@-%@)" : {
            "extractionState" : "manual"
          }
          """),
      RuleExample(
        entries: """
          "open.YouTube" : {
            "extractionState" : "manual"
          },
          ↓"open.Youtube" : {
            "extractionState" : "manual"
          },
          "天気" : {
            "extractionState" : "manual"
          },
          ↓"天気？" : {
            "extractionState" : "manual"
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "OK" : {

          },
          "Ok" : {
            "extractionState" : "manual"
          },
          "ok" : {
            "extractionState" : "manual",
            "generatesSymbol" : false
          },
          "ok!" : {
            "extractionState" : "stale"
          }
          """),
      RuleExample(
        entries: """
          "settings.title" : {
            "extractionState" : "manual"
          },
          "settings" : {
            "extractionState" : "manual"
          },
          "été" : {
            "extractionState" : "manual"
          },
          "ete" : {
            "extractionState" : "manual"
          }
          """),
    ])

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    var signatures: [SymbolSignature] = []
    var entries: [CatalogEntry] = []
    for entry in catalog.catalog.entries where entry.generatesSwiftSymbol {
      let source = entry.symbolSource(
        table: catalog.table, sourceLanguage: catalog.sourceLanguage)
      guard let signature = SymbolDerivation(source).signature else { continue }
      signatures.append(signature)
      entries.append(entry)
    }
    for collision in SymbolCollision.find(in: signatures) {
      guard let first = collision.indices.first else { continue }
      // The same key twice is a duplicate key.
      for index in collision.indices.dropFirst()
      where !entries[index].key.utf8.elementsEqual(entries[first].key.utf8) {
        let line = catalog.location(of: entries[first].keyRange.lowerBound).line
        let other = "\(QuotedText.quoted(entries[first].key)) in line \(line)"
        let (message, severity) = Self.verdict(
          collision.kind, on: signatures[index], first: signatures[first], other: other)
        report.add(
          "\(QuotedText.quoted(entries[index].key)) \(message)",
          remedy: "Rename one of the two keys, or set 'generatesSymbol' to false in one entry.",
          at: entries[index].keyRange, entry: entries[index].key, severity: severity)
      }
    }
  }

  private static func verdict(
    _ kind: SymbolCollision.Kind, on symbol: SymbolSignature, first: SymbolSignature,
    other: String
  ) -> (message: String, severity: Severity) {
    let name = QuotedText.quoted(symbol.description)
    return switch kind {
    case .sameSymbol:
      ("makes the same symbol as \(other): \(name)", .error)
    case .sameName where symbol.parameters.isEmpty != first.parameters.isEmpty:
      (
        "makes the symbol name of \(other): \(name) beside \(QuotedText.quoted(first.description))",
        .error
      )
    case .sameName:
      ("makes a symbol that only its labels tell from that of \(other): \(name)", .warning)
    case .sameIgnoringCase:
      ("makes a symbol that only case tells from that of \(other): \(name)", .warning)
    }
  }
}
