import Findings
import PluralRules
import StringCatalog

/// Finds translations of a server's texts that take other arguments than the source text.
struct ServerPlaceholderRule: ServerRule {
  static let description = RuleDescription(
    identifier: "server-placeholder",
    family: .server,
    title: "A server's text with other arguments than its source",
    explanation: """
      A translation in `serverStrings` that leaves out an argument of the source text, or has one \
      that the source text hasn't. Arguments are `%{name}` and `%<name>d` in Rails' YAML, \
      `{{name}}` and `%{name}` in JSON, and format specifiers in `.strings`, which also must be of \
      the same type. `%%{name}` is text.

      In Rails' YAML `model`, `attribute` and `value` may come and go below `errors`, where they are       always there (Rails Internationalization guide, "Error Message Interpolation").

      A plural form for few numbers may leave out `count`, as in "one message"; the others are held \
      against the source's form for `other`.
      """,
    consequence: """
      The app's user misses a value or reads the argument's name; Rails raises \
      `I18n::MissingInterpolationArgument`.
      """,
    severity: .error,
    triggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            rain: "Rain on %{day} in %{place}"
            wind: "Wind from %{direction}"
          de:
            rain: ↓"Regen am %{tag} in %{place}"
            wind: ↓Wind
          """
        ]),
      RuleExample(
        serverFiles: [
          "server/en.json":
            #"{ "alerts": { "one": "{{count}} alert", "other": "{{count}} alerts" } }"#,
          "server/ru.json": """
          { "alerts": {
            "one": ↓"Одно предупреждение", "few": "{{count}} предупреждения",
            "many": ↓"{{number}} предупреждений", "other": "{{count}} предупреждения"
          } }
          """,
        ], format: .json),
      RuleExample(
        serverFiles: [
          "server/en.lproj/Server.strings": #""wind" = "Wind %lld from %@";"#,
          "server/de.lproj/Server.strings": #""wind" = ↓"Wind %@ aus %@";"#,
        ], format: .strings),
    ],
    nonTriggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            inbox:
              one: one message
              other: "%{count} messages"
            rate: "100 % of %{total}"
          fr:
            inbox:
              zero: aucun message
              one: un message
              other: "%{count} messages"
            rate: "%{total} à 100 %"
          """
        ]),
      RuleExample(
        serverFiles: [
          "server/en.lproj/Server.strings": #""wind" = "Wind %lld from %@";"#,
          "server/de.lproj/Server.strings": #""wind" = "Aus %2$@ mit %1$lld";"#,
        ], format: .strings),
    ])

  func check(_ catalog: ServerCatalog, in project: ServerProject, report: inout ServerReport) {
    for entry in catalog.entries {
      guard let source = entry.localizations[catalog.sourceLanguage],
        let main = source.mainForm, !main.isBlank
      else { continue }
      for (language, localization) in entry.translations(of: catalog) {
        for form in localization.forms where !form.isBlank {
          guard
            let fault = catalog.placeholders.isPrintf
              ? printfFault(form, main, language)
              : namedFault(form, source, catalog, language, Self.implied(entry.key, catalog))
          else { continue }
          report.add(
            fault.message, remedy: fault.remedy, in: form, of: entry.key, language: language,
            marked: fault.marked)
        }
      }
    }
  }

  private struct Fault {
    var message: String
    var remedy: String
    var marked: Range<Int>?
  }

  private func namedFault(
    _ form: ServerForm, _ source: ServerLocalization, _ catalog: ServerCatalog, _ language: String,
    _ implied: Set<String>
  ) -> Fault? {
    guard let main = source.mainForm else { return nil }
    let syntax = catalog.placeholders
    let expected = syntax.placeholders(in: main.value)
    let known = Set(source.forms.flatMap { syntax.placeholders(in: $0.value).map(\.name) })
    let written = syntax.placeholders(in: form.value)
    let names = Set(written.map(\.name))
    let extra = written.filter { !known.contains($0.name) && !implied.contains($0.name) }
    let missing = expected.filter {
      !names.contains($0.name) && !implied.contains($0.name)
        && !($0.name == "count" && Self.mayOmitCount(form, language))
    }
    let name = PluralWording.name(of: language)
    func spelled(_ placeholders: [ServerPlaceholder], in text: String) -> String {
      var seen: Set<String> = []
      return Self.listed(
        placeholders.filter { seen.insert($0.name).inserted }.map(\.range), of: text)
    }
    let quoted = QuotedText.quoted(main.value)
    if let first = extra.first {
      let found = spelled(extra, in: form.value)
      return Fault(
        message: "the \(name) text has \(found), which the source text \(quoted) hasn't",
        remedy: missing.isEmpty
          ? "Delete \(found), or write what the source text has."
          : "Write \(spelled(missing, in: main.value)) instead.",
        marked: first.range)
    }
    guard !missing.isEmpty else { return nil }
    let left = spelled(missing, in: main.value)
    return Fault(
      message: "the \(name) text leaves out \(left) of the source text \(quoted)",
      remedy: "Add \(left) where the value belongs.", marked: nil)
  }

  /// The arguments that are there whether the source text has them or not.
  private static func implied(_ key: String, _ catalog: ServerCatalog) -> Set<String> {
    guard catalog.placeholders == .rails, key.split(separator: ".").contains("errors") else {
      return []
    }
    return ["attribute", "model", "value"]
  }

  /// Whether a form stands for so few numbers that it may say them in words.
  private static func mayOmitCount(_ form: ServerForm, _ language: String) -> Bool {
    guard let category = form.category else { return false }
    if category == .zero { return true }
    guard category != .other else { return false }
    return PluralRules(language: language).wholeNumbers(in: category).count <= 2
  }

  /// The most arguments that a message names.
  private static let namedArguments = 5

  /// Some arguments of a text, in quotes; of many only the first.
  private static func listed(_ ranges: [Range<Int>], of text: String) -> String {
    var parts = ranges.prefix(namedArguments).map { QuotedText.quoted(part($0, of: text)) }
    let rest = ranges.count - parts.count
    if rest > 0 { parts.append("\(rest) more") }
    return parts.listed
  }

  private static func part(_ range: Range<Int>, of text: String) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return String(decoding: bytes[start...].prefix(range.count), as: UTF8.self)
  }

  private func printfFault(_ form: ServerForm, _ source: ServerForm, _ language: String) -> Fault? {
    let sourceFormat = FormatString(parsing: source.value).resolved(against: nil)
    let format = FormatString(parsing: form.value).resolved(against: sourceFormat)
    let differences = FormatSignature(format).differences(from: FormatSignature(sourceFormat))
    guard let difference = differences.first(where: { $0.consequence != .harmless }) else {
      return nil
    }
    let name = PluralWording.name(of: language)
    let quoted = QuotedText.quoted(source.value)
    let marked = difference.ranges.first
    let written = marked.map { "'\(Self.part($0, of: form.value))'" } ?? ""
    let wanted = difference.sourceRanges.first.map { "'\(Self.part($0, of: source.value))'" } ?? ""
    let listed = Self.listed(
      FormatSignature(sourceFormat).arguments.compactMap(\.ranges.first), of: source.value)
    let remedy = "Take the source's arguments, \(listed.isEmpty ? "which are none" : listed)."
    switch difference {
    case .missing:
      return Fault(
        message: "the \(name) text leaves out \(wanted) of the source text \(quoted)",
        remedy: "Add \(wanted) where the value belongs.", marked: nil)
    case .extra:
      return Fault(
        message: "the \(name) text has \(written), which the source text \(quoted) hasn't",
        remedy: remedy, marked: marked)
    case .typeDiffers:
      return Fault(
        message: "the \(name) text has \(written) where the source text \(quoted) has \(wanted)",
        remedy: remedy, marked: marked)
    default:
      return Fault(
        message: "the \(name) text takes its arguments otherwise than the source text \(quoted)",
        remedy: remedy, marked: marked)
    }
  }
}
