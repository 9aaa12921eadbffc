import Checks
import Findings
import StringCatalog

/// Lists the keys of catalogs.
struct PrintCommand: Command {
  private static let format = OptionDeclaration.value(
    "format", "FORMAT", .choice(["text", "json"]), "Show them in this form (default: text)")

  static let declaration = CommandDeclaration(
    name: "print", summary: "List the keys of catalogs, as 'xcstringstool print' does",
    discussion: """
      One key a line, in the order of the file; what can't be seen in a key is spelled out. In JSON \
      keys are exact, and each catalog stands with its path.
      """,
    operand: .init(placeholder: "FILE", kind: .file, isRequired: true, repeats: true),
    options: [format],
    examples: [
      .init(arguments: "print App/Localizable.xcstrings", explanation: "Lists its keys"),
      .init(
        arguments: "print App/*.xcstrings --format json",
        explanation: "Tells a program the keys of several catalogs"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    var catalogs: [(path: String, keys: [String])] = []
    var failures: [FileError] = []
    for path in arguments.operands {
      do throws(FileError) {
        catalogs.append((path, try Self.keys(at: path, in: environment)))
      } catch {
        failures.append(error)
      }
    }
    if arguments.value(of: Self.format) == "json" {
      try environment.print(Self.json(catalogs))
    } else {
      let lines = catalogs.flatMap(\.keys).map { VisibleText.spelled($0) + "\n" }
      try environment.print(lines.joined())
    }
    for failure in failures { environment.warn(failure.description) }
    return failures.isEmpty ? .clean : .misuse
  }

  private static func keys(
    at path: String, in environment: CommandEnvironment
  ) throws(FileError) -> [String] {
    let storage = CommandStorage(environment: environment)
    let bytes = try storage.bytes(at: path, maximumSize: JSONLimits().maximumSize)
    do throws(CatalogError) {
      return try Catalog(parsing: bytes).entries.map(\.key)
    } catch {
      throw FileError(
        path: path, position: error.position, message: error.message, remedy: error.remedy)
    }
  }

  private static func json(_ catalogs: [(path: String, keys: [String])]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("schemaVersion", 1)
    writer.key("catalogs")
    writer.beginArray()
    for (path, keys) in catalogs {
      writer.beginObject()
      writer.member("path", path)
      writer.key("keys")
      writer.beginArray()
      for key in keys { writer.string(key) }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.newline()
    return writer.output.bytes
  }
}
