/// The scripts and regions that go without saying (UTS 35, part 1, "Likely Subtags").
enum LikelySubtags {
  /// A script and a region.
  struct Subtags: Sendable {
    /// The script, such as `Latn`.
    var script: String
    /// The region, such as `BR`.
    var region: String
  }

  /// The usual script and region of an identifier such as `pt`, `zh-Hant` or `zh-HK`.
  static func subtags(of identifier: String) -> Subtags? { table[identifier] }

  private static let table: [String: Subtags] = {
    var table: [String: Subtags] = [:]
    for line in data.split(whereSeparator: \.isWhitespace) {
      let parts = line.split { $0 == "=" }
      guard let identifier = parts.first, let subtags = parts.last?.split(separator: "-"),
        let script = subtags.first, let region = subtags.last
      else { continue }
      table[String(identifier)] = Subtags(script: String(script), region: String(region))
    }
    return table
  }()
}
