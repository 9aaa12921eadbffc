#if !canImport(Darwin)
  import Foundation

  /// The languages in which a reader's text is looked for, the best first.
  struct LanguageFallback {
    /// The identifiers (BCP 47): the reader's own and with the script that the region writes, so
    /// that `zh-TW` finds `zh-Hant` (CLDR likely subtags), both shortened from the right; the bare
    /// language comes last.
    let candidates: [String]

    init(of locale: Locale) {
      // A subtag of one letter begins the extensions, which say nothing about the language.
      let own = locale.identifier(.bcp47).split(separator: "-").prefix { $0.utf8.count > 1 }
      let maximal = locale.language.maximalIdentifier.split(separator: "-")
      var candidates: [String] = []
      for subtags in [Array(own), maximal] where subtags.count > 1 {
        for count in (2...subtags.count).reversed() {
          let candidate = subtags.prefix(count).joined(separator: "-")
          if !candidates.contains(candidate) { candidates.append(candidate) }
        }
      }
      // A catalog can name the likely region without the script: `pt-BR` serves `pt`, `zh-TW`
      // serves `zh-Hant`.
      let language = own.prefix(1).map(String.init)
      let likely = maximal.count == 3 ? ["\(maximal[0])-\(maximal[2])"] : []
      self.candidates = candidates + (own.count > 1 ? likely + language : language + likely)
    }
  }
#endif
