#if canImport(CHarfBuzz)
  import Foundation

  /// The scratches that no thread is using, and the fonts that any of them has used.
  final class ScratchPool: @unchecked Sendable {
    private let lock = NSLock()
    private let fontCount: Int
    private var idle: [TextScratch] = []
    private var used: [Bool]

    init(fontCount: Int) {
      self.fontCount = fontCount
      used = Array(repeating: false, count: fontCount)
    }

    /// Works with a scratch that no other thread has.
    @inline(__always)
    func with<Result>(_ work: (TextScratch) -> Result) -> Result {
      let scratch = lock.withLock { idle.popLast() } ?? TextScratch(fontCount: fontCount)
      let result = work(scratch)
      lock.withLock {
        if scratch.hasNewFonts {
          for index in used.indices where scratch.usedFonts[index] { used[index] = true }
          scratch.hasNewFonts = false
        }
        idle.append(scratch)
      }
      return result
    }

    /// Which fonts were used, by their numbers.
    var usedFonts: [Bool] { lock.withLock { used } }
  }
#endif
