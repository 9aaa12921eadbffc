import Checks
import SourceRules

/// Prints a JSON Schema.
struct SchemaCommand: Command {
  private static let kinds = ["configuration", "report"]

  static let declaration = CommandDeclaration(
    name: "schema", summary: "Print the JSON Schema of endonym.json or of a report",
    discussion: """
      KIND is 'configuration' (unless said otherwise) or 'report', which is what 'endonym check \
      --format json' prints.
      """,
    operand: .init(placeholder: "KIND", kind: .choice(kinds)), options: [],
    examples: [
      .init(
        arguments: "schema > endonym.schema.json",
        explanation: "Lets an editor complete and check 'endonym.json'"),
      .init(
        arguments: "schema report", explanation: "Tells a program what to expect of a JSON report"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    if arguments.operands.first == "report" {
      try environment.print(ReportSchema.document)
    } else {
      try environment.print(ConfigurationSchema.document(rules: SourceRuleRegistry.allWithCatalogs))
    }
    return .clean
  }
}
