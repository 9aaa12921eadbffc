import Endonym
import Foundation
import Trailbook

/// The readers of the tests: a locale with the texts of the package's catalog.
enum Readers {
  #if canImport(Darwin)
    static func context(
      _ identifier: String, units: UnitSettings? = nil
    ) throws -> JournalContext {
      JournalContext(texts: JournalTexts(locale: Locale(identifier: identifier)), units: units)
    }
  #else
    static func context(
      _ identifier: String, units: UnitSettings? = nil
    ) throws -> JournalContext {
      let strings = try JournalTexts.bundledStrings()
      return JournalContext(
        texts: JournalTexts(locale: Locale(identifier: identifier), strings: strings),
        units: units)
    }
  #endif
}

/// A figure with its values in brackets and its units in parentheses.
func spelled(_ figure: Figure) -> String {
  figure.runs.map { run in
    switch run.role {
    case .value: "[\(run.text)]"
    case .unit: "(\(run.text))"
    case .separator: run.text
    }
  }.joined()
}
