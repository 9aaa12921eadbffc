import Endonym
import Foundation
import Trailbook

/// A page of the sample journal in one language.
struct JournalPage {
  var style: TerminalStyle

  func lines(in locale: Locale) -> [String] {
    let words = JournalTexts(locale: locale)
    let context = JournalContext(texts: words)
    let journal = Journal.sample
    var lines = [
      style.title(words.title),
      style.text(Journal.hikesFigure(journal.hikes.count, in: context)),
    ]
    if let first = journal.firstHike {
      lines.append(words.firstHike(on: first.start(as: .firstHikeDate, in: context)))
    }
    for hike in journal.hikes {
      // A terminal's grid sets the two apart: a colon or a comma would be punctuation of English.
      lines += ["", "\(style.title(hike.name))  \(hike.start(as: .hikeDate, in: context))"]
      lines += HikeStatistic.allCases.map { statistic in
        let title = words.title(of: statistic)
        return "  \(title)  \(style.text(hike.figure(statistic, in: context)))"
      }
    }
    return lines
  }
}
