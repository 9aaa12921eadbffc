import StringCatalog

/// The source texts of an entry, and its key, by whose arguments its other texts are judged.
struct FormatReference {
  /// A source text, or the key, with its specifiers.
  struct Text {
    var path: [LeafStep]
    var text: String
    var format: FormatString
    var signature: FormatSignature
    var substitutions: [FormatSubstitution]
    var isKey: Bool

    /// The substitution that the text belongs to.
    var substitution: String? {
      for case .substitution(let name) in path.reversed() { return name }
      return nil
    }
  }

  /// Whether arguments are passed with the entry, so that the formatter reads its texts.
  let isFormatted: Bool
  /// Whether the source has what may be a percent sign in an argument's place: "%lld% off".
  let isDoubtful: Bool
  /// The key, where it has arguments.
  let key: Text?
  private let texts: [Text]

  /// Reads the source of an entry; what may be a percent sign in it counts as an argument only if
  /// doubtful ones are read.
  ///
  /// Nil where no text has a percent sign, where nobody knows which arguments are passed (a semantic
  /// key without specifiers and without a source value), or beyond the limit.
  init?(_ entry: InspectedEntry, readsDoubtful: Bool = false) {
    let key = FormatString(parsing: entry.entry.key).resolvedAsSource(key: nil)
    guard !entry.entry.key.isEmpty, Self.hasPercentSign(entry, key: key) else { return nil }
    let leaves = entry.source?.leaves.filter { !$0.isBlank } ?? []
    if key.exceedsLimit || leaves.contains(where: { $0.format.exceedsLimit }) { return nil }
    if leaves.isEmpty, !key.isFormatted {
      guard !entry.hasSemanticKey, entry.entry.key.utf8.contains(UInt8(ascii: " ")) else {
        return nil
      }
    }
    isFormatted =
      key.isFormatted || leaves.contains { $0.format.isFormatted || $0.leaf.isCounted }
    let keyText = Text(
      path: [], text: entry.entry.key, format: key, signature: FormatSignature(key),
      substitutions: [], isKey: true)
    guard let source = entry.source, !leaves.isEmpty else {
      isDoubtful = key.isFormatted && key.hasDoubt
      let text = isDoubtful && !readsDoubtful ? keyText.withoutDoubt : keyText
      self.key = key.isFormatted ? text : nil
      texts = [text]
      return
    }
    let substitutions = source.formatSubstitutions
    let context: FormatString = isFormatted ? .formatted : .unformatted
    let texts = leaves.map { leaf in
      let format = Self.format(of: leaf, in: context, key: keyText)
      return Text(
        path: leaf.path, text: leaf.text, format: format,
        signature: FormatSignature(
          format, substitutions: substitutions,
          varying: substitutions.first { $0.name == leaf.substitution }),
        substitutions: substitutions, isKey: false)
    }
    // A key that passes what the source takes leaves no doubt, unless it is as doubtful.
    isDoubtful =
      isFormatted && (!key.isFormatted || key.hasDoubt) && texts.contains { $0.format.hasDoubt }
    let isPercentSign = isDoubtful && !readsDoubtful
    self.key = key.isFormatted ? (isPercentSign ? keyText.withoutDoubt : keyText) : nil
    self.texts = isPercentSign ? texts.map(\.withoutDoubt) : texts
  }

  /// A source text's specifiers; what may be a percent sign is one where the key passes no argument
  /// for it, so that a slip in the source isn't held against the translations.
  private static func format(
    of leaf: InspectedLeaf, in context: FormatString, key: Text
  ) -> FormatString {
    let format = leaf.format.resolved(against: context)
    guard key.format.isFormatted, format.specifiers.contains(where: \.isAmbiguous),
      format.arguments.count > key.signature.arguments.count
    else { return format }
    return leaf.format.resolved(against: .unformatted)
  }

  /// Whether what may be a percent sign is one in the source, and so in its translations.
  var takesPercentSigns: Bool { isDoubtful && !hasDoubtfulTexts }

  private var hasDoubtfulTexts: Bool { texts.contains { $0.format.hasDoubt } }

  /// What a text is compared with, the nearest source text first.
  func match(for leaf: InspectedLeaf) -> FormatMatch {
    guard let nearest = nearestIndex(to: leaf) else {
      // The source has no such substitution: its text may show the argument, or leave it out.
      return FormatMatch(
        nearest: nil, base: FormatSignature(FormatString(parsing: "%arg")),
        others: others(than: nil))
    }
    return FormatMatch(
      nearest: texts[nearest], base: texts[nearest].signature, others: others(than: nearest))
  }

  /// Whether a text takes the same arguments as the source's in the same order.
  func takesSameArguments(_ leaf: InspectedLeaf, _ format: FormatString) -> Bool {
    guard let index = nearestIndex(to: leaf) else { return false }
    return format.takesSameArguments(as: texts[index].format)
  }

  /// The source text that a translation's text stands for.
  func nearestText(to leaf: InspectedLeaf) -> Text? { nearestIndex(to: leaf).map { texts[$0] } }

  private func others(than index: Int?) -> [Text] {
    texts.indices.filter { $0 != index }.map { texts[$0] } + (key.map { [$0] } ?? [])
  }

  private func nearestIndex(to leaf: InspectedLeaf) -> Int? {
    if texts.count == 1, leaf.substitution == nil { return 0 }
    var best: (index: Int, likeness: Int)?
    for (index, text) in texts.enumerated() where text.substitution == leaf.substitution {
      let likeness = Self.likeness(of: text.path, to: leaf.path)
      if likeness > best?.likeness ?? -1 { best = (index, likeness) }
    }
    return best?.index
  }

  /// How near a source text's way is: a step that both take counts most, then the branch `other`.
  private static func likeness(of path: [LeafStep], to other: [LeafStep]) -> Int {
    if path == other { return .max }
    return path.reduce(0) { likeness, step in
      if other.contains(step) { return likeness + 3 }
      return step.description.hasSuffix(".other") ? likeness + 1 : likeness
    }
  }

  private static func hasPercentSign(_ entry: InspectedEntry, key: FormatString) -> Bool {
    if !key.hasNoPercentSign { return true }
    return entry.localizations.contains { localization in
      localization.leaves.contains { !$0.format.hasNoPercentSign }
    }
  }
}

extension FormatReference.Text {
  /// The text, in which what may be a percent sign is one.
  fileprivate var withoutDoubt: Self {
    if !format.hasDoubt { return self }
    var text = self
    text.format = format.resolved(against: .unformatted)
    text.signature = FormatSignature(
      text.format, substitutions: substitutions,
      varying: substitutions.first { $0.name == substitution })
    return text
  }
}
