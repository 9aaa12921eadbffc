/// The reading of one identifier: its canonical subtags, and the problems met on the way.
struct LanguageJudgement {
  /// An identifier longer than this many bytes is malformed; RFC 5646, section 4.4.1, asks for 35.
  static let maximumLength = 255

  /// Nil where the identifier isn't well-formed.
  private(set) var subtags: LanguageSubtags?
  private(set) var problems: [LanguageIdentifierProblem] = []

  init(of source: String) {
    guard source.utf8.count <= Self.maximumLength else {
      problems = [problem(.malformed, source)]
      return
    }
    let spelled = source.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map(String.init)
    let aliased = LanguageAliases.replacingStart(of: spelled)
    do throws(LanguageSubtags.Misplaced) {
      let asSpelled = aliased == nil ? try LanguageSubtags(spelled) : nil
      var found = try LanguageSubtags(aliased?.subtags ?? spelled)
      let aliases = LanguageAliases.replaceCodes(of: &found)
      subtags = found
      judge(source, asSpelled: asSpelled, start: aliased?.alias, aliases: aliases)
    } catch {
      let suggestion = LanguageSuggestion.forMalformed(source)
      problems = [problem(.malformed, error.subtag, suggestion: suggestion)]
    }
  }

  private mutating func judge(
    _ source: String, asSpelled: LanguageSubtags?, start: LanguageAliases.Alias?,
    aliases: [LanguageAliases.Alias]
  ) {
    guard let subtags else { return }
    let unknown = subtags.unknownCodes
    // A problem's suggestion is the whole identifier with everything mended, or nothing.
    let mended = unknown.isEmpty ? subtags.description : LanguageSuggestion.forUnknown(subtags)
    if unknown.isEmpty, let asSpelled, asSpelled.description != source {
      problems.append(problem(.spelling, source, suggestion: mended))
    }
    for alias in (start.map { [$0] } ?? []) + aliases {
      let better = LanguageSuggestion.forRegionThatRepeats(alias, in: subtags)
      problems.append(problem(.alias(alias.reason), alias.code, suggestion: better ?? mended))
    }
    for (kind, code) in unknown { problems.append(problem(kind, code, suggestion: mended)) }
    if unknown.isEmpty, let meant = LanguageConfusions.intended(by: subtags) {
      problems.append(problem(.countryConfusion, meant.subtag, suggestion: meant.identifier))
    }
  }

  private func problem(
    _ kind: LanguageIdentifierProblem.Kind, _ subtag: String, suggestion: String? = nil
  ) -> LanguageIdentifierProblem {
    LanguageIdentifierProblem(kind: kind, subtag: subtag, suggestion: suggestion)
  }
}
