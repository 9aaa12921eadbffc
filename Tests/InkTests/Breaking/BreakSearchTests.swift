import Testing

@testable import Ink

struct BreakSearchTests {
  @Test("From any guess the last place that fits is found", arguments: 0..<20)
  func anyGuess(guess: Int) {
    for limit in [-1.0, 0, 3, 4.5, 18, 19, 100] {
      let search = BreakSearch(candidates: 0...19, limit: limit) { Double($0) }
      let result = search.last(from: guess)
      #expect(result.fits == (limit >= 0))
      #expect(result.index == max(0, min(19, Int(limit))))
      #expect(result.width == Double(result.index))
    }
  }

  @Test("The number of measurements grows with the logarithm of the places")
  func few() {
    var measurements = 0
    let search = BreakSearch(candidates: 0...99_999, limit: 70_000) { index in
      measurements += 1
      return Double(index)
    }
    #expect(search.last(from: 3).index == 70_000)
    #expect(measurements < 40)
  }

  @Test("A good guess takes two measurements")
  func good() {
    var measurements = 0
    let search = BreakSearch(candidates: 0...9, limit: 5) { index in
      measurements += 1
      return Double(index)
    }
    #expect(search.last(from: 5).index == 5)
    #expect(measurements == 2)
  }

  @Test("Widths that don't grow steadily still give a place that fits")
  func unsteady() {
    let widths = [1.0, 9, 2, 9, 3, 9, 9]
    for guess in widths.indices {
      let search = BreakSearch(candidates: 0...6, limit: 4) { widths[$0] }
      let result = search.last(from: guess)
      #expect(result.fits)
      #expect(widths[result.index] <= 4)
    }
  }

  @Test("No limit at all fits nothing")
  func notANumber() {
    let search = BreakSearch(candidates: 2...6, limit: .nan) { Double($0) }
    let result = search.last(from: 4)
    #expect(!result.fits)
    #expect(result.index == 2)
  }
}
