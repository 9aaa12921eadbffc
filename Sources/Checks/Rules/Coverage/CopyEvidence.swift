import StringCatalog

/// What the other languages of an entry say about a copy of the source.
struct CopyEvidence {
  private struct Peer {
    var isLatin: Bool
    var isCopy: Bool
  }

  private let peers: [Peer]
  private let sourceBase: Substring

  /// Looks at every language of an entry but the source's and its relatives.
  init(_ entry: InspectedEntry, sourceLanguage: String) {
    let base = LanguageScript.base(of: sourceLanguage)
    sourceBase = base
    let plainSource = entry.sourceText
    var peers: [Peer] = []
    for index in entry.localizations.indices where !entry.localizations[index].isSource {
      let language = entry.localizations[index].language
      let leaves = entry.localizations[index].leaves
      if leaves.isEmpty || LanguageScript.base(of: language) == base { continue }
      let isCopy =
        entry.localizations[index].isPlain && plainSource != nil
        ? leaves[0].text == plainSource
        : leaves.allSatisfy { $0.text == entry.sourceText(for: $0) }
      peers.append(Peer(isLatin: LanguageScript.isLatin(language), isCopy: isCopy))
    }
    self.peers = peers
  }

  /// Why a copy in a language is probably no translation; nil where it may well be one.
  func reasonToDoubt(_ text: TranslatableText, in language: String) -> String? {
    guard LanguageScript.base(of: language) != sourceBase, !text.words.isEmpty else { return nil }
    if text.isSentence { return "though it is a sentence" }
    let isLatin = LanguageScript.isLatin(language)
    if text.isLatin != isLatin {
      guard text.words.count > 1 || text.words[0].unicodeScalars.count > 3 else { return nil }
      return reason(among: peers, share: 2)
    }
    guard text.words.count > 1 else { return nil }
    return reason(
      among: peers.filter { $0.isLatin == isLatin }, share: text.lowercaseCount > 0 ? 2 : 3)
  }

  /// The reason where copies are less than the share (a half, a third) and two languages translate.
  private func reason(among peers: [Peer], share: Int) -> String? {
    let copies = peers.count(where: \.isCopy)
    let translations = peers.count - copies
    guard copies * share < peers.count, translations >= 2 else { return nil }
    return "which \(translations) other languages translate"
  }
}
