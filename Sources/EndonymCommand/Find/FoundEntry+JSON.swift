import Findings
import StringCatalog

extension FoundEntry {
  /// Writes the entry as an object.
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("key", entry.key)
    json.member("table", catalog.table)
    json.place(location)
    json.member("symbol", symbol)
    json.member("comment", entry.comment?.value)
    json.member("extractionState", entry.extractionState?.value.catalogSpelling)
    json.member("shouldTranslate", entry.shouldTranslate?.value ?? true)
    json.key("localizations")
    json.beginArray()
    for localization in localizations { write(localization, to: &json) }
    json.endArray()
    json.member("missingLanguages", missingLanguages)
    json.member("isDeclared", isDeclared)
    json.member("isMentioned", isMentioned)
    writeUses(to: &json)
    json.endObject()
  }

  /// Writes the member `uses`.
  func writeUses(to json: inout JSONWriter) {
    json.key("uses")
    json.beginArray()
    for use in uses {
      json.beginObject(.inline)
      json.place(use.location)
      switch use.kind {
      case .lookUp(let routine):
        json.member("kind", "lookUp")
        json.member("name", routine)
      case .symbol(let symbol):
        json.member("kind", "symbol")
        json.member("name", symbol)
      case .literal:
        json.member("kind", "literal")
      }
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ localization: CatalogLocalization, to json: inout JSONWriter) {
    json.beginObject()
    json.member("language", localization.language)
    json.member(
      "languageName", LanguageIdentifier(parsing: localization.language).englishName as String?)
    json.member("isSource", isSource(localization.language))
    json.key("texts")
    json.beginArray()
    for leaf in localization.content.leaves {
      json.beginObject(.inline)
      json.member("variation", leaf.pathDescription)
      json.member("state", leaf.unit.state?.catalogSpelling)
      json.member("value", leaf.unit.value)
      json.endObject()
    }
    for phrase in localization.content.stringSet?.values ?? [] {
      json.beginObject(.inline)
      json.member("variation", nil as String?)
      json.member("state", localization.content.stringSet?.state?.catalogSpelling)
      json.member("value", phrase.value)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }
}
