/// Writes the inside of a catalog's `strings` for tests of plurals.
enum PluralEntry {
  /// An entry whose texts vary by plural, by language; the categories stand in the order given.
  static func varied(
    key: String = "count", _ languages: KeyValuePairs<String, KeyValuePairs<String, String>>
  ) -> String {
    entry(key: key, languages.map { ($0.key, "\"variations\" : \(plural($0.value))") })
  }

  /// An entry whose texts are a substitution, named `n`, that varies by plural.
  static func substituted(
    key: String = "count %lld", text: String = "%#@n@",
    _ languages: KeyValuePairs<String, KeyValuePairs<String, String>>
  ) -> String {
    entry(
      key: key,
      languages.map { language, forms in
        let fields = "\"argNum\" : 1, \"formatSpecifier\" : \"lld\""
        return (
          language,
          """
          \(unit(text)), "substitutions" : { "n" : { \(fields), "variations" : \(plural(forms)) } }
          """
        )
      })
  }

  /// An entry with one text for each language.
  static func plain(key: String = "count", _ languages: KeyValuePairs<String, String>) -> String {
    entry(key: key, languages.map { ($0.key, unit($0.value)) })
  }

  /// An entry with the given inside of each language.
  static func entry(key: String, _ languages: [(String, String)]) -> String {
    let inside = languages.map { "\"\($0.0)\" : { \($0.1) }" }.joined(separator: ", ")
    return "\"\(key)\" : { \"localizations\" : { \(inside) } }"
  }

  /// A `stringUnit` with its name.
  static func unit(_ value: String) -> String {
    "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" }"
  }

  /// The inside of `variations`.
  static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let branches = forms.map { "\"\($0.key)\" : { \(unit($0.value)) }" }
    return "{ \"plural\" : { \(branches.joined(separator: ", ")) } }"
  }
}
