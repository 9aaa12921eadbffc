import Findings

/// The documentation of a symbol: the catalog's comment, the key, and the text in every language.
///
/// Xcode's has the comment and the key; the texts are Endonym's own.
struct SymbolComment {
  let entry: CatalogEntry
  let table: String
  let sourceLanguage: String

  /// The most characters of a line and of a text in it, and the most lines of a comment and forms of
  /// a text.
  private static let longestLine = 300
  private static let longestText = 120
  private static let mostLines = 20
  private static let mostForms = 6

  /// The lines without their slashes.
  var lines: [String] {
    var lines: [String] = []
    if let comment = entry.comment?.value {
      lines += Self.paragraphs(of: comment)
      if !lines.isEmpty { lines.append("") }
    }
    let key = Self.line(Self.shortened(entry.key, to: Self.longestText))
    lines.append("Localized string for key “\(key)” in table “\(Self.line(table)).xcstrings”.")
    let texts = texts
    if !texts.isEmpty { lines += [""] + texts }
    return lines
  }

  /// A text on one line, with nothing in it that the compiler or a reader could stumble upon.
  static func line(_ text: String) -> String { VisibleText.spelled(text) }

  /// The lines of a comment; lines that are left out become `…`.
  private static func paragraphs(of comment: String) -> [String] {
    let all = comment.split(omittingEmptySubsequences: false) { $0.isNewline }
    var lines = all.prefix(mostLines).map { line(shortened($0, to: longestLine)) }
    if all.count > mostLines { lines.append("…") }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    return lines
  }

  /// One line for each language: the source's first, then by their identifiers.
  private var texts: [String] {
    var contents: [String: LocalizedContent] = [:]
    for localization in entry.localizations {
      contents[localization.language] = localization.content
    }
    let languages = contents.keys.sorted { left, right in
      let isSource = (left == sourceLanguage, right == sourceLanguage)
      return isSource.0 == isSource.1 ? Self.precedes(left, right) : isSource.0
    }
    return languages.compactMap { language in
      guard let text = contents[language].map(Self.text), !text.isEmpty else { return nil }
      return Self.shortened(
        "- \(Self.title(of: language)): \(text)", to: Self.longestLine)
    }
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func title(of language: String) -> String {
    let name = LanguageIdentifier(parsing: language).englishName
    return line(shortened(name == language ? language : "\(name) (\(language))", to: longestText))
  }

  /// A text, or the forms of one that varies, as in "one `%lld day`, other `%lld days`".
  private static func text(of content: LocalizedContent) -> String {
    var forms = content.leaves.compactMap { leaf in
      leaf.unit.value.map { value in
        (leaf.path.isEmpty ? "" : line(words(of: leaf.path)) + " ")
          + code(line(shortened(value, to: longestText)))
      }
    }
    for value in content.stringSet?.values ?? [] {
      forms.append(code(line(shortened(value.value, to: longestText))))
    }
    let shown = forms.prefix(mostForms).joined(separator: ", ")
    return forms.count > mostForms ? shown + ", …" : shown
  }

  private static func words(of path: [LeafStep]) -> String {
    path.map { step in
      switch step {
      case .plural(let name), .device(let name), .width(let name), .substitution(let name): name
      case .unknown(let axis, let branch): "\(axis) \(branch)"
      }
    }.joined(separator: " ")
  }

  /// A text in Markdown's code span: with more backticks around it than it has in it (CommonMark
  /// 6.1), and never two, which would be a link to a symbol.
  private static func code(_ text: String) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    if longest == 0 { return text.isEmpty ? "(empty)" : "`\(text)`" }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence) \(text) \(fence)"
  }

  private static func shortened(_ text: some StringProtocol, to length: Int) -> String {
    let start = text.prefix(length)
    return start.endIndex == text.endIndex ? String(text) : start + "…"
  }
}
