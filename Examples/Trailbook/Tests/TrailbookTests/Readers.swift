import Endonym
import Foundation
import Trailbook

/// The readers of the tests: a locale with the texts of the package's catalog.
enum Readers {
  static func context(_ identifier: String, units: UnitSettings? = nil) -> JournalContext {
    JournalContext(texts: JournalTexts(locale: Locale(identifier: identifier)), units: units)
  }
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
