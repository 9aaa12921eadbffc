import Checks
import Findings
import SourceRules
import StringCatalog

/// What a call of `endonym check` asks for, its options understood.
struct CheckRequest: Sendable {
  /// The places to check; empty where the configuration decides.
  var places: [CatalogPlace]
  /// The places of sources to check; empty where the configuration decides.
  var sourcePlaces: [CatalogPlace]
  /// Whether to mend what can be mended mechanically.
  var mends: Bool
  /// The folder to keep what was learned of sources in; nil to keep nothing.
  var memoryFolder: FilePath?
  var configuration: String?
  var sourceLanguage: String?
  var requiredLanguages: [String]
  var onlyRules: Set<String>?
  var optIn: Set<String>
  var settings: [String: RuleSetting] = [:]
  /// The severity below which nothing is reported.
  var minimumSeverity = Severity.note
  var failingSeverity: Severity?
  var onlyLanguages: Set<String>?
  var format: ReportFormat
  var output: String?
  var baseline: String?
  var updatesBaseline: Bool
  var isForced: Bool
  var shard: Shard?
  var jobs: Int
  var usesColor: Bool
  var isQuiet: Bool

  /// Understands the options.
  ///
  /// - Throws: `CommandFailure` at the first that makes no sense.
  init(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) {
    typealias Options = CheckArguments
    let named =
      arguments.operands + arguments.values(of: Options.catalogDirectory)
      + arguments.values(of: Options.catalog)
    if named.contains("") {
      throw .usage(
        "check", "a path is empty", "A variable of the shell may be unset; name the folder as '.'.")
    }
    places = named.map { CatalogPlace(text: $0, directory: environment.workingDirectory) }
    sourcePlaces = arguments.values(of: Options.sourceDirectory).map {
      CatalogPlace(text: $0, directory: environment.workingDirectory)
    }
    mends = arguments.has(Options.fix)
    memoryFolder =
      arguments.value(of: Options.cache).map {
        FilePath($0, relativeTo: environment.workingDirectory)
      } ?? environment.memoryFolder
    if arguments.has(Options.noCache) { memoryFolder = nil }
    configuration = arguments.value(of: Options.configuration)
    sourceLanguage = try arguments.languages(of: Options.sourceLanguage, command: "check").last
    requiredLanguages = try arguments.languages(of: Options.requiredLanguage, command: "check")
    optIn = Set(arguments.values(of: Options.optIn))
    let rules = arguments.values(of: Options.rule)
    onlyRules = rules.isEmpty ? nil : Set(rules)
    for rule in rules + optIn { try Self.requireRule(rule) }
    for rule in arguments.values(of: Options.optIn)
    where SourceRuleRegistry.rule(named: rule)?.description.isOptIn == false {
      throw .usage(
        "check", "the rule '\(rule)' isn't opt-in", "Leave '--opt-in' out: it runs anyway.")
    }
    failingSeverity = arguments.value(of: Options.failOn).flatMap(Severity.init)
    let languages = try arguments.languages(of: Options.language, command: "check")
    onlyLanguages = languages.isEmpty ? nil : Set(languages)
    format = arguments.value(of: Options.format).flatMap(ReportFormat.init) ?? .text
    output = arguments.value(of: Options.output)
    baseline = arguments.value(of: Options.baseline)
    updatesBaseline = arguments.has(Options.updateBaseline)
    isForced = arguments.has(Options.force)
    jobs = try Self.jobs(arguments, environment, command: "check")
    shard = try Self.shard(arguments)
    usesColor = try Self.usesColor(arguments, environment, command: "check")
    isQuiet = arguments.has(Options.quiet)
    for setting in arguments.values(of: Options.severity) { try read(severity: setting) }
    try Self.requireReplaceable(output: output, command: "check")
    if let output, output == baseline {
      throw .usage(
        "check", "the report would replace the baseline '\(output)'", "Name another file.")
    }
    if isForced, !updatesBaseline {
      throw .usage("check", "'--force' forces nothing here", "Add '--update-baseline'.")
    }
  }

  /// Reads `level`, a minimum, or `rule=level`.
  private mutating func read(severity text: String) throws(CommandFailure) {
    let levels = Severity.allCases.map(\.rawValue)
    guard let equals = text.firstIndex(of: "=") else {
      guard let minimum = Severity(rawValue: text) else {
        throw .usage(
          "check", "'\(text)' is no severity",
          NearestName.question(for: text, among: levels)
            ?? "Use \(levels.joined(separator: ", ")), or RULE=LEVEL.")
      }
      minimumSeverity = minimum
      return
    }
    let rule = String(text[..<equals])
    let level = String(text[text.index(after: equals)...])
    try Self.requireRule(rule)
    guard let setting = RuleSetting(level) else {
      throw .usage(
        "check", "'\(level)' is no severity for the rule '\(rule)'",
        NearestName.question(for: level, among: levels + ["off"])
          ?? "Use off, \(levels.joined(separator: ", ")).")
    }
    settings[rule] = setting
    if setting == .off, onlyRules?.contains(rule) == true {
      throw .usage(
        "check", "'--severity \(text)' turns off what '--rule \(rule)' asks for",
        "Leave out one of the two.")
    }
  }

  private static func requireRule(_ name: String) throws(CommandFailure) {
    let known = SourceRuleRegistry.allWithCatalogs.map(\.description.identifier)
    guard !known.contains(name) else { return }
    throw .usage(
      "check", "there is no rule '\(name)'",
      NearestName.question(for: name, among: known) ?? "List them with 'endonym rules'.")
  }

  /// Sees to it that a report replaces nothing that people write.
  static func requireReplaceable(
    output: String?, command: String
  ) throws(CommandFailure) {
    guard let output else { return }
    if FilePath(output).isCatalog {
      throw .usage(
        command, "a report would replace the String Catalog '\(output)'", "Name another file.")
    }
    if output.hasSuffix(".swift") {
      throw .usage(command, "a report would replace the source '\(output)'", "Name another file.")
    }
  }

  /// How many threads may work at once.
  static func jobs(
    _ arguments: ParsedArguments, _ environment: CommandEnvironment, command: String
  ) throws(CommandFailure) -> Int {
    guard let text = arguments.value(of: CheckArguments.jobs) else {
      return max(1, environment.processorCount)
    }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw .usage(command, "'\(text)' is no number of threads", "Use a number from 1 to 1024.")
    }
    return jobs
  }

  private static func shard(_ arguments: ParsedArguments) throws(CommandFailure) -> Shard? {
    guard let text = arguments.value(of: CheckArguments.shard) else { return nil }
    guard let shard = Shard(text) else {
      throw .usage(
        "check", "'\(text)' is no shard", "Write I/N with I from 1 to N, such as '2/4'.")
    }
    return shard
  }

  /// Whether a report is to be coloured.
  static func usesColor(
    _ arguments: ParsedArguments, _ environment: CommandEnvironment, command: String
  ) throws(CommandFailure) -> Bool {
    let (color, noColor) = (
      arguments.has(CheckArguments.color), arguments.has(CheckArguments.noColor)
    )
    if color, noColor {
      throw .usage(command, "'--color' and '--no-color' exclude each other", "Give one of them.")
    }
    let choice: Bool? = color ? true : noColor ? false : nil
    let toFile = arguments.value(of: CheckArguments.output) != nil
    return environment.usesColor(choice ?? (toFile ? false : nil))
  }
}
