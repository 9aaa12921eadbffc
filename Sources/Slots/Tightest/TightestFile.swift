import Checks
import Findings
import StringCatalog

/// The file that lists the tightest texts for the gate: JSON, one text a line in a fixed order.
public struct TightestFile: Sendable {
  /// The most bytes that the file may have.
  static let sizeLimit = 4 << 20

  /// The file.
  public let path: FilePath
  /// The path by which reports call it.
  public let shown: String

  /// Creates the file at a path.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - shown: The path by which reports call it.
  public init(path: FilePath, shown: String) {
    self.path = path
    self.shown = shown
  }

  /// Reads the file, which must be there.
  ///
  /// - Parameter fileSystem: The files.
  /// - Returns: What could be understood, and a problem at its place for each mistake.
  public func read(
    from fileSystem: any FileSystem
  ) -> (texts: [TightestText], problems: [ReportProblem]) {
    guard fileSystem.information(at: path) != nil else {
      let problem = ReportProblem(
        location: SourceLocation(path: shown), message: "there is no list of the tightest texts",
        remedy: "Write it with 'endonym widths --tightest 50 --update'.")
      return ([], [problem])
    }
    do {
      return parse(try fileSystem.bytes(at: path, maximumSize: Self.sizeLimit))
    } catch {
      return ([], [ReportProblem(error, shownAs: shown)])
    }
  }

  /// Reads the file's content.
  func parse(_ bytes: [UInt8]) -> (texts: [TightestText], problems: [ReportProblem]) {
    let value: JSON5Value
    do throws(JSON5Error) {
      value = try JSON5Reader.value(of: bytes)
    } catch {
      return ([], [ReportProblem(error, shownAs: shown)])
    }
    var validator = ConfigurationValidator(path: shown)
    validator.validate(value, keys: Self.keys, name: "the list of the tightest texts")
    var texts: [TightestText] = []
    var seen: Set<TightestText.Identity> = []
    for element in value["tightest"]?.array ?? [] {
      guard let slot = element["slot"]?.string, let language = element["language"]?.string else {
        continue
      }
      guard let origin = Self.origin(of: element) else {
        validator.report(
          "the element doesn't say what it is the text of",
          "Write 'catalog' and 'key', or 'intent', 'instant' and 'clock', or 'figure' and 'value', "
            + "or 'server', or 'sample'.", at: element.position)
        continue
      }
      let text = TightestText(
        slot: slot, language: language, origin: origin, sample: element["sample"]?.string,
        location: SourceLocation(
          path: shown, line: element.position.line, column: element.position.column))
      if seen.insert(text.identity).inserted { texts.append(text) }
    }
    return (texts, validator.problems)
  }

  private static func origin(of element: JSON5Value) -> TextOrigin? {
    if let key = element["key"]?.string, let catalog = element["catalog"]?.string {
      return .entry(catalog: catalog, key: key, variation: element["variation"]?.string)
    }
    if let intent = element["intent"]?.string, let instant = element["instant"]?.string,
      let clock = element["clock"]?.string
    {
      return .date(intent: intent, instant: instant, clock: clock)
    }
    if let figure = element["figure"]?.string, let value = element["value"]?.string {
      return .figure(name: figure, sample: value)
    }
    if let key = element["server"]?.string {
      return .server(key: key, category: element["category"]?.string)
    }
    return element["sample"]?.string == nil ? nil : .sample
  }

  /// Writes the file anew, within the project's folder only.
  ///
  /// - Parameters:
  ///   - texts: The texts, in the order in which they are to stand.
  ///   - root: The project's folder.
  ///   - fileSystem: The files.
  /// - Throws: `FileError` where the file lies outside of the folder or can't be written; the old
  ///   content then stands untouched.
  public func write(
    _ texts: [TightestText], within root: FilePath, to fileSystem: any FileSystem
  ) throws(FileError) {
    try fileSystem.writeRecord(Self.content(of: texts), to: path, shown: shown, within: root)
  }

  /// The file's content: one text a line.
  public static func content(of texts: [TightestText]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("tightest")
    json.beginArray()
    for text in texts {
      json.beginObject(.inline)
      json.member("slot", text.slot)
      json.member("language", text.language)
      switch text.origin {
      case .entry(let catalog, let key, let variation):
        json.member("catalog", catalog)
        json.member("key", key)
        if let variation { json.member("variation", variation) }
      case .date(let intent, let instant, let clock):
        json.member("intent", intent)
        json.member("instant", instant)
        json.member("clock", clock)
      case .figure(let name, let sample):
        json.member("figure", name)
        json.member("value", sample)
      case .server(let key, let category):
        json.member("server", key)
        if let category { json.member("category", category) }
      case .sample:
        json.member("sample", text.sample ?? "")
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.newline()
    return json.output.bytes
  }

  private static let keys: [ConfigurationKey] = [
    ConfigurationKey(
      name: "tightest", form: .list(.object(text)),
      meaning: "The texts that the gate in unit tests measures.", isRequired: true)
  ]

  private static let text: [ConfigurationKey] = [
    ConfigurationKey(
      name: "slot", form: .text, meaning: "The slot's name.", isRequired: true),
    ConfigurationKey(
      name: "language", form: .language, meaning: "The language.", isRequired: true),
    ConfigurationKey(name: "catalog", form: .text, meaning: "The catalog of the entry."),
    ConfigurationKey(name: "key", form: .text, meaning: "The entry's key."),
    ConfigurationKey(
      name: "variation", form: .text, meaning: "The way to the text within the entry."),
    ConfigurationKey(name: "intent", form: .text, meaning: "The date intent."),
    ConfigurationKey(name: "instant", form: .text, meaning: "The moment of the date."),
    ConfigurationKey(
      name: "clock", form: .choice(["12h", "24h"]), meaning: "The clock of the date."),
    ConfigurationKey(name: "figure", form: .text, meaning: "The figure or sentence."),
    ConfigurationKey(name: "value", form: .text, meaning: "The sample value of the figure."),
    ConfigurationKey(name: "server", form: .text, meaning: "The key of a server's text."),
    ConfigurationKey(
      name: "category", form: .text, meaning: "The plural category of the server's text."),
    ConfigurationKey(
      name: "sample", form: .text, meaning: "The text that the configuration gives."),
  ]
}
