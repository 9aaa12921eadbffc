import Findings

/// Finds `.strings` and `.stringsdict` files of a table that has a catalog.
struct LegacyTableRule: ProjectRule {
  static let description = RuleDescription(
    identifier: "legacy-table",
    family: .files,
    title: "A .strings or .stringsdict file of a table that has a catalog",
    explanation: """
      A catalog compiles to a `.strings` and a `.stringsdict` file in every language's `.lproj` \
      folder. Where such a file exists already, in the catalog's own folder or in a `.lproj` folder \
      beside it, two files claim one place in the app, and Xcode refuses to build the target. \
      Tables of other names, and tables in other folders, which may belong to other targets, are \
      left alone.
      """,
    consequence: "The app doesn't build, or a user reads one table's old texts for the other's.",
    severity: .error,
    triggering: [
      .files(legacyTables: ["↓App/de.lproj/Localizable.strings"]),
      .files(legacyTables: [
        "↓App/Localizable.strings", "↓App/Localizable.stringsdict",
        "↓App/zh-Hant.lproj/Localizable.strings", "App/zh-Hant.lproj/InfoPlist.strings",
      ]),
      .files(
        catalog: "App/mul.lproj/Main.xcstrings", legacyTables: ["↓App/ja.lproj/Main.strings"]),
    ],
    nonTriggering: [
      .files(legacyTables: [
        "App/de.lproj/InfoPlist.strings", "Widget/de.lproj/Localizable.strings",
      ]),
      .files(legacyTables: ["App/Help/Localizable.strings", "Localizable.strings"]),
    ])

  func check(_ project: InspectedProject, report: inout RuleReport) {
    let legacy = project.files.legacyTables.map { ($0, TableFolder(ofFile: $0)) }
    guard !legacy.isEmpty else { return }
    for catalog in project.catalogs {
      let folder = TableFolder(ofFile: catalog.path)
      for (path, other) in legacy where other.path == folder.path && other.table == folder.table {
        report.add(
          "the table '\(folder.table)' has a String Catalog as well, '\(catalog.path)'",
          remedy: "Move what is left in this file to the catalog, and delete the file.",
          inFile: path)
      }
    }
  }
}
