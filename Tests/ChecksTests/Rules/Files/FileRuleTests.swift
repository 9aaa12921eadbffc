import Findings
import StringCatalog
import Testing

@testable import Checks

/// What the rules about files say; Xcode's build rules are the source (a catalog and a table of its
/// name, a catalog in an `.lproj` other than `mul.lproj`).
struct FileRuleTests {
  @Test(
    "A file's folder and table are told",
    arguments: [
      ("App/de.lproj/Main.strings", "App", "de", "Main"), ("Main.strings", "", nil, "Main"),
      ("./Main.xcstrings", "", nil, "Main"), ("de.lproj/Main.strings", "", "de", "Main"),
      ("./App/Main", "App", nil, "Main"), ("/a/b/mul.lproj/M.x.strings", "/a/b", "mul", "M.x"),
    ])
  func folder(_ path: String, _ folder: String, _ localization: String?, _ table: String) {
    let place = TableFolder(ofFile: path)
    #expect(place.path == folder)
    #expect(place.localization.map(String.init) == localization)
    #expect(place.table == table)
  }

  @Test("A legacy table names the catalog")
  func legacyTable() throws {
    let finding = try #require(
      try findings(
        of: LegacyTableRule(), catalogAt: "./Localizable.xcstrings",
        ProjectFiles(legacyTables: ["fr.lproj/Localizable.strings"])
      ).first)
    #expect(
      finding.message
        == "the table 'Localizable' has a String Catalog as well, './Localizable.xcstrings'")
    #expect(finding.location.path == "fr.lproj/Localizable.strings")
    #expect(finding.severity == .error)
  }

  @Test("A misplaced catalog names the folder")
  func misplacedCatalog() throws {
    let finding = try #require(
      try findings(
        of: MisplacedCatalogRule(), catalogAt: "App/zh-Hant.lproj/Localizable.xcstrings"
      ).first)
    #expect(finding.message == "the catalog lies in 'zh-Hant.lproj', the folder of one language")
    #expect(finding.severity == .error)
  }

  @Test("Checked-in symbols name the catalog that they come from")
  func symbols() throws {
    let files = ProjectFiles(generatedSymbols: [
      "A/GeneratedStringSymbols_Localizable.swift", "A/GeneratedStringSymbols_Other.swift",
    ])
    let findings = try findings(
      of: CheckedInSymbolsRule(), catalogAt: "App/Localizable.xcstrings", files)
    #expect(
      findings.map(\.message) == [
        "the symbols of the table 'Localizable' are kept with the sources",
        "the symbols of the table 'Other' are kept with the sources",
      ])
    #expect(findings.first?.remedy.contains("'App/Localizable.xcstrings'") == true)
    #expect(findings.last?.remedy.contains("'Other.xcstrings'") == true)
  }

  private func findings(
    of rule: any Rule, catalogAt path: String, _ files: ProjectFiles = ProjectFiles()
  ) throws -> [Finding] {
    var options = CheckOptions()
    options.onlyRules = [rule.description.identifier]
    let json = #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#
    let catalog = InspectedCatalog(
      try Catalog(parsing: Array(json.utf8)), path: path, options: options)
    return CatalogChecker(rules: [rule], options: options).findings(
      in: InspectedProject(catalogs: [catalog], files: files))
  }
}
