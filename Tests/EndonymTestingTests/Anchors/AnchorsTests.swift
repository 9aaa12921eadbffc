import EndonymTesting
import Foundation
import Testing

/// What a person decided, against what is rendered; the texts are CLDR 46's.
struct AnchorsTests {
  static let matrix = DateMatrix(intents: SampleIntent.allCases)

  private func anchors(_ rows: String) throws -> Anchors {
    let folder = try TemporaryFolder()
    try folder.write(rows, to: "anchors.tsv")
    return try Anchors(path: folder.path + "/anchors.tsv")
  }

  @Test("Anchors that hold")
  func hold() throws {
    let anchors = try anchors(
      """
      # a note
      2026-08-15 17:39\tAmerica/New_York\theader\ten\t12h\tSat, Aug 15

      2026-08-15 17:39\tAmerica/New_York\ttime\ten\t12h\t5:39pm
      2026-08-15 17:39\tAsia/Taipei\theader\tzh-Hant\t24h\t8月15日 週六
      """)
    #expect(anchors.anchors.count == 3)
    #expect(anchors.problems(with: Self.matrix).isEmpty)
    anchors.expect(Self.matrix)
  }

  @Test("Anchors that don't, each named by its line")
  func broken() throws {
    let anchors = try anchors(
      """
      2026-08-15 17:39\tAmerica/New_York\ttime\ten\t12h\t5:39⟨202F⟩PM
      2026-08-15 17:39\tAmerica/New_York\tfooter\ten\t12h\tx
      2026-08-15 17:39\tAmerica/New_York\ttime\tfr\t12h\tx
      """)
    let problems = anchors.problems(with: Self.matrix).map {
      $0.replacing(anchors.path, with: "anchors.tsv")
    }
    #expect(
      problems == [
        "anchors.tsv:1:1: error: time in en reads '5:39pm', a person decided '5:39⟨202F⟩PM'",
        "anchors.tsv:2:1: error: there is no intent 'footer'; rename or remove the anchor",
        "anchors.tsv:3:1: error: there is no language 'fr'; rename or remove the anchor",
      ])
    withKnownIssue { anchors.expect(Self.matrix) }
  }

  @Test(
    "A file that can't be used says why, by path and line",
    arguments: [
      ("", "1:1: error: there is no row"),
      ("# only a note", "1:1: error: there is no row"),
      ("a\tb\tc", "1:1: error: the row has 3 columns; it needs 6"),
      (
        "\n2026-08-15\tEurope/Berlin\ttime\ten\t12h\tx",
        "2:1: error: can't read '2026-08-15 in Europe/Berlin'"
      ),
      ("2026-08-15 17:39\tMars/Base\ttime\ten\t12h\tx", "1:1: error: can't read"),
      ("2026-08-15 17:39\tEurope/Berlin\ttime\ten\t11h\tx", "the clock '11h'"),
    ])
  func unusable(text: String, message: String) {
    let error = #expect(throws: AnchorError.self) { try anchors(text) }
    #expect(error?.description.contains(message) == true)
  }

  @Test("A file that isn't there is an error, not an empty list")
  func missing() {
    #expect(throws: AnchorError.self) { try Anchors(path: "/nowhere/anchors.tsv") }
  }
}
