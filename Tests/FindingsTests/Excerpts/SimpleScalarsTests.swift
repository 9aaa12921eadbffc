import Testing

@testable import Findings

@Suite struct SimpleScalarsTests {
  private static let simple = (UInt32(0)...0x10FFFF).filter {
    SimpleScalars.columns(of: $0) != nil
  }

  @Test func thereAreSome() {
    #expect(Self.simple.count > 30_000)
  }

  /// What the shortcut skips must say the same: widths, spelling, segmentation.
  @Test func theShortcutAgreesWithTheLongWay() {
    var wrong: [String] = []
    for value in Self.simple {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let isRight =
        DisplayWidth.columns(of: text) == SimpleScalars.columns(of: value)
        && VisibleText.spelled(text) == text && !InvisibleScalars.isUnusualSpace(value)
        && (text + text).count == 2 && (text + "a").count == 2 && ("a" + text).count == 2
        && (text + "中").count == 2 && ("각" + text).count == 2
      if !isRight { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong == [])
  }
}
