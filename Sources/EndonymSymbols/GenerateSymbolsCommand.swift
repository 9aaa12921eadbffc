import StringCatalog

/// Writes the Swift symbols of catalogs.
struct GenerateSymbolsCommand: ToolCommand {
  private static let language = ToolOption(name: "--language", values: ["swift"])
  private static let output = ToolOption(name: "--output-directory", letter: "-o", values: [])
  private static let access = ToolOption(
    name: "--access", values: SymbolAccess.allCases.map(\.rawValue))
  private static let automatic = ToolOption(name: "--include-automatic")
  private static let quiet = ToolOption(name: "--quiet", letter: "-q")

  static let name = "generate-symbols"
  static let usage = """
    --language swift --output-directory FOLDER [--access internal|package|public] \
    [--include-automatic] [--quiet] CATALOG…
    """
  static let summary = """
    Write the Swift symbols of each catalog; '--quiet' is silent about entries that are to have none
    """
  static let options = [language, output, access, automatic, quiet]

  func run(_ arguments: ToolArguments, in tool: SymbolsTool) throws(ToolFailure) -> Int32 {
    let folder = OutputFolder(path: try arguments.required(Self.output))
    let access = arguments.value(of: Self.access).flatMap { SymbolAccess(rawValue: $0) }
    var catalogs: [CatalogFile] = []
    var failures: [ToolFailure] = []
    for path in try arguments.catalogs() {
      do throws(FileError) {
        catalogs.append(try CatalogFile(reading: path))
      } catch {
        failures.append(.file(error))
      }
    }
    let batch = SymbolBatch(
      catalogs, access: access ?? .internal,
      includesAutomatic: arguments.has(Self.automatic))
    for report in batch.reports
    where !(arguments.has(Self.quiet) && report.diagnostic.isDeliberate) {
      tool.errors(report.description + "\n")
    }
    for file in batch.files {
      do throws(ToolFailure) {
        try folder.update(file.source, at: file.name)
      } catch {
        failures.append(error)
      }
    }
    for failure in failures { tool.errors(failure.description + "\n") }
    if !failures.isEmpty { return 2 }
    return batch.hasErrors ? 1 : 0
  }
}
