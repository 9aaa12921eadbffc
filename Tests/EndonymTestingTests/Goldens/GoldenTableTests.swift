import Checks
import Foundation
import Testing

@testable import EndonymTesting

/// Goldens that compare, that record, and that notice when they measured nothing.
struct GoldenTableTests {
  static let version = LocaleDataVersion(icu: "76.1", cldr: "46")
  static let sections = [
    GoldenSection(
      name: "en",
      rows: [
        GoldenRow(path: ["time", "12h"], value: "5:39pm"),
        GoldenRow(path: ["time", "24h"], value: "17:39"),
      ]),
    GoldenSection(name: "de", rows: [GoldenRow(path: ["time", "24h"], value: "17:39")]),
  ]

  private func table(
    _ folder: TemporaryFolder, isRecording: Bool = false,
    version: LocaleDataVersion = GoldenTableTests.version
  ) -> GoldenTable {
    GoldenTable(
      directory: folder.path, version: version,
      environment: isRecording ? ["ENDONYM_RECORD": "1"] : [:])
  }

  @Test("A recording fails its run, writes one file a language, and then compares equal")
  func record() throws {
    let folder = try TemporaryFolder()
    try folder.write("a person's", to: "anchors.tsv")
    let problems = table(folder, isRecording: true).problems(with: Self.sections)
    #expect(problems.first?.hasPrefix("recorded 2 files") == true)
    #expect(folder.files == ["ICU-76.1/de.txt", "ICU-76.1/en.txt", "anchors.tsv"])
    #expect(try folder.read("anchors.tsv") == "a person's")
    #expect(table(folder).problems(with: Self.sections).isEmpty)
  }

  @Test("A second recording shows what changed")
  func recordAgain() throws {
    let folder = try TemporaryFolder()
    _ = table(folder, isRecording: true).problems(with: Self.sections)
    var changed = Self.sections
    changed[0].rows[0].value = "5:39\u{202F}PM"
    let problems = table(folder, isRecording: true).problems(with: changed)
    #expect(problems.count == 2)
    #expect(
      problems.last == """
        en: 1 rows differ
          time, 12h: before '5:39pm', recorded '5:39⟨202F⟩PM'
        """)
  }

  @Test("A difference shows old and new side by side, a lost and a new row too")
  func differences() throws {
    let folder = try TemporaryFolder()
    _ = table(folder, isRecording: true).problems(with: Self.sections)
    var changed = Self.sections
    changed[0].rows = [
      GoldenRow(path: ["time", "12h"], value: "5:39PM"),
      GoldenRow(path: ["date", "any clock"], value: "Aug 15"),
    ]
    #expect(
      table(folder).problems(with: changed) == [
        """
        en: 3 rows differ
          time, 12h: recorded '5:39pm', rendered '5:39PM'
          date, any clock: recorded nothing, rendered 'Aug 15'
          time, 24h: recorded '17:39', rendered nothing
        """
      ])
  }

  @Test("Texts that only look alike differ")
  func lookAlikes() throws {
    let folder = try TemporaryFolder()
    func section(_ value: String) -> [GoldenSection] {
      [GoldenSection(name: "fr", rows: [GoldenRow(path: ["month"], value: value)])]
    }
    _ = table(folder, isRecording: true).problems(with: section("ao\u{FB}t"))
    #expect(table(folder).problems(with: section("aou\u{302}t")).count == 1)
  }

  @Test("Nothing rendered, no goldens, a lost file and a stray one each fail")
  func unmeasured() throws {
    let folder = try TemporaryFolder()
    #expect(table(folder).problems(with: []) == ["nothing was rendered: no sections to compare"])
    let empty = [GoldenSection(name: "en", rows: [])]
    #expect(
      table(folder).problems(with: empty) == ["nothing was rendered for 'en': no rows to compare"])
    #expect(table(folder).problems(with: Self.sections).first?.contains("no goldens") == true)
    _ = table(folder, isRecording: true).problems(with: Self.sections)
    try FileManager.default.removeItem(atPath: folder.path + "/ICU-76.1/de.txt")
    try folder.write("", to: "ICU-76.1/xx.txt")
    let problems = table(folder).problems(with: Self.sections)
    #expect(problems.count == 2)
    #expect(problems[0].contains("de.txt"))
    #expect(problems[1].contains("xx.txt belongs to no language"))
  }

  @Test("Another version of the locale data prints its drift as a table")
  func drift() throws {
    let folder = try TemporaryFolder()
    _ = table(folder, isRecording: true).problems(with: Self.sections)
    var newer = Self.sections
    newer[0].rows[0].value = "5:39 pm"
    newer.append(GoldenSection(name: "th", rows: [GoldenRow(path: ["time"], value: "17:39")]))
    let table = table(folder, version: LocaleDataVersion(icu: "77.1", cldr: "47"))
    let problems = table.problems(with: newer)
    #expect(problems.count == 1)
    #expect(
      table.drift(of: newer) == """
        language\tpath\tICU 76.1, CLDR 46\tICU 77.1, CLDR 47
        en\ttime, 12h\t5:39pm\t5:39 pm
        th\tnot recorded there
        """)
    #expect(problems[0].contains("en\ttime, 12h\t5:39pm\t5:39 pm"))
    #expect(table.drift(of: Self.sections) == "nothing differs from ICU 76.1, CLDR 46")
    let alone = try TemporaryFolder()
    #expect(self.table(alone).drift(of: newer) == "no other version is recorded")
  }

  @Test("A problem is an issue of the test that expects it")
  func issue() throws {
    let folder = try TemporaryFolder()
    withKnownIssue { table(folder).expect([]) }
  }
}
