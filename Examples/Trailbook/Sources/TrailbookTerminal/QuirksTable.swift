import Endonym
import Foundation
import Trailbook

/// Every figure in every language.
struct QuirksTable {
  var style: TerminalStyle

  var lines: [String] {
    SampleFigure.all.flatMap { sample in
      ["", style.title("\(sample.name), \(sample.variant)")]
        + Language.allCases.map { language in
          let locale = Locale(identifier: language.identifier)
          let figure = sample.figure(in: JournalContext(texts: JournalTexts(locale: locale)))
          return "  " + padded(language.identifier, to: 9) + style.text(figure)
        }
    }
  }
}

/// ASCII text with spaces behind it.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
