#if !canImport(Darwin)
  import Foundation

  /// The languages of a table in which a reader's text is looked for, the best first.
  struct LanguageChain: Sendable {
    /// The languages as the table spells them; the source language comes last.
    let languages: [String]

    init(for locale: Locale, among available: [String], source: String?) {
      var chain: [String] = []
      func add(_ language: String?) {
        if let language, !chain.contains(language) { chain.append(language) }
      }
      let spelled = Dictionary(available.map { (LanguageName($0), $0) }) { first, _ in first }
      let candidates = LanguageFallback(of: locale).candidates
      // What is the reader's own language comes before what is merely close to it.
      for candidate in candidates.prefix(1) { add(spelled[LanguageName(candidate)]) }
      let identifier = locale.identifier(.bcp47)
      let best = LanguageMatcher(available).place(for: identifier).map { available[$0] }
      add(best)
      for candidate in candidates { add(spelled[LanguageName(candidate)]) }
      if let best {
        for candidate in LanguageFallback(of: Locale(identifier: best)).candidates {
          add(spelled[LanguageName(candidate)])
        }
      }
      add(source)
      languages = chain
    }
  }
#endif
