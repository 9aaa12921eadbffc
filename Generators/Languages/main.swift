import Foundation
import Resources

// Writes Sources/StringCatalog/Languages/Data from ICU's data; with --check only compares.
exit(
  GeneratedFiles.run(arguments: Array(CommandLine.arguments.dropFirst())) {
    let version = try DataVersion()
    let validity = try Validity()
    let names = try Names(validity)
    let folder = "Sources/StringCatalog/Languages/Data"
    return [
      ("\(folder)/CodeRanges+Validity.swift", validity.file(version)),
      ("\(folder)/SortedLines+Aliases.swift", try Aliases().file(version)),
      ("\(folder)/SortedLines+EnglishNames.swift", names.englishFile(version)),
      ("\(folder)/SortedLines+Endonyms.swift", names.endonymFile(version)),
      ("\(folder)/SortedLines+Countries.swift", names.countryFile(version)),
    ]
  })
