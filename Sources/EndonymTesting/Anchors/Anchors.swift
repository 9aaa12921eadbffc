import Checks
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
    let rows: [AnchorRow]
    do {
      rows = try AnchorFile(parsing: String(decoding: data, as: UTF8.self)).rows
    } catch {
      throw AnchorError(path: path, line: error.line, message: error.message)
    }
    anchors = try rows.map { row in
      let name = "\(row.wallClock) in \(row.timeZone)"
      guard
        let instant = DateInstant(name: name, wallClock: row.wallClock, timeZone: row.timeZone),
        DateClock(goldenName: row.clock) != nil
      else {
        throw AnchorError(
          path: path, line: row.line,
          message: "can't read '\(name)' or the clock '\(row.clock)'; "
            + "write it as '2026-08-15 17:39', 'Europe/Berlin' and '12h' or '24h'")
      }
      return Anchor(
        instant: instant, intent: row.intent, language: row.language, clock: row.clock,
        value: row.value, line: row.line)
    }
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
