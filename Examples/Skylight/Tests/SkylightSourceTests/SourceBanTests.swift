import EndonymSourceTesting
import Foundation
import Testing

/// What no source of Skylight may do.
struct SourceBanTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test("Dates are rendered by the rulebook, and their case isn't changed behind it")
  func dates() throws {
    try SourceBans(
      root: Self.package + "/Sources",
      rules: ["case-method-on-rendered-text", "raw-date-format", "metric-system"]
    ).expectNone(atLeast: 40)
  }

  @Test("Keys and their uses fit together")
  func keys() throws {
    try SourceBans(
      root: Self.package + "/Sources",
      rules: ["missing-key", "unused-key", "unmatched-key-pattern", "argument-mismatch"]
    ).expectNone(atLeast: 40)
  }
}
