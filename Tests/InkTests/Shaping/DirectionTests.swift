import Testing

@testable import Ink

@Suite struct DirectionTests {
  let measurer: HarfBuzzMeasurer

  init() throws {
    measurer = try debianMeasurer.get()
  }

  /// UAX 9, P2 and P3: the first strong character counts, isolates passed over; without one the
  /// language's script.
  @Test(arguments: [
    ("abc", "ar", false), ("שלום abc", "en", true), ("abc שלום", "he", false), ("12", "ar", true),
    ("12", "en", false), ("…", "fa", true), ("\u{2067}abc\u{2069} שלום", "en", true),
    ("…", "az-Arab", true), ("…", "ur", true), ("…", "yi", true),
  ])
  func paragraphDirection(text: String, language: String, isRightToLeft: Bool) {
    let shaped = measurer.shaped(text, weight: .regular, language: language)
    #expect(shaped.isRightToLeft == isRightToLeft)
  }

  /// UAX 9, L2, on the examples of its section 3.4 in Hebrew letters.
  @Test func runsStandInVisualOrder() {
    let text = "car is שלום in 12 english"
    let glyphs = places(text)
    #expect(glyphs == glyphs.sorted())
    let hebrew = "שלום 12 abc"
    let shaped = measurer.shaped(hebrew, weight: .regular, language: "he")
    let order = shaped.visualOrder.map { shaped.runs[$0].range.lowerBound }
    #expect(order.first == 8)
    #expect(order.last == 0)
    #expect(shaped.visualOrder.count == shaped.runs.count)
  }

  private func places(_ text: String) -> [Double] {
    measurer.glyphs(of: text, in: TextStyle(size: 10), language: "en").map(\.x)
  }

  /// UAX 9, L4: brackets are mirrored, so that both halves are drawn the other way round.
  @Test func bracketsAreMirrored() {
    let left = measurer.shaped("(a)", weight: .regular, language: "en").runs.flatMap(\.glyphs)
    let right = measurer.shaped("(א)", weight: .regular, language: "he")
    let visual = right.visualOrder.flatMap { right.runs[$0].glyphs }
    #expect(visual.first?.id == left.first?.id)
    #expect(visual.last?.id == left.last?.id)
  }

  @Test func glyphsOfRightToLeftRunsGoFromLeftToRight() {
    let shaped = measurer.shaped("אבג", weight: .regular, language: "he")
    #expect(shaped.runs.flatMap(\.glyphs).map(\.cluster) == [2, 1, 0])
  }
}
