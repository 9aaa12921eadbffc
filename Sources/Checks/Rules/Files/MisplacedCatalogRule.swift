import Findings

/// Finds catalogs that lie in one language's folder.
struct MisplacedCatalogRule: ProjectRule {
  static let description = RuleDescription(
    identifier: "misplaced-catalog",
    family: .files,
    title: "A catalog in the folder of one language",
    explanation: """
      A catalog holds every language, so Xcode refuses to build one that lies in the `.lproj` \
      folder of a single one. `mul.lproj`, the folder of multiple languages, is the place of \
      catalogs that belong to a storyboard or XIB.
      """,
    consequence: "The app doesn't build, or its texts appear in one language only.",
    severity: .error,
    triggering: [
      .files(catalog: "↓App/en.lproj/Localizable.xcstrings"),
      .files(catalog: "↓App/Base.lproj/Main.xcstrings"),
    ],
    nonTriggering: [
      .files(),
      .files(catalog: "App/mul.lproj/Main.xcstrings"),
      .files(catalog: "en.lproj/Resources/Localizable.xcstrings"),
    ])

  func check(_ project: InspectedProject, report: inout RuleReport) {
    for catalog in project.catalogs {
      let folder = TableFolder(ofFile: catalog.path)
      guard let localization = folder.localization, localization != "mul" else { continue }
      report.add(
        "the catalog lies in '\(localization).lproj', the folder of one language",
        remedy: """
          Move it out of the folder; to 'mul.lproj' where it belongs to a storyboard or XIB.
          """,
        inFile: catalog.path)
    }
  }
}
