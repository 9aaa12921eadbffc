import EndonymTesting
import Testing

/// The tightest texts of the app in their slots; `endonym widths` measures all of them.
struct WidthTests {
  @Test("The tightest texts fit their slots")
  func tightest() throws {
    // The gate measures what the app renders today.
    try AppManifest.write()
    try WidthGate(package: Matrix.package).expect()
  }
}
