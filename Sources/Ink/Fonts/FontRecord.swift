/// A font file that a measurement rests on, for reports: other bytes give other widths.
public struct FontRecord: Sendable, Hashable {
  /// The family that it belongs to in the stack.
  public var family: String
  /// The path of the file.
  public var path: String
  /// The font's own full name and version (OpenType `name` table, 4 and 5).
  public var version: String
  /// The SHA-256 of the file in hexadecimal digits; empty where the system keeps the file of its own
  /// font to itself, so that only the version tells it apart.
  public var digest: String

  /// Creates a record.
  public init(family: String, path: String, version: String, digest: String) {
    self.family = family
    self.path = path
    self.version = version
    self.digest = digest
  }
}
