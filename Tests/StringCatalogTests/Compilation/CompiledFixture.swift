import StringCatalog
import Testing

/// What a small catalog compiles to, as dictionaries of Swift's own.
struct CompiledFixture {
  let compiled: CompiledCatalog

  /// Compiles the members of an object `strings`.
  init(_ strings: String, _ options: CompilationOptions = CompilationOptions()) throws {
    compiled = CatalogCompiler(options).compile(
      try ModelFixture.catalog(strings: strings), table: "Localizable")
  }

  /// The paths of the files.
  var paths: [String] { compiled.files.map(\.path) }

  /// The content of a file.
  subscript(_ path: String) -> PropertyListValue? {
    compiled.files.first { $0.path == path }.map { .dictionary($0.content) }
  }

  /// The diagnostics as `line:column severity text`.
  var diagnostics: [String] {
    compiled.diagnostics.map {
      "\($0.position.line):\($0.position.column) \($0.severity.rawValue) \($0.text)"
    }
  }
}

extension PropertyListValue: ExpressibleByStringLiteral,
  ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// A dictionary.
  public init(dictionaryLiteral elements: (String, PropertyListValue)...) {
    self = .dictionary(PropertyListDictionary(elements.map { .init($0, $1) }))
  }
}

extension PropertyListValue {
  /// A plural's rule, as Apple's "Stringsdict File Format" has it.
  static func plural(_ type: String, _ forms: [String: String]) -> PropertyListValue {
    .dictionary(
      PropertyListDictionary(
        [
          .init("NSStringFormatSpecTypeKey", .text("NSStringPluralRuleType")),
          .init("NSStringFormatValueTypeKey", .text(type)),
        ] + forms.map { .init($0, .text($1)) }))
  }
}

/// Parts of catalogs.
enum Part {
  static func entry(_ localizations: String, state: String? = "manual") -> String {
    let state = state.map { #""extractionState":"\#($0)","# } ?? ""
    return #"{\#(state)"localizations":{\#(localizations)}}"#
  }

  static func unit(_ value: String, state: String = "translated") -> String {
    "{\(ModelFixture.unit(value, state: state))}"
  }

  static func varied(_ axis: String, _ branches: KeyValuePairs<String, String>) -> String {
    let branches = branches.map { #""\#($0)":\#($1)"# }.joined(separator: ",")
    return #"{"variations":{"\#(axis)":{\#(branches)}}}"#
  }

  static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let branches = forms.map { #""\#($0)":\#(unit($1))"# }.joined(separator: ",")
    return #"{"variations":{"plural":{\#(branches)}}}"#
  }

  /// A text with substitutions; each value holds the substitution's own members.
  static func substituted(
    _ text: String, _ substitutions: KeyValuePairs<String, String>
  ) -> String {
    let parts = substitutions.map { #""\#($0)":\#($1)"# }.joined(separator: ",")
    return #"{\#(ModelFixture.unit(text)),"substitutions":{\#(parts)}}"#
  }

  static func substitution(
    _ number: Int?, _ specifier: String?, _ forms: KeyValuePairs<String, String>
  ) -> String {
    let number = number.map { #""argNum":\#($0),"# } ?? ""
    let specifier = specifier.map { #""formatSpecifier":"\#($0)","# } ?? ""
    return "{" + number + specifier + plural(forms).dropFirst()
  }
}
