import Checks
import Findings
import Slots

/// Measures the texts of all slots and reports what doesn't fit.
struct WidthsCommand: Command {
  static let declaration = CommandDeclaration(
    name: "widths", summary: "Measure the texts of slots in every language, and report what is cut",
    discussion: WidthsArguments.discussion, operand: nil, options: WidthsArguments.all,
    examples: WidthsArguments.examples)

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    let request = try WidthsRequest(arguments, in: environment)
    try environment.requireFolder(ofOutput: request.output, command: "widths")
    let (project, mistakes) = environment.project(configuredBy: request.configuration)
    guard mistakes.isEmpty else {
      environment.report(mistakes)
      return .misuse
    }
    try ProjectFiles(environment: environment, project: project)
      .requireReplaceable(output: request.output, command: "widths")
    try Self.requireSlots(of: project, request)
    try Self.requireReason(request, environment)
    let run = WidthsRun(request: request, environment: environment)
    let found = ProgressLine(environment).during { run.outcome(of: project, $0) }
    switch found {
    case .failure(.call(let mistake)): throw mistake
    case .failure(.project(let problems)):
      environment.report(problems)
      return .misuse
    case .success(var outcome):
      var review = WidthsReview(request: request, environment: environment)
      try review.review(&outcome)
      try SweepReport(request: request, environment: environment)
        .write(
          outcome, remarks: review.remarks, list: review.list, difference: review.difference)
      if !outcome.result.problems.isEmpty { return .misuse }
      return outcome.result.passes && review.isUpToDate ? .clean : .findings
    }
  }

  private static func requireSlots(
    of project: Project, _ request: WidthsRequest
  ) throws(CommandFailure) {
    let known = project.slotOptions.slots.map(\.name)
    guard !known.isEmpty else {
      throw .usage(
        "widths", "no slots are declared",
        "Add 'slots' to \(project.configuration ?? Project.configurationName).")
    }
    for name in request.slots where !known.contains(name) {
      throw .usage(
        "widths", "there is no slot '\(name)'",
        NearestName.question(for: name, among: known)
          ?? "Use one of: \(known.joined(separator: ", ")).")
    }
  }

  /// Nobody can be asked later where standard input or error is no terminal.
  private static func requireReason(
    _ request: WidthsRequest, _ environment: CommandEnvironment
  ) throws(CommandFailure) {
    guard case .accept(let reason) = request.task else { return }
    if let reason {
      guard reason.contains(where: { !$0.isWhitespace }) else { throw .reasonMissing }
    } else if !environment.input.isTerminal || !environment.errors.isTerminal {
      throw .reasonMissing
    }
  }
}

extension CommandFailure {
  /// The mistake of accepting without a reason.
  static var reasonMissing: CommandFailure {
    .usage(
      "widths", "nothing is accepted without a reason",
      "Say with '--reason' why the texts may stay as they are.")
  }
}
