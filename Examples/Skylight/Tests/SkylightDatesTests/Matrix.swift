import EndonymTesting
import Foundation
import SkylightDates

/// What the tests of the rulebook look at: every surface in every language.
enum Matrix {
  /// All of it, at the standard moments.
  static let all = DateMatrix(intents: DateIntent.allCases)

  /// The folder of these tests.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

  /// The folder of the package.
  static let package = URL(fileURLWithPath: folder).deletingLastPathComponent()
    .deletingLastPathComponent().path
}
