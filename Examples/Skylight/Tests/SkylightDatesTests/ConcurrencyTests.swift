import Endonym
import EndonymTesting
import SkylightDates
import Testing

/// Renders from many threads equal those from one.
struct ConcurrencyTests {
  @Test("A thousand tasks render all surfaces in all languages alike")
  func concurrentRenders() async throws {
    let instant = try #require(DateInstant.standard.first)
    let cells = Language.allCases.flatMap { language in
      DateIntent.allCases.map { (language, $0) }
    }
    let expected = cells.map {
      Matrix.all.text(of: $0.1, in: $0.0, clock: .twelveHour, at: instant)
    }
    let differing = await withTaskGroup(of: Int.self) { group in
      for task in 0..<1000 {
        group.addTask {
          var differing = 0
          // Each task starts elsewhere and takes a share, so that every cell is met by many.
          for step in stride(from: task % 7, to: cells.count, by: 7) {
            let text = Matrix.all.text(
              of: cells[step].1, in: cells[step].0, clock: .twelveHour, at: instant)
            if text != expected[step] { differing += 1 }
          }
          return differing
        }
      }
      return await group.reduce(0, +)
    }
    #expect(differing == 0)
  }
}
