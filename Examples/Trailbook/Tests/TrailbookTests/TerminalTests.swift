import Endonym
import Foundation
import Testing
import Trailbook

@testable import TrailbookTerminal

/// What the terminal prints.
struct TerminalTests {
  @Test("A terminal shows values bold and units dim, anything else the plain text")
  func styles() {
    let figure = Hike.sample.figure(.energy, in: Readers.context("fr"))
    #expect(
      TerminalStyle(isStyled: true).text(figure)
        == "\u{1B}[1m428\u{1B}[0m\u{202F}\u{1B}[2mkcal\u{1B}[0m")
    #expect(TerminalStyle(isStyled: false).text(figure) == "428\u{202F}kcal")
  }

  @Test("The table has every figure in every language")
  func quirks() {
    let table = QuirksTable(style: TerminalStyle(isStyled: false))
    let rows = table.lines.filter { $0.hasPrefix("  ") }
    #expect(rows.count == SampleFigure.all.count * Language.allCases.count)
    #expect(rows.contains("  zh-Hant  748公尺"))
    #expect(rows.contains("  en-AU    1,791 kJ"))
  }

  @Test("A page is in the reader's language, a time in the trail's zone")
  func page() {
    let page = JournalPage(style: TerminalStyle(isStyled: false))
    let german = page.lines(in: Locale(identifier: "de-AT"))
    #expect(german.first == "Wandertagebuch")
    #expect(german.contains("Mount Tallac  Sa. 15. Aug."))
    #expect(german.contains("  Startzeit  16:35"))
    #expect(german.contains("  Startzeit  08:10"))
  }

  @Test("Arguments that can't be read are an error that lists the commands")
  func arguments() throws {
    guard case .page(let locale) = try TerminalCommand(arguments: ["--locale", "ja"]) else {
      Issue.record("no page")
      return
    }
    #expect(locale.identifier == "ja")
    for arguments in [["--locale"], ["quirk"], ["quirks", "ja"]] {
      #expect { try TerminalCommand(arguments: arguments) } throws: { error in
        "\(error)".contains("trailbook quirks")
      }
    }
  }
}
