import Checks

/// One recorded text and what it is the text of.
public typealias GoldenRow = Checks.GoldenRow

/// The rows of one language, which share a file.
public typealias GoldenSection = Checks.GoldenSection

extension GoldenFile {
  /// Creates a file of what was rendered with a version of the locale data.
  init(version: LocaleDataVersion, rows: [GoldenRow]) {
    self.init(version: version.description, rows: rows)
  }
}
