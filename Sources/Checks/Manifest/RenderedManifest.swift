/// What an app's own code renders, written by its tests and read by the command line.
///
/// Only the app can render its dates; the manifest carries the texts to where they are measured, shown and explained.
public struct RenderedManifest: Sendable, Hashable, Codable {
  /// The version of the format, raised when an older reader would misread it.
  public static let currentSchemaVersion = 1

  /// The version of the format that the file was written in.
  public var schemaVersion: Int
  /// The locale data that the texts were rendered with, such as `ICU 76.1, CLDR 46`.
  public var localeData: String
  /// The command that writes the manifest anew.
  public var command: String
  /// The sources that the texts depend on.
  public var sources: [Source]
  /// The rendered dates.
  public var dates: [RenderedDate]
  /// The rendered figures and sentences; nil in a manifest of dates alone.
  public var texts: [RenderedText]?
  /// The moments that the dates name; nil in a manifest that doesn't tell.
  public var instants: [Instant]?

  /// A moment at which dates were rendered.
  public struct Instant: Sendable, Hashable, Codable {
    /// The name, by which texts call it.
    public var name: String
    /// The time as anchors write it, such as `2026-08-15 17:39`, in the Gregorian calendar.
    public var wallClock: String
    /// The time zone's identifier.
    public var timeZone: String

    /// Creates an instant.
    public init(name: String, wallClock: String, timeZone: String) {
      self.name = name
      self.wallClock = wallClock
      self.timeZone = timeZone
    }
  }

  /// A source file and what it held when the manifest was written.
  public struct Source: Sendable, Hashable, Codable {
    /// The path, relative to the folder of the package.
    public var path: String
    /// The hash of the content (FNV-1a, 64 bits, in hexadecimal digits).
    public var hash: String

    /// Creates a source.
    public init(path: String, hash: String) {
      self.path = path
      self.hash = hash
    }
  }

  /// Creates a manifest in the current format.
  public init(
    localeData: String, command: String, sources: [Source], dates: [RenderedDate],
    texts: [RenderedText]? = nil, instants: [Instant]? = nil
  ) {
    schemaVersion = Self.currentSchemaVersion
    self.localeData = localeData
    self.command = command
    self.sources = sources
    self.dates = dates
    self.texts = texts
    self.instants = instants
  }
}
