/// What a compilation asks of an entry's source text and key.
struct SourceText {
  /// Whether the source text has variations or substitutions.
  let varies: Bool
  /// By which ambiguous specifiers of translations are decided.
  let format: FormatString
  /// The positions of labelled arguments, as in `%(name)@`.
  let labelPositions: [String: Int]
  /// The number that the source's plural counts and shows; nil where it has no plural, or none that
  /// shows a number.
  let counted: CountedNumber?
  /// Whether the source text is a plural.
  let isPlural: Bool

  init(key: String, content: LocalizedContent?) {
    varies = content?.varies ?? false
    let keyFormat = FormatString(parsing: key).resolved(against: nil)
    let leaves = (content?.leaves ?? []).filter { $0.substitution == nil }
    let texts = leaves.compactMap(\.unit.value)
    let formats = texts.map { FormatString(parsing: $0).resolvedAsSource(key: keyFormat) }
    format = formats.first ?? keyFormat
    var positions: [String: Int] = [:]
    for argument in FormatSignature(keyFormat).arguments + FormatSignature(format).arguments {
      if let label = argument.label { positions[label] = argument.position }
    }
    labelPositions = positions
    isPlural = leaves.contains { $0.pluralCategory != nil }
    counted = isPlural ? CountedNumber(in: formats) : nil
  }
}
