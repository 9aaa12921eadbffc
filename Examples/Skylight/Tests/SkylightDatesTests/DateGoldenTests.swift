import Endonym
import EndonymTesting
import Foundation
import SkylightDates
import Testing

/// Every surface in every language against what was recorded, and against what a person decided.
struct DateGoldenTests {
  @Test("All surfaces read as recorded")
  func goldens() {
    GoldenTable(directory: Matrix.folder + "/Goldens").expect(Matrix.all.sections)
  }

  @Test("What a person decided still stands")
  func anchors() throws {
    try Anchors(path: Matrix.folder + "/Anchors/dates.tsv").expect(Matrix.all)
  }

  @Test("Every language has an anchor")
  func everyLanguageIsAnchored() throws {
    let anchored = try Anchors(path: Matrix.folder + "/Anchors/dates.tsv").anchors.map(\.language)
    #expect(Set(anchored) == Set(Language.allCases.map(\.identifier)))
  }

  @Test("The rulebook's documentation is what the classifiers say")
  func documentation() {
    let table = RulebookTable(
      languages: Language.allCases.map { ($0.identifier, $0.decisions) })
    let introduction = """
      # Skylight's date rulebook

      What each classifier answers for each language, and why a language deviates. Written by the \
      tests from the classifiers in `Sources/SkylightDates/Classifiers`; change those, not this.

      Sources: paths lie below `dates/calendars/gregorian` and are shortened. "CLDR 46" is what CLDR \
      publishes and the ICU of Swift's Foundation has alike; "ICU 76.1" is what that ICU has, where it \
      differs from CLDR's own. A form of a name that CLDR inherits is quoted where it is written down.


      """
    RecordedDocument(path: Matrix.package + "/Documentation/DateRulebook.md")
      .expect(introduction + table.markdown)
  }

  @Test("The manifest of rendered dates and figures is written for the command line")
  func manifest() throws {
    let path = try AppManifest.write()
    #expect(FileManager.default.fileExists(atPath: path))
  }
}
