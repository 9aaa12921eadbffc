import Endonym
import EndonymTesting
import Foundation
import Testing

/// The matrix of surfaces, languages, clocks and moments.
struct DateMatrixTests {
  @Test("A surface without an hour has its rows once, another by both clocks")
  func rows() throws {
    let noon = try #require(DateInstant.standard.first { $0.name == "noon" })
    let matrix = DateMatrix(intents: SampleIntent.allCases, instants: [noon])
    #expect(
      matrix.rows(in: .english) == [
        GoldenRow(path: ["header", "any clock", "noon"], value: "Wed, Oct 28"),
        GoldenRow(path: ["time", "12h", "noon"], value: "12:00pm"),
        GoldenRow(path: ["time", "24h", "noon"], value: "12:00"),
      ])
    #expect(matrix.sections.map(\.name) == ["en", "de", "zh-Hant"])
  }

  @Test("The standard moments are what their names say")
  func standardInstants() throws {
    #expect(DateInstant.standard.count == 6)
    #expect(DateInstant.week.count == 7)
    #expect(DateInstant.hours.count == 24)
    let skipped = try #require(DateInstant.standard.first { $0.name == "skipped hour" })
    // New York's clocks go from 2:00 to 3:00 on 8 March 2026 (IANA time zone database).
    let transition = try #require(
      skipped.timeZone.nextDaylightSavingTimeTransition(
        after: skipped.date.addingTimeInterval(-86_400)))
    #expect(abs(skipped.date.timeIntervalSince(transition)) <= 3600)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = skipped.timeZone
    #expect(calendar.component(.hour, from: skipped.date) == 3)
  }

  @Test(
    "A wall clock or zone that can't be read gives no instant",
    arguments: [
      ("2026-08-15", "Europe/Berlin"), ("nonsense", "Europe/Berlin"),
      ("2026-08-15 17:39", "Nowhere"),
      ("", ""),
    ])
  func unreadable(wallClock: String, timeZone: String) {
    #expect(DateInstant(name: "x", wallClock: wallClock, timeZone: timeZone) == nil)
  }

  @Test("The toolchain's locale data tell their version")
  func version() {
    #expect(LocaleDataVersion.current.icu.contains("."))
    #expect(LocaleDataVersion(icu: "76.1", cldr: "46").description == "ICU 76.1, CLDR 46")
    #expect(LocaleDataVersion(icu: "system-26.0", cldr: nil).description == "ICU system-26.0")
  }

  @Test("A rulebook's table has a section a classifier, with the deviations' reasons")
  func table() {
    let table = RulebookTable(
      languages: SampleLanguage.allCases.map {
        ($0.identifier, SampleIntent.time.decisions(for: $0))
      })
    #expect(
      table.markdown == """
        ## clockSeparator

        Usual: `:` (en de).

        | language | answer | reason | source |
        |---|---|---|---|
        | zh-Hant | `:` | a reason | a source |

        """)
    #expect(RulebookTable(languages: []).markdown.isEmpty)
  }
}
