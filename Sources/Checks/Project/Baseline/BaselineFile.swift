import Findings
import StringCatalog

/// A baseline as a file: JSON, one finding a line in a fixed order, so that merges are small.
public struct BaselineFile: Sendable {
  /// The version of the file's form.
  static let version = 1
  /// The most bytes that a baseline may have.
  static let sizeLimit = 64 << 20

  private static let members = ["rule", "path", "entry", "language", "variation", "value", "count"]

  /// The file.
  public let path: FilePath
  /// The path by which reports call it.
  public let shown: String

  /// Creates the file at a path.
  public init(path: FilePath, shown: String) {
    self.path = path
    self.shown = shown
  }

  /// The identity by which this file knows a finding in a catalog.
  public func identity(of finding: Finding, in catalog: FilePath) -> FindingIdentity {
    FindingIdentity(of: finding, path: catalog.relative(to: path.directory))
  }

  /// The catalog of a known finding.
  public func catalog(of identity: FindingIdentity) -> FilePath {
    FilePath(identity.path, relativeTo: path.directory)
  }

  /// Reads the file; nil where there is none.
  ///
  /// - Throws: `ReportProblem` where it can't be read or isn't a baseline.
  public func read(from fileSystem: any FileSystem) throws(ReportProblem) -> Baseline? {
    guard fileSystem.information(at: path) != nil else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try fileSystem.bytes(at: path, maximumSize: Self.sizeLimit)
    } catch {
      throw ReportProblem(error, shownAs: shown)
    }
    return try parse(bytes)
  }

  func parse(_ bytes: [UInt8]) throws(ReportProblem) -> Baseline {
    let value: JSON5Value
    do throws(JSON5Error) {
      value = try JSON5Reader.value(of: bytes)
    } catch {
      throw problem(error.message, error.remedy, at: error.position)
    }
    let remedy = "Restore the file, or record it anew with '--update-baseline --force'."
    guard value["version"]?.integer == Self.version else {
      throw problem(
        "this is no baseline of version \(Self.version)", remedy,
        at: value["version"]?.position ?? value.position)
    }
    var counts: [FindingIdentity: Int] = [:]
    for element in value["findings"]?.array ?? [] {
      guard let rule = element["rule"]?.string, let path = element["path"]?.string,
        let count = element["count"].map(\.integer) ?? 1, count > 0, count < 1 << 32
      else {
        throw problem("a finding lacks its rule, path or count", remedy, at: element.position)
      }
      if let unknown = element.object?.first(where: { !Self.members.contains($0.name) }) {
        throw problem("the key '\(unknown.name)' is unknown", remedy, at: unknown.position)
      }
      let identity = FindingIdentity(
        rule: rule, path: path, entry: element["entry"]?.string,
        language: element["language"]?.string, variation: element["variation"]?.string,
        valueHash: element["value"]?.string)
      counts[identity, default: 0] += count
    }
    return Baseline(counts: counts)
  }

  /// The file's content for a baseline.
  public static func content(of baseline: Baseline) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", version)
    json.key("findings")
    json.beginArray()
    for (identity, count) in baseline.counts.sorted(by: { isBefore($0.key, $1.key) }) {
      json.beginObject(.inline)
      json.member("rule", identity.rule)
      json.member("path", identity.path)
      if let entry = identity.entry { json.member("entry", entry) }
      if let language = identity.language { json.member("language", language) }
      if let variation = identity.variation { json.member("variation", variation) }
      if let value = identity.valueHash { json.member("value", value) }
      if count > 1 { json.member("count", count) }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.newline()
    return json.output.bytes
  }

  private static func isBefore(_ left: FindingIdentity, _ right: FindingIdentity) -> Bool {
    func parts(_ identity: FindingIdentity) -> [String] {
      // An absent part comes before an empty one.
      let optional = [identity.entry, identity.language, identity.variation, identity.valueHash]
      return [identity.path, identity.rule] + optional.map { $0.map { "=" + $0 } ?? "" }
    }
    return parts(left).lexicographicallyPrecedes(parts(right))
  }

  private func problem(
    _ message: String, _ remedy: String, at position: TextPosition
  ) -> ReportProblem {
    ReportProblem(
      location: SourceLocation(path: shown, line: position.line, column: position.column),
      message: message, remedy: remedy)
  }
}
