/// Makes of a source text one that shows, before any translator has worked, where an interface will
/// break.
///
/// Format specifiers, named placeholders, Markdown's destinations and code, markup and links stay as
/// they are, so that the result can be formatted and displayed as the source can. It takes time
/// proportional to the text.
public struct PseudoLocalizer: Sendable, Hashable {
  /// What a pseudo-language shows.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Accented letters, more of them, between brackets: what is cut off, what doesn't come from a
    /// catalog, and what can't show accents.
    case accented
    /// Words that run from right to left, without another letter changed.
    case rightToLeft
  }

  /// What is shown.
  public var kind: Kind
  /// Whether an accented text grows as translations do.
  public var expands: Bool
  /// Whether an accented text stands between brackets, which show where it is cut off.
  public var brackets: Bool

  /// Creates a pseudo-localizer.
  public init(_ kind: Kind, expands: Bool = true, brackets: Bool = true) {
    self.kind = kind
    self.expands = expands
    self.brackets = brackets
  }

  /// The identifier of the pseudo-language: `en-XA` or `ar-XB` (CLDR's private-use regions for them).
  public var language: String {
    switch kind {
    case .accented: "en-XA"
    case .rightToLeft: "ar-XB"
    }
  }

  /// What the pseudo-language is called in English.
  public var name: String {
    switch kind {
    case .accented: "Accented and longer"
    case .rightToLeft: "Right to left"
    }
  }

  /// The pseudo-localized text; an empty one stays empty.
  ///
  /// - Parameter source: A text of a catalog, its placeholders included, or one whose arguments were
  ///   filled in.
  /// - Returns: The text in the pseudo-language.
  public func text(from source: String) -> String {
    guard !source.isEmpty else { return "" }
    let pieces = PseudoPieces(of: source)
    switch kind {
    case .accented: return accented(pieces)
    case .rightToLeft: return pieces.joined(words: Self.mirrored)
    }
  }

  private func accented(_ pieces: PseudoPieces) -> String {
    var text = pieces.joined(words: PseudoAccents.accented)
    let length = pieces.visibleLength
    if expands, length > 0 { text += PseudoExpansion.padding(forLength: length) }
    return brackets ? "[\(text)]" : text
  }

  /// Letters between an override and its end, with marks outside that turn what is next to them
  /// (UAX 9, 2.2 and 2.6); words keep their places among the placeholders.
  private static func mirrored(_ words: Substring) -> String {
    var result = ""
    var rest = words
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      result += rest[..<start]
      rest = rest[start...]
      let end = rest.firstIndex(where: \.isWhitespace) ?? rest.endIndex
      result += "\u{200F}\u{202E}\(rest[..<end])\u{202C}\u{200F}"
      rest = rest[end...]
    }
    return result + rest
  }
}
