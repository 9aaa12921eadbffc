import Testing

@testable import Ink

@Suite struct FontRecordTests {
  /// The records name the files that were drawn with, and no others.
  @Test func onlyUsedFontsAreRecorded() throws {
    let stack = FontStack(
      families: FontStack.debian.families.filter { ["Inter", "Noto Sans Thai"].contains($0.name) })
    let measurer = try HarfBuzzMeasurer(stack)
    #expect(measurer.fonts == [])
    let style = TextStyle(size: 17, weight: .bold)
    _ = measurer.width(of: "OK", in: style, language: "en")
    #expect(measurer.fonts.map(\.family) == ["Inter"])
    _ = measurer.measurement(of: "ไทย", in: style, language: "th")
    let records = measurer.fonts
    #expect(records.map(\.family) == ["Inter", "Noto Sans Thai"])
    #expect(records.allSatisfy { $0.digest.count == 64 })
    #expect(records[0].path.hasSuffix("Inter-Bold.otf"))
    #expect(records[0].version.contains("Inter Bold"))
    #expect(records[1].version.contains("Version"))
  }
}
