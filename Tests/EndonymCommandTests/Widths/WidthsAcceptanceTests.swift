import Foundation
import Testing

@testable import EndonymCommand

/// Accepting what doesn't fit, and forgetting what no longer matters.
struct WidthsAcceptanceTests {
  private let files = SampleSlots.files()
  private var accepted: String { files["/app/endonym-accepted.json"] ?? "" }

  @Test("What doesn't fit is accepted by its exact text with the reason, and passes from then on")
  func accept() throws {
    let run = ToolRun(["widths", "--accept", "--reason", "Looked at on a device"], files)
    #expect(run.code == .clean)
    #expect(run.output.contains("accepted 2 texts in 'endonym-accepted.json'"))
    #expect(run.output.contains("2 more accepted in 'endonym-accepted.json'"))
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(accepted.utf8)) as? [String: Any])
    let elements = try #require(document["accepted"] as? [[String: String]])
    #expect(
      Set(elements) == [
        [
          "slot": "card.title", "language": "de", "value": "Windgeschwindigkeit heute",
          "kind": "over", "reason": "Looked at on a device",
        ],
        [
          "slot": "card.subtitle", "language": "de", "value": "Böen bis Mitternacht",
          "kind": "scaled", "reason": "Looked at on a device",
        ],
      ])
    let before = accepted
    #expect(ToolRun(["widths"], files).code == .clean)
    let again = ToolRun(["widths", "--accept", "--reason", "Another"], files)
    #expect(again.code == .clean)
    #expect(again.output.contains("there is nothing to accept"))
    #expect(accepted == before)
  }

  @Test("Only what is asked for is accepted; what else is accepted stays")
  func acceptPart() {
    let part = ToolRun(
      ["widths", "--slot", "card.title", "--accept", "--reason", "Fine"], files)
    #expect(part.code == .clean)
    #expect(accepted.contains("Windgeschwindigkeit"))
    #expect(!accepted.contains("Mitternacht"))
    #expect(ToolRun(["widths"], files).code == .findings)
    let english = ToolRun(["widths", "--language", "en", "--accept", "--reason", "Fine"], files)
    #expect(english.output.contains("there is nothing to accept"))
    _ = ToolRun(["widths", "--slot", "card.subtitle", "--accept", "--reason", "Fine"], files)
    #expect(accepted.contains("Windgeschwindigkeit"))
    #expect(accepted.contains("Mitternacht"))
  }

  @Test("A text that nobody has translated is never accepted")
  func untranslated() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #"["en", "de"]"#, with: #"["en", "de", "ar"]"#)
    files["/app/Localizable.xcstrings"] = SampleSlots.catalog.replacing(
      "\"value\" : \"Wind\"", with: "\"value\" : \"Wind speed at the coast\"")
    let run = ToolRun(
      ["widths", "--language", "ar", "--accept", "--reason", "Fine"], files)
    #expect(run.code == .findings)
    #expect(run.output.contains("1 text in the source's language left out: translate it"))
    #expect(run.output.contains("there is nothing to accept"))
    #expect(
      run.output.contains("'ar' has no text of its own and shows the source's: translate it."))
    #expect(accepted.isEmpty)
  }

  @Test("A person at a terminal is shown the texts and asked for the reason")
  func asked() {
    let run = ToolRun(["widths", "--accept"], files, answers: ["Seen on a device"])
    #expect(run.code == .clean)
    #expect(run.errors.contains("card.title in de: 'Windgeschwindigkeit heute', "))
    #expect(run.errors.contains("of 100 pt\n"))
    #expect(run.errors.hasSuffix("Why may they stay as they are? "))
    #expect(accepted.contains("Seen on a device"))
  }

  @Test("No answer accepts nothing", arguments: [[], [""], ["  "]])
  func unanswered(answers: [String]) {
    let run = ToolRun(["widths", "--accept"], files, answers: answers)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("nothing is accepted without a reason"))
    #expect(accepted.isEmpty)
  }

  @Test("A changed text is a finding again, and so is what was accepted for the old one")
  func changed() {
    _ = ToolRun(["widths", "--accept", "--reason", "Fine"], files)
    files["/app/Localizable.xcstrings"] = SampleSlots.catalog.replacing(
      "Windgeschwindigkeit heute", with: "Windgeschwindigkeit morgen")
    let run = ToolRun(["widths"], files)
    #expect(run.code == .findings)
    #expect(run.output.contains("[width-over]"))
    #expect(run.output.contains("endonym-accepted.json:"))
    #expect(run.output.contains("[accepted-width]"))
    let part = ToolRun(["widths", "--slot", "card.subtitle"], files)
    #expect(part.code == .clean)
  }

  @Test("What no longer matters is pruned, and nothing else")
  func prune() {
    _ = ToolRun(["widths", "--accept", "--reason", "Fine"], files)
    let before = accepted
    let nothing = ToolRun(["widths", "--prune"], files)
    #expect(nothing.output.contains("there is nothing to prune"))
    #expect(accepted == before)
    files["/app/Localizable.xcstrings"] = SampleSlots.catalog.replacing(
      "Windgeschwindigkeit heute", with: "Wind")
    let other = ToolRun(["widths", "--prune", "--slot", "card.subtitle"], files)
    #expect(other.code == .clean)
    #expect(accepted == before)
    let run = ToolRun(["widths", "--prune"], files)
    #expect(run.code == .clean)
    #expect(run.output.contains("removed 1 accepted or shortened text from"))
    #expect(!accepted.contains("Windgeschwindigkeit"))
    #expect(accepted.contains("Mitternacht"))
  }

  @Test("A new wording is accepted and the old one pruned in one call")
  func pruneAndAccept() {
    _ = ToolRun(["widths", "--accept", "--reason", "Fine"], files)
    files["/app/Localizable.xcstrings"] = SampleSlots.catalog.replacing(
      "Windgeschwindigkeit heute", with: "Windgeschwindigkeit morgen")
    let run = ToolRun(["widths", "--prune", "--accept", "--reason", "New"], files)
    #expect(run.code == .clean)
    #expect(accepted.contains("morgen"))
    #expect(!accepted.contains("heute"))
  }

  @Test("The file lies where the configuration says, but never outside of the project")
  func places() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #""layouts""#, with: #""widths": { "accepted": "Widths/accepted.json" }, "layouts""#)
    #expect(ToolRun(["widths", "--accept", "--reason", "Fine"], files).code == .clean)
    #expect(files["/app/Widths/accepted.json"]?.contains("Fine") == true)
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #""layouts""#, with: #""widths": { "accepted": "../accepted.json" }, "layouts""#)
    let run = ToolRun(["widths", "--accept", "--reason", "Fine"], files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("lies outside of the configuration's folder"))
    #expect(files["/accepted.json"] == nil)
  }

  @Test("A file that can't be written or read is an error")
  func unwritable() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #""layouts""#, with: #""widths": { "accepted": "locked.json" }, "layouts""#)
    let run = ToolRun(["widths", "--accept", "--reason", "Fine"], files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("permission is denied"))
    files["/app/endonym.json"] = SampleSlots.configuration
    files["/app/endonym-accepted.json"] = "{ accepted: [{ slot: 'card.title' }] }"
    let broken = ToolRun(["widths"], files)
    #expect(broken.code == .misuse)
    #expect(broken.output.contains("endonym-accepted.json:1:14: error: "))
  }
}
