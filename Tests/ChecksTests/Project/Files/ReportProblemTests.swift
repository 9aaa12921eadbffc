import Checks
import Findings
import StringCatalog
import Testing

@Suite struct ReportProblemTests {
  @Test func errorsKeepTheirPlaces() {
    let file = FileError(
      path: "/x/a", position: TextPosition(line: 3, column: 4), message: "m", remedy: "R.")
    let expected = ReportProblem(
      location: SourceLocation(path: "a", line: 3, column: 4), message: "m", remedy: "R.")
    #expect(ReportProblem(file, shownAs: "a") == expected)
    let catalog = CatalogError(
      position: TextPosition(line: 3, column: 4), message: "m", remedy: "R.")
    #expect(ReportProblem(catalog, shownAs: "a") == expected)
  }
}
