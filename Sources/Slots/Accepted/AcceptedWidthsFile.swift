import Checks
import Findings
import StringCatalog

/// The file of accepted widths: JSON, one text a line in a fixed order, so that merges are small.
public struct AcceptedWidthsFile: Sendable {
  /// The most bytes that the file may have.
  static let sizeLimit = 16 << 20

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

  /// Reads the file; without one nothing is accepted.
  ///
  /// - Parameter fileSystem: The files.
  /// - Returns: What could be understood, and a problem at its place for each mistake.
  public func read(
    from fileSystem: any FileSystem
  ) -> (widths: AcceptedWidths, problems: [ReportProblem]) {
    guard fileSystem.information(at: path) != nil else { return (AcceptedWidths(), []) }
    do {
      return parse(try fileSystem.bytes(at: path, maximumSize: Self.sizeLimit))
    } catch {
      return (AcceptedWidths(), [ReportProblem(error, shownAs: shown)])
    }
  }

  /// Reads the file's content.
  func parse(_ bytes: [UInt8]) -> (widths: AcceptedWidths, problems: [ReportProblem]) {
    let value: JSON5Value
    do throws(JSON5Error) {
      value = try JSON5Reader.value(of: bytes)
    } catch {
      return (AcceptedWidths(), [ReportProblem(error, shownAs: shown)])
    }
    var validator = ConfigurationValidator(path: shown)
    validator.validate(value, keys: Self.keys, name: "the file of accepted widths")
    var widths = AcceptedWidths()
    var seen: Set<PinnedText> = []
    for element in value["accepted"]?.array ?? [] {
      guard let acceptance = acceptance(element) else { continue }
      if acceptance.reason.allSatisfy(\.isWhitespace), !acceptance.reason.isEmpty {
        validator.report(
          "the reason is empty", "Say why the text may stay as it is.", at: element.position)
      }
      guard
        seen.insert(
          PinnedText(
            slot: acceptance.slot, language: acceptance.language, value: acceptance.value)
        ).inserted
      else {
        validator.report(
          "the text is accepted twice", "Keep one, with the reason that holds.",
          at: element.position)
        continue
      }
      widths.accepted.append(acceptance)
    }
    seen = []
    for element in value["shortened"]?.array ?? [] {
      guard let shortening = shortening(element) else { continue }
      if shortening.full == shortening.value {
        validator.report(
          "the full wording is the short one", "Write what was shortened, or remove the element.",
          at: element.position)
      }
      guard
        seen.insert(
          PinnedText(
            slot: shortening.slot, language: shortening.language, value: shortening.value)
        ).inserted
      else {
        validator.report(
          "the text is listed as shortened twice", "Keep one.", at: element.position)
        continue
      }
      widths.shortened.append(shortening)
    }
    return (widths, validator.problems)
  }

  private func location(_ value: JSON5Value) -> SourceLocation {
    SourceLocation(path: shown, line: value.position.line, column: value.position.column)
  }

  private func acceptance(_ value: JSON5Value) -> AcceptedWidths.Acceptance? {
    guard let slot = value["slot"]?.string, let language = value["language"]?.string,
      let text = value["value"]?.string, let reason = value["reason"]?.string,
      let kind = value["kind"]?.string.flatMap(AcceptedWidths.Acceptance.Kind.init)
    else { return nil }
    return AcceptedWidths.Acceptance(
      slot: slot, language: language, value: text, kind: kind, reason: reason,
      location: location(value))
  }

  private func shortening(_ value: JSON5Value) -> AcceptedWidths.Shortening? {
    guard let slot = value["slot"]?.string, let language = value["language"]?.string,
      let text = value["value"]?.string, let full = value["full"]?.string
    else { return nil }
    return AcceptedWidths.Shortening(
      slot: slot, language: language, value: text, full: full, reason: value["reason"]?.string,
      location: location(value))
  }
}
