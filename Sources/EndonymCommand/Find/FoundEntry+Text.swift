import Findings
import StringCatalog

extension FoundEntry {
  /// Everything about the entry in lines.
  var text: String {
    var text = VisibleText.spelled("\(entry.key) (\(catalog.table))") + "\n"
    text += "  \(Self.spelled(location))\n"
    if let symbol { text += "  symbol   \(VisibleText.spelled(symbol))\n" }
    if let comment = entry.comment?.value {
      text += "  comment  \(VisibleText.spelled(comment))\n"
    }
    if let state = entry.extractionState?.value {
      text += "  state    \(VisibleText.spelled(state.catalogSpelling))\n"
    }
    if entry.shouldTranslate?.value == false { text += "  not to be translated\n" }
    text += texts + useLines
    return text
  }

  private var texts: String {
    var rows: [(label: String, state: String, value: String)] = []
    if entry.localization(in: catalog.sourceLanguage) == nil, isShown(catalog.sourceLanguage) {
      rows.append((title(of: catalog.sourceLanguage), "the key", VisibleText.spelled(entry.key)))
    }
    for localization in localizations {
      let title = title(of: localization.language)
      let leaves = localization.content.leaves
      for (number, leaf) in leaves.enumerated() {
        if let path = leaf.pathDescription {
          if number == 0 { rows.append((title, "", "")) }
          rows.append(("  \(VisibleText.spelled(path))", Self.state(leaf.unit.state), value(leaf)))
        } else {
          rows.append((title, Self.state(leaf.unit.state), value(leaf)))
        }
      }
      if let phrases = localization.content.stringSet {
        rows += phrases.values.map {
          (title, Self.state(phrases.state), VisibleText.spelled($0.value))
        }
      }
    }
    let labelWidth = rows.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
    let stateWidth = rows.map { DisplayWidth.columns(of: $0.state) }.max() ?? 0
    var text = rows.isEmpty ? "" : "\n"
    for row in rows {
      let line =
        "  " + Self.padded(row.label, to: labelWidth) + "  "
        + Self.padded(row.state, to: stateWidth) + "  " + row.value
      text += String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }
    if !missingLanguages.isEmpty {
      text += "  missing: " + missingLanguages.map(Self.title).joined(separator: ", ") + "\n"
    }
    return text
  }

  /// The places of uses in lines.
  var useLines: String {
    if uses.isEmpty {
      if isDeclared { return "\n  used as a comment declares\n" }
      return isMentioned
        ? "\n  no use by its whole key, but named outside of Swift, or put together from its start\n"
        : "\n  no use in the sources\n"
    }
    return "\n  \(FindingCounts.spelled(uses.count, "use"))\n"
      + uses.map {
        "    \(Self.spelled($0.location))  \(VisibleText.spelled($0.words))\n"
      }.joined()
  }

  private func isShown(_ language: String) -> Bool { languages?.contains(language) ?? true }

  private func title(of language: String) -> String {
    Self.title(of: language) + (isSource(language) ? ", source" : "")
  }

  private func value(_ leaf: Leaf) -> String {
    leaf.unit.value.map(VisibleText.spelled) ?? "(no text)"
  }

  private static func state(_ state: TranslationState?) -> String {
    VisibleText.spelled(state?.catalogSpelling ?? "")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)))
  }

  /// A place as editors and terminals make a link of it.
  static func spelled(_ location: SourceLocation) -> String {
    VisibleText.spelled("\(location.path):\(location.line):\(location.column)")
  }
}
