import Endonym
import EndonymTesting
import Foundation
import SkylightDates
import Testing

/// Goldens alone can be fooled by a careless recording; the anchors can't.
struct CarelessRecordingTests {
  /// Skylight's rulebook with one careless change: English times in capitals.
  private struct CarelessIntent: DateRenderIntent, CustomStringConvertible {
    var intent: DateIntent
    var description: String { "\(intent)" }
    func plan(for language: Language) -> DateRenderPlan {
      var plan = intent.plan(for: language)
      if language == .english { plan.meridiem = .localeDefault }
      return plan
    }
  }

  @Test("A careless recording leaves the goldens green and the anchors red")
  func carelessRecording() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let careless = DateMatrix(
      intents: DateIntent.allCases.map(CarelessIntent.init(intent:)))
    let recording = GoldenTable(directory: folder, environment: ["ENDONYM_RECORD": "1"])
    #expect(!recording.problems(with: careless.sections).isEmpty, "a run that records fails")
    let comparing = GoldenTable(directory: folder, environment: [:])
    #expect(comparing.problems(with: careless.sections).isEmpty)
    let anchors = try Anchors(path: Matrix.folder + "/Anchors/dates.tsv")
    let problems = anchors.problems(with: careless)
    #expect(problems.contains { $0.contains("sunEventTime in en reads '5:39PM'") })
  }
}
