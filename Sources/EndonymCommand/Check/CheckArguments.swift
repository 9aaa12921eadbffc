import Checks
import Findings
import SourceRules

/// The options of `endonym check`, as data.
enum CheckArguments {
  private static let rules = SourceRuleRegistry.allWithCatalogs.map(\.description.identifier)
  private static let severities = Severity.allCases.map(\.rawValue)

  static let catalogDirectory = OptionDeclaration.value(
    "catalog-directory", "FOLDER", .folder, repeats: true,
    "Check all catalogs below a folder")
  static let catalog = OptionDeclaration.value(
    "catalog", "FILE", .file, repeats: true, "Check a catalog")
  static let sourceDirectory = OptionDeclaration.value(
    "source-directory", "FOLDER", .folder, repeats: true,
    "Check all Swift sources below a folder too (default: what the configuration names)")
  static let fix = OptionDeclaration.flag(
    "fix", "Mend in the sources what can be mended mechanically, then report the rest")
  static let cache = OptionDeclaration.value(
    "cache", "FOLDER", .folder,
    "Keep what was learned of sources here (default: the user's cache folder)")
  static let noCache = OptionDeclaration.flag(
    "no-cache", "Parse every source anew, and keep nothing")
  static let configuration = OptionDeclaration.value(
    "configuration", "FILE", .file,
    "Read this configuration (default: endonym.json here or further up in the repository)")
  static let sourceLanguage = OptionDeclaration.value(
    "source-language", "LANGUAGE", .text, "Take this for the language of keys and source values")
  static let requiredLanguage = OptionDeclaration.value(
    "required-language", "LANGUAGE", .text, repeats: true,
    "Expect every entry to have this language")
  static let rule = OptionDeclaration.value(
    "rule", "RULE", .suggestions(rules), repeats: true, "Run only this rule")
  static let optIn = OptionDeclaration.value(
    "opt-in", "RULE", .suggestions(rules), repeats: true, "Run this opt-in rule too")
  static let severity = OptionDeclaration.value(
    "severity", "LEVEL|RULE=LEVEL", .suggestions(severities + ["off"]), repeats: true,
    "Report nothing below a level, or give a rule one (note, warning, error; a rule also off)")
  static let failOn = OptionDeclaration.value(
    "fail-on", "LEVEL", .choice(severities),
    "Exit with 1 from this severity on (default: error)")
  static let language = OptionDeclaration.value(
    "language", "LANGUAGE", .text, repeats: true, "Report only on this language")
  static let format = OptionDeclaration.value(
    "format", "FORMAT", .choice(ReportFormat.allCases.map(\.rawValue)),
    "Report in this form (default: text)")
  static let output = OptionDeclaration.value(
    "output", letter: "o", "FILE", .file, "Write the report to a file (default: standard output)")
  static let baseline = OptionDeclaration.value(
    "baseline", "FILE", .file, "Leave out the findings that this file knows")
  static let updateBaseline = OptionDeclaration.flag(
    "update-baseline", "Take what is mended out of the baseline; it only ever shrinks")
  static let force = OptionDeclaration.flag(
    "force", "Let --update-baseline take in new findings too, or begin the file")
  static let shard = OptionDeclaration.value(
    "shard", "I/N", .text, "Check only every Nth catalog, from the Ith on")
  static let jobs = OptionDeclaration.value(
    "jobs", letter: "j", "N", .text, "Work on so many threads (default: one for each processor)")
  static let color = OptionDeclaration.flag("color", "Use colours, also into a pipe")
  static let noColor = OptionDeclaration.flag("no-color", "Use no colours")
  static let quiet = OptionDeclaration.flag(
    "quiet", letter: "q", "Print findings alone, without a summary")

  static let all = [
    catalogDirectory, catalog, sourceDirectory, configuration, sourceLanguage, requiredLanguage,
    rule, optIn,
    severity, failOn, language, format, output, baseline, updateBaseline, force, shard, jobs,
    fix, cache, noCache, color, noColor, quiet,
  ]

  static let examples: [CommandDeclaration.Example] = [
    .init(arguments: "check", explanation: "Finds the catalogs in this folder and checks them"),
    .init(
      arguments: "check --catalog-directory App --required-language de --required-language th",
      explanation: "Checks all catalogs below 'App' and expects German and Thai everywhere"),
    .init(
      arguments: "check --source-directory App --fix",
      explanation: "Checks the sources below 'App' too, and mends what can be mended mechanically"),
    .init(
      arguments: "check --format sarif --output endonym.sarif",
      explanation: "Writes a report for a code-scanning service"),
    .init(
      arguments: "check --baseline known.json --update-baseline --force",
      explanation: "Records what is wrong today; from then on only new findings are reported"),
    .init(
      arguments: "check --rule format-signature --severity error --language ja",
      explanation: "Reports errors of one rule in one language"),
    .init(
      arguments: "check --shard 2/4 --format json",
      explanation: "Checks every fourth catalog, from the second on, on one machine of four"),
  ]
}
