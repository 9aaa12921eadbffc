import Checks
import Testing

@Suite struct ShardTests {
  private let files = (0..<10).map {
    DiscoveredFiles.File(path: FilePath("/\($0)"), shown: "\($0)")
  }

  @Test(arguments: [1, 2, 3, 10, 20])
  func sharesHaveEverythingOnce(_ count: Int) throws {
    let parts = try (1...count).map { try #require(Shard("\($0)/\(count)")).part(of: files) }
    #expect(parts.flatMap { $0 }.sorted { $0.path < $1.path } == files)
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test(arguments: ["", "1", "0/1", "2/1", "a/b", "1/2/3", "-1/2", "1/0", "1/"])
  func whatIsNoShareIsRefused(_ text: String) {
    #expect(Shard(text) == nil)
  }
}
