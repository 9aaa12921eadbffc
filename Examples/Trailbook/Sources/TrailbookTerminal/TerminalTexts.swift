import Endonym
import Foundation
import Trailbook

/// The journal's texts for any locale, read once.
struct TerminalTexts {
  #if canImport(Darwin)
    init() throws {}

    func texts(for locale: Locale) -> JournalTexts { JournalTexts(locale: locale) }
  #else
    private let strings: CatalogStrings

    init() throws { strings = try JournalTexts.bundledStrings() }

    func texts(for locale: Locale) -> JournalTexts {
      JournalTexts(locale: locale, strings: strings)
    }
  #endif
}
