import Checks
import Testing

@testable import Review

/// Rendered dates against recordings and decisions.
struct DateComparisonTests {
  private func cells() throws -> [DateCell] {
    let content = try SampleContent.content()
    let comparison = DateComparison(
      SampleContent.manifest, goldens: content.goldens, anchors: content.anchors?.rows ?? [])
    #expect(comparison.recording?.folder == "ICU-76.1")
    #expect(comparison.other?.folder == "ICU-75.1")
    return SampleContent.manifest.dates.map(comparison.cell)
  }

  @Test("A row for any clock counts for each, and a full-width bracket is another text")
  func recordings() throws {
    let cells = try cells()
    #expect(cells.map(\.differences) == [0, 1])
    #expect(cells.map(\.drift) == [2, 0])
    #expect(cells[1].texts.map { $0.recorded != nil } == [false, true])
  }

  @Test("An anchor holds, is broken, or stands at a moment that isn't rendered")
  func anchors() throws {
    let cells = try cells()
    #expect(cells[0].anchors.map(\.holds) == [true])
    #expect(cells[1].anchors.map(\.holds) == [false, nil])
  }

  @Test(
    "A recording belongs to the ICU version that it names",
    arguments: [("ICU-76.1", true), ("ICU-76", false), ("ICU-76.10", false)])
  func version(folder: String, isSame: Bool) {
    let recording = GoldenRecording(folder: folder, sections: [])
    #expect(recording.isOf(localeData: "ICU 76.1, CLDR 46") == isSame)
  }
}
