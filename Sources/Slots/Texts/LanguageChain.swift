import Foundation

/// The spellings under which a language's texts are looked for, the best first.
struct LanguageChain: Sendable, Hashable {
  /// The language as it was spelled, its canonical form, and that with the script that its region
  /// writes, so that `zh-TW` finds `zh-Hant` (CLDR, likely subtags), each shortened from the right.
  let candidates: [String]

  init(_ language: String) {
    let hyphened = language.replacing("_", with: "-")
    // A subtag of one letter begins the extensions, which say nothing about the language.
    let own = hyphened.split(separator: "-").prefix { $0.utf8.count > 1 }
    let maximal = Locale.Language(identifier: hyphened).maximalIdentifier.split(separator: "-")
    var candidates = [language, language.replacing("-", with: "_")]
    for subtags in [Array(own), maximal] where subtags.count > 1 {
      for count in (2...subtags.count).reversed() {
        candidates.append(subtags.prefix(count).joined(separator: "-"))
      }
    }
    let bare = own.prefix(1).map(String.init)
    let likely = maximal.count == 3 ? ["\(maximal[0])-\(maximal[2])"] : []
    candidates += own.count > 1 ? likely + bare : bare + likely
    var seen: Set<String> = []
    self.candidates = candidates.filter { seen.insert($0).inserted }
  }
}
