import Checks
import Testing

@testable import EndonymTesting

/// The form of a golden file, which a person reads and a diff shows.
struct GoldenFileTests {
  static let version = LocaleDataVersion(icu: "76.1", cldr: "46")
  static let rows = [
    GoldenRow(path: ["header", "any clock", "noon"], value: "Sat, Aug 15"),
    GoldenRow(path: ["time", "12h", "noon"], value: "12:00\u{202F}PM"),
    GoldenRow(path: ["time", "24h", "noon"], value: "12:00"),
  ]

  @Test("A file has a stamp, a block a surface, and shows what can't be seen")
  func text() {
    #expect(
      GoldenFile(version: Self.version, rows: Self.rows).text == """
        # Recorded with ENDONYM_RECORD=1; what a person has decided stands in the anchors.
        # Locale data: ICU 76.1, CLDR 46

        header
          any clock, noon : Sat, Aug 15

        time
          12h, noon       : 12:00⟨202F⟩PM
          24h, noon       : 12:00

        """)
  }

  @Test("What was written is read back")
  func roundTrip() throws {
    let file = GoldenFile(version: Self.version, rows: Self.rows)
    #expect(try GoldenFile(parsing: file.text) == file)
  }

  @Test(
    "Texts that look like the file's own marks survive",
    arguments: [
      "a : b", "", " leading", "trailing ", "⟨202F⟩", "line\nbreak", "# note", "\u{200F}‏\u{202E}",
      "e\u{301}", "👩‍👩‍👧",
    ])
  func hostileValues(value: String) throws {
    let rows = [GoldenRow(path: ["surface", "12h"], value: value)]
    let read = try GoldenFile(parsing: GoldenFile(version: Self.version, rows: rows).text)
    #expect(read.rows.map { Array($0.value.utf8) } == [Array(value.utf8)])
  }

  @Test(
    "A broken file is refused by its line",
    arguments: [
      ("# Locale data: ICU 76.1\nheader\n  no separator", 3), ("header\n  a : b", 1),
      ("# Locale data: ICU 76.1\n  a : b", 2),
    ])
  func broken(text: String, line: Int) {
    let error = #expect(throws: GoldenFileError.self) { try GoldenFile(parsing: text) }
    #expect(error?.line == line)
    #expect(error?.description.contains("record the file anew") == true)
  }
}
