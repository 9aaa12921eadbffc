#if !canImport(Darwin)
  import Testing

  @testable import Endonym

  struct SplitCacheTests {
    @Test("A value is made once, and the newest half is kept when the cache is full")
    func bounded() {
      let cache = SplitCache<Int, String>(capacity: 10, parts: 1)
      for key in 0..<1_000 {
        #expect(cache.value(for: key) { "\($0)" } == "\(key)")
        #expect(cache.count <= 10)
      }
      var made = 0
      for key in 996..<1_000 {
        _ = cache.value(for: key) { _ in
          made += 1
          return ""
        }
      }
      #expect(made == 0)
    }

    @Test("A key without a value is kept too")
    func absent() {
      let cache = SplitCache<Int, String?>(capacity: 10, parts: 1)
      var made = 0
      for _ in 0..<3 {
        let value = cache.value(for: 1) { _ in
          made += 1
          return nil
        }
        #expect(value == nil)
      }
      #expect(made == 1)
    }
  }
#endif
