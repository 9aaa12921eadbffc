import Endonym
import EndonymTesting
import Foundation
import SkylightDates
import Testing

/// Every surface in every language against what was recorded, and against what a person decided.
struct DateGoldenTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
  static let matrix = DateMatrix(intents: SkylightDates.DateIntent.allCases)

  @Test("All surfaces read as recorded")
  func goldens() {
    GoldenTable(directory: Self.folder + "/Goldens").expect(Self.matrix.sections)
  }
}
