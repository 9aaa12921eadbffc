import Foundation
import Resources

// Writes Sources/PluralRules/Data from ICU's `plurals` bundle; with --check only compares.
exit(
  GeneratedFiles.run(arguments: Array(CommandLine.arguments.dropFirst())) {
    let version = try DataVersion()
    let bundle = try ResourceNode.bundle(named: "plurals")
    let cardinal = try RuleFile(kind: "cardinal", languagesKey: "locales", bundle: bundle)
    let ordinal = try RuleFile(kind: "ordinal", languagesKey: "locales_ordinals", bundle: bundle)
    let versions =
      version.header(generator: "PluralRules") + """
        extension PluralRules {
          /// The version of CLDR that the rules come from.
          public static let cldrVersion = "\(version.cldr)"
          /// The version of ICU whose data the rules were read from.
          public static let icuVersion = "\(version.icu)"
        }

        """
    let folder = "Sources/PluralRules/Data"
    return [
      ("\(folder)/CardinalRules.swift", cardinal.text(version)),
      ("\(folder)/OrdinalRules.swift", ordinal.text(version)),
      ("\(folder)/PluralRules+Version.swift", versions),
    ]
  })
