import Checks
import Findings

/// What a call of `endonym widths` asks for, its options understood.
struct WidthsRequest: Sendable {
  /// What is done with the measurements beside reporting them.
  enum Task: Sendable, Hashable {
    case none
    /// Accepts what doesn't fit; without a reason somebody has to be asked.
    case accept(reason: String?)
    /// Lists the tightest texts, and writes them for the gate.
    case tightest(count: Int, updates: Bool)
    /// Writes the report, or holds it against the committed one.
    case report(checks: Bool)
  }

  /// The slots to measure; empty for all.
  var slots: [String]
  /// The languages to measure; empty for all.
  var languages: [String]
  /// The width of the screen in points; nil for the configuration's.
  var device: Double?
  var task: Task
  /// Whether accepted widths that no longer matter are removed.
  var prunes: Bool
  var configuration: String?
  var format: ReportFormat
  var output: String?
  var jobs: Int
  var usesColor: Bool
  var isQuiet: Bool

  /// Understands the options.
  ///
  /// - Throws: `CommandFailure` at the first that makes no sense.
  init(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) {
    typealias Options = WidthsArguments
    slots = arguments.values(of: Options.slot)
    languages = try arguments.languages(of: Options.language, command: "widths")
    device = try Self.device(arguments)
    task = try Self.task(arguments)
    prunes = arguments.has(Options.prune)
    configuration = arguments.value(of: CheckArguments.configuration)
    format = arguments.value(of: CheckArguments.format).flatMap(ReportFormat.init) ?? .text
    output = arguments.value(of: CheckArguments.output)
    jobs = try CheckRequest.jobs(arguments, environment, command: "widths")
    usesColor = try CheckRequest.usesColor(arguments, environment, command: "widths")
    isQuiet = arguments.has(CheckArguments.quiet)
    try CheckRequest.requireReplaceable(output: output, command: "widths")
    try requireWhole()
  }

  /// Whether only some of the texts are measured.
  var isPart: Bool { !slots.isEmpty || !languages.isEmpty }

  private static func device(_ arguments: ParsedArguments) throws(CommandFailure) -> Double? {
    guard let text = arguments.value(of: WidthsArguments.device) else { return nil }
    guard let width = Double(text), width >= 1, width <= 10_000 else {
      throw .usage(
        "widths", "'\(text)' is no width of a screen",
        "Give it in points, such as '--device 390'.")
    }
    return width
  }

  private static func task(_ arguments: ParsedArguments) throws(CommandFailure) -> Task {
    typealias Options = WidthsArguments
    let tightest = arguments.value(of: Options.tightest)
    let asked = [
      arguments.has(Options.accept) ? "--accept" : nil, tightest.map { _ in "--tightest" },
      arguments.has(Options.report) ? "--report" : nil,
      arguments.has(Options.check) ? "--check" : nil,
    ].compactMap { $0 }
    guard asked.count <= 1 else {
      throw .usage(
        "widths", "'\(asked[0])' and '\(asked[1])' exclude each other", "Give one of them.")
    }
    let reason = arguments.value(of: Options.reason)
    if reason != nil, !arguments.has(Options.accept) {
      throw .usage("widths", "'--reason' gives a reason for nothing", "Add '--accept'.")
    }
    if arguments.has(Options.update), tightest == nil {
      throw .usage("widths", "'--update' has nothing to write", "Add '--tightest 50'.")
    }
    if arguments.has(Options.accept) { return .accept(reason: reason) }
    if arguments.has(Options.report) { return .report(checks: false) }
    if arguments.has(Options.check) { return .report(checks: true) }
    guard let tightest else { return .none }
    guard let count = Int(tightest), (1...1_000).contains(count) else {
      throw .usage(
        "widths", "'\(tightest)' is no number of texts", "Use a number from 1 to 1000.")
    }
    return .tightest(count: count, updates: arguments.has(Options.update))
  }

  /// Files that are committed are about all texts and the configuration's screen.
  private func requireWhole() throws(CommandFailure) {
    let (isAboutAll, isAboutGate): (Bool, Bool) =
      switch task {
      case .report: (true, true)
      case .tightest(_, updates: true): (true, true)
      case .accept: (false, true)
      case .none, .tightest: (false, prunes)
      }
    if isAboutAll, isPart {
      throw .usage(
        "widths", "the file would lose what isn't measured",
        "Leave '--slot' and '--language' out.")
    }
    if isAboutGate || prunes, device != nil {
      throw .usage(
        "widths", "what is written is about the configuration's screen",
        "Leave '--device' out, or set 'devices.gate' in the configuration.")
    }
    if prunes, case .report(checks: true) = task {
      throw .usage("widths", "'--prune' and '--check' exclude each other", "Give one of them.")
    }
  }
}
