import Endonym
import Foundation
import Testing

/// Texts that a person has decided, in a file that no recording opens.
///
/// The file has a row a text, its columns separated by tabs: wall clock, time zone, intent, language, clock, text. Lines that
/// start with `#` are notes. Characters that can't be seen may be written by code point, such as `⟨202F⟩`.
public struct Anchors: Sendable {
  /// The file.
  public let path: String
  /// The rows.
  public let anchors: [Anchor]

  /// Reads an anchors' file.
  ///
  /// - Throws: `AnchorError` where the file can't be read, a row is incomplete, or there is none.
  public init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AnchorError(path: path, line: 1, message: "the file can't be read; write it by hand")
    }
    self.path = path
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var anchors: [Anchor] = []
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 6 else {
        throw AnchorError(
          path: path, line: index + 1,
          message: "the row has \(columns.count) columns; it needs 6, separated by tabs")
      }
      let name = "\(columns[0]) in \(columns[1])"
      guard
        let instant = DateInstant(name: name, wallClock: columns[0], timeZone: columns[1]),
        DateClock(goldenName: columns[4]) != nil
      else {
        throw AnchorError(
          path: path, line: index + 1,
          message: "can't read '\(name)' or the clock '\(columns[4])'; "
            + "write it as '2026-08-15 17:39', 'Europe/Berlin' and '12h' or '24h'")
      }
      anchors.append(
        Anchor(
          instant: instant, intent: columns[2], language: columns[3], clock: columns[4],
          value: VisibleSpelling.read(columns[5]), line: index + 1))
    }
    guard !anchors.isEmpty else {
      throw AnchorError(path: path, line: 1, message: "there is no row; write some by hand")
    }
    self.anchors = anchors
  }

  /// Holds every anchor against what is rendered; each difference is an issue of the current test.
  public func expect<Intent: DateRenderIntent>(
    _ matrix: DateMatrix<Intent>, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for problem in problems(with: matrix) {
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
  }

  /// The anchors that don't hold, each as a text for a person; also one whose intent or language is unknown.
  public func problems<Intent: DateRenderIntent>(with matrix: DateMatrix<Intent>) -> [String] {
    anchors.compactMap { anchor in
      let place = "\(path):\(anchor.line):1: error: "
      guard let intent = matrix.intents.first(where: { "\($0)" == anchor.intent }) else {
        return place + "there is no intent '\(anchor.intent)'; rename or remove the anchor"
      }
      guard let language = matrix.languages.first(where: { $0.identifier == anchor.language })
      else {
        return place + "there is no language '\(anchor.language)'; rename or remove the anchor"
      }
      guard let clock = DateClock(goldenName: anchor.clock) else { return nil }
      let text = matrix.text(of: intent, in: language, clock: clock, at: anchor.instant)
      guard Array(text.utf8) != Array(anchor.value.utf8) else { return nil }
      return place + "\(anchor.intent) in \(anchor.language) reads "
        + "'\(VisibleSpelling.write(text))', a person decided '\(VisibleSpelling.write(anchor.value))'"
    }
  }
}
