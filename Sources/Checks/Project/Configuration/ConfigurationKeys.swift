import Findings
import StringCatalog

/// The keys of `endonym.json`, as data.
enum ConfigurationKeys {
  private static let severities = Severity.allCases.map(\.rawValue)

  /// The keys of the whole file.
  static let all: [ConfigurationKey] = checkKeys + slotKeys

  private static let checkKeys: [ConfigurationKey] = [
    ConfigurationKey(
      name: "$schema", form: .text,
      meaning: "The address of this schema, for editors; it changes nothing."),
    ConfigurationKey(
      name: "catalogs", form: .list(.text),
      meaning: """
        The String Catalogs to check: files, folders (all catalogs below them) and patterns, \
        relative to this file. In a pattern '*' and '?' stand for a part of a name, '**' for any \
        number of folders. Without it all catalogs below this file's folder are checked.
        """),
    ConfigurationKey(
      name: "exclude", form: .list(.text),
      meaning: """
        Patterns of files and folders to leave out, relative to this file; 'Vendor' means the \
        folder beside this file, '**/Vendor' one at any depth.
        """),
    ConfigurationKey(
      name: "sourceLanguage", form: .language,
      meaning: """
        The language of the keys and source values. Without it every catalog's own \
        'sourceLanguage' counts.
        """),
    ConfigurationKey(
      name: "requiredLanguages", form: .list(.language),
      meaning: """
        The languages that every translatable entry must have. Without it the languages that at \
        least half of the entries have are taken for required.
        """),
    ConfigurationKey(
      name: "rules", form: .perRule(.choice(["off"] + severities)),
      meaning: """
        The severity of a rule's findings, or 'off'. A severity also turns an opt-in rule on.
        """),
    ConfigurationKey(
      name: "optIn", form: .list(.rule),
      meaning: "The opt-in rules that are to run with their own severity."),
    ConfigurationKey(
      name: "unfinishedStates",
      form: .list(.choice(TranslationState.known.map(\.catalogSpelling))),
      meaning: """
        The states of a translation that count as unfinished: 'new' and 'needs_review' unless \
        said otherwise.
        """),
    ConfigurationKey(
      name: "untranslatedTerms", form: .list(.text),
      meaning: "Words and names that may stand in a translation as they stand in the source."),
    ConfigurationKey(
      name: "failOn", form: .choice(severities),
      meaning: "The severity from which on a finding fails the run: 'error' unless said otherwise."
    ),
    ConfigurationKey(
      name: "baseline", form: .text,
      meaning: """
        The file of findings that are known and no longer reported, relative to this file and \
        below its folder.
        """),
    ConfigurationKey(
      name: "maximumFileSize", form: .wholeNumber(minimum: 1),
      meaning:
        "The size in bytes beyond which a catalog is refused: 268435456 unless said otherwise."
    ),
    ConfigurationKey(
      name: "sources", form: .list(.text),
      meaning: """
        The Swift sources to check: files, folders and patterns, as for 'catalogs'. Without it no \
        source is looked at.
        """),
    ConfigurationKey(
      name: "rulebook", form: .object(rulebook),
      meaning: """
        The one place where the app formats its dates. Without it the rules about raw formats and \
        intents are off.
        """),
    ConfigurationKey(
      name: "intentPaths", form: .list(.text),
      meaning: "Patterns of the only files that may use date intents; without it all may."),
    ConfigurationKey(
      name: "routines", form: .list(.object(routine)),
      meaning: "The app's own functions that look a text up, beside Apple's."),
    ConfigurationKey(
      name: "isPackage", form: .flag,
      meaning: """
        Whether the sources are a package's or framework's: their look-ups then need 'bundle:'. \
        'false' unless said otherwise.
        """),
    ConfigurationKey(
      name: "accepted", form: .list(.object(accepted)),
      meaning: """
        Findings that are right as they are. Each pins the exact value that was looked at and says \
        why; when the value changes, it is a finding again, and an exception that matches nothing \
        any more is one too.
        """),
  ]

  /// The keys of the rulebook.
  private static let rulebook: [ConfigurationKey] = [
    ConfigurationKey(
      name: "paths", form: .list(.text),
      meaning: "Patterns of the rulebook's files, relative to this file.", isRequired: true),
    ConfigurationKey(
      name: "symbols", form: .list(.text),
      meaning: "Types and functions whose bodies belong to the rulebook wherever they stand."),
    ConfigurationKey(
      name: "remainingFormats", form: .list(.object(remainingFormat)),
      meaning: """
        Raw formats that may remain outside of the rulebook. One that is gone is a finding, so that \
        the list shrinks.
        """),
    ConfigurationKey(
      name: "goldens", form: .text,
      meaning: """
        The folder of the recorded dates, with one folder for each version of the locale data, \
        relative to this file; 'endonym report' compares with it.
        """),
    ConfigurationKey(
      name: "anchors", form: .text,
      meaning: "The file of the dates that a person decided, relative to this file."),
  ]

  /// The keys of one raw format that may remain.
  private static let remainingFormat: [ConfigurationKey] = [
    ConfigurationKey(
      name: "path", form: .text, meaning: "The file, relative to this one.", isRequired: true),
    ConfigurationKey(
      name: "format", form: .text,
      meaning: "The exact format as the finding quotes it.", isRequired: true),
    ConfigurationKey(
      name: "reason", form: .text, meaning: "Why it may remain.", isRequired: true),
  ]

  /// The keys of one function that looks a text up.
  private static let routine: [ConfigurationKey] = [
    ConfigurationKey(
      name: "name", form: .text, meaning: "The name as it is called, such as 'L10n.tr'.",
      isRequired: true),
    ConfigurationKey(
      name: "key", form: .text,
      meaning: "The label of the key's argument; absent for the first without a label."),
    ConfigurationKey(
      name: "table", form: .text, meaning: "The label of the table's argument."),
    ConfigurationKey(
      name: "comment", form: .text, meaning: "The label of the comment's argument."),
  ]

  /// The keys of one accepted exception.
  private static let accepted: [ConfigurationKey] = [
    ConfigurationKey(name: "rule", form: .rule, meaning: "The rule.", isRequired: true),
    ConfigurationKey(
      name: "catalog", form: .text, meaning: "The catalog's path, relative to this file.",
      isRequired: true),
    ConfigurationKey(
      name: "entry", form: .text, meaning: "The entry's key; absent where the finding names none."),
    ConfigurationKey(
      name: "language", form: .text,
      meaning: "The language as the catalog spells it; absent where the finding names none."),
    ConfigurationKey(
      name: "variation", form: .text,
      meaning: "The way to the text, such as 'plural.one'; absent for every way to the same value."
    ),
    ConfigurationKey(
      name: "value", form: .text,
      meaning: "The exact value; absent where the finding quotes none."),
    ConfigurationKey(
      name: "reason", form: .text, meaning: "Why the value is right, for whoever reads this next.",
      isRequired: true),
  ]
}
