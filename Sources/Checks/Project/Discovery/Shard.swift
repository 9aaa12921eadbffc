/// One of several equal shares of the catalogs, for a run that is spread over machines.
public struct Shard: Sendable, Hashable {
  /// Which share, from 1.
  public var index: Int
  /// How many shares there are.
  public var count: Int

  /// Reads `index/count`, such as `2/5`; nil where it isn't that.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), index >= 1,
      index <= count
    else { return nil }
    self.index = index
    self.count = count
  }

  /// The share's part of the catalogs: every `count`th in the order of their paths.
  ///
  /// - Parameter files: All catalogs, ordered by path, the same on every machine.
  /// - Returns: The share; all shares together have every catalog once.
  public func part(of files: [DiscoveredFiles.File]) -> [DiscoveredFiles.File] {
    stride(from: index - 1, to: files.count, by: count).map { files[$0] }
  }
}
