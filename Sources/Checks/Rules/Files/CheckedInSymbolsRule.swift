import Findings

/// Finds generated symbols that are kept with the sources.
struct CheckedInSymbolsRule: ProjectRule {
  static let description = RuleDescription(
    identifier: "checked-in-symbols",
    family: .files,
    title: "Generated symbols kept with the sources",
    explanation: """
      `GeneratedStringSymbols_<Table>.swift` is written anew from the catalog by every build. A \
      copy among the sources is compiled as well: at best every symbol is declared twice and the \
      build fails; at worst, where generation is off, the copy stays as it was while the catalog \
      moves on. A file of another name, such as one that a tool of the project's own writes, is \
      left alone.
      """,
    consequence: "The app doesn't build, or it looks up keys that its catalog no longer has.",
    severity: .warning,
    triggering: [
      .files(generatedSymbols: ["↓App/GeneratedStringSymbols_Localizable.swift"]),
      .files(
        catalog: "App/InfoPlist.xcstrings",
        generatedSymbols: [
          "↓App/Generated/GeneratedStringSymbols_InfoPlist.swift",
          "↓Old/GeneratedStringSymbols_Table With Spaces.swift",
        ]),
    ],
    nonTriggering: [
      .files(),
      .files(generatedSymbols: ["App/GeneratedStringSymbols.md", "App/Symbols.swift"]),
    ])

  private static let prefix = "GeneratedStringSymbols_"

  func check(_ project: InspectedProject, report: inout RuleReport) {
    for path in project.files.generatedSymbols {
      let name = path.split(separator: "/").last ?? path[...]
      guard name.hasPrefix(Self.prefix), name.hasSuffix(".swift") else { continue }
      let table = name.dropFirst(Self.prefix.count).dropLast(".swift".count)
      let catalog = project.catalogs.first { $0.table == table }
      report.add(
        "the symbols of the table '\(table)' are kept with the sources",
        remedy: """
          Delete the file and list it in '.gitignore'; the build generates it from \
          '\(catalog?.path ?? "\(table).xcstrings")'.
          """,
        inFile: path)
    }
  }
}
