import StringCatalog

/// Finds percent signs that a generated symbol takes for an argument.
struct SymbolPercentSignRule: EntryRule {
  static let description = RuleDescription(
    identifier: "symbol-percent-sign",
    family: .symbols,
    title: "A percent sign that becomes a parameter",
    explanation: """
      A manual entry whose source value has a percent sign before what may be read as a specifier: \
      "50% off" is `% o` to Xcode's generator, and the symbol gets a parameter of type `UInt32` \
      that nobody meant; "50%-ig" is `%-i`, for which it has no type at all. Left alone are texts \
      with arguments, whose percent signs are `stray-percent`'s and `format-signature`'s concern, \
      a percent sign at the end or before punctuation, and entries that generate no symbol.
      """,
    consequence: """
      The app doesn't build, or formats the text with an argument and shows a number in the place \
      of the percent sign.
      """,
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "sale" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "50↓% off" } },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "50%オフ" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "rabatt" : {
            "extractionState" : "manual",
            "localizations" : {
              "sv" : { "stringUnit" : { "state" : "translated", "value" : "50↓%-ig rabatt" } }
            }
          }
          """,
        sourceLanguage: "sv"),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "sale" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "50% off" } }
            }
          },
          "full" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "100 %" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "100 % de charge" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "charge" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld%% of %@" } }
            }
          },
          "half" : {
            "extractionState" : "manual",
            "generatesSymbol" : false,
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "50% full" } }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.entry.generatesSwiftSymbol, let source = entry.source else { return }
    let key = FormatString(parsing: entry.entry.key)
    for leaf in source.leaves {
      guard leaf.format.specifiers.contains(where: \.isAmbiguous),
        !leaf.leaf.isCounted, !leaf.format.resolvedAsSource(key: key).isFormatted
      else { continue }
      let ambiguous = leaf.format.specifiers.lazy.filter(\.isAmbiguous)
      for specifier in ambiguous.prefix(FormatLimits.findings) {
        let text = SpecifierSpelling(specifier.range, in: leaf.text).text
        report.add(
          "Xcode's symbol takes '\(text)' for an argument\(Self.type(of: specifier))",
          remedy: """
            Put the percent sign where no letter follows it ('50 percent off', a no-break space \
            U+00A0 behind it), or set 'generatesSymbol' to false.
            """,
          in: leaf, of: entry, marked: specifier.range)
      }
    }
  }

  private static func type(of specifier: FormatSpecifier) -> String {
    do throws(SwiftArgumentType.Absence) {
      return " of type '\(try SwiftArgumentType(specifier).rawValue)'"
    } catch {
      return " without a Swift type"
    }
  }
}
