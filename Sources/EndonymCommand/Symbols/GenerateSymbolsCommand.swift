import Checks
import StringCatalog

/// Writes the Swift symbols of catalogs.
struct GenerateSymbolsCommand: Command {
  private static let language = OptionDeclaration.value(
    "language", "LANGUAGE", .choice(["swift"]), "Write in this language (default: swift)")
  private static let output = OptionDeclaration.value(
    "output-directory", letter: "o", "FOLDER", .folder, "Write the files into this folder")
  private static let access = OptionDeclaration.value(
    "access", "LEVEL", .choice(SymbolAccess.allCases.map(\.rawValue)),
    "Let symbols be seen by the module, the package or everybody (default: internal)")
  private static let automatic = OptionDeclaration.flag(
    "include-automatic", "Make symbols also for entries that aren't manual")
  private static let quiet = OptionDeclaration.flag(
    "quiet", letter: "q", "Be silent about entries that are to have no symbol")

  static let declaration = CommandDeclaration(
    name: "generate-symbols", summary: "Write Swift symbols for the entries of catalogs",
    discussion: """
      CATALOG is a '.xcstrings' file; for each a file 'GeneratedStringSymbols_<Table>.swift' is \
      written with the names, labels and types of Xcode 26's symbols. One that has its content \
      already is left alone. Away from Apple's systems the symbols need the library 'Endonym'.

      Entries have a symbol where they are 'manual' and don't have 'generatesSymbol : false'. For \
      each of the others there is a warning; it is an error where two keys make one symbol, or \
      where none can be made.
      """,
    operand: .init(placeholder: "CATALOG", kind: .file, isRequired: true, repeats: true),
    options: [language, output, access, automatic, quiet],
    examples: [
      .init(
        arguments: "generate-symbols -o Sources/App/Generated App/Localizable.xcstrings",
        explanation: "Writes the symbols of a catalog"),
      .init(
        arguments: "generate-symbols --access public -o Texts Texts/*.xcstrings",
        explanation: "Writes symbols that other modules can use"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    guard let folder = arguments.value(of: Self.output) else {
      throw .usage(
        "generate-symbols", "'--output-directory' is missing",
        "Name the folder that the files are to be written to.")
    }
    var catalogs: [CatalogFile] = []
    var problems: [FileError] = []
    for path in arguments.operands {
      do throws(FileError) {
        catalogs.append(try Self.catalog(at: path, environment))
      } catch {
        problems.append(error)
      }
    }
    let access = arguments.value(of: Self.access).flatMap { SymbolAccess(rawValue: $0) }
    let batch = SymbolBatch(
      catalogs, access: access ?? .internal,
      includesAutomatic: arguments.has(Self.automatic))
    for report in batch.reports
    where !(arguments.has(Self.quiet) && report.diagnostic.isDeliberate) {
      environment.warn(report.description)
    }
    let place = FilePath(folder, relativeTo: environment.workingDirectory)
    for file in batch.files {
      do throws(FileError) {
        try Self.write(file, into: place, environment)
      } catch {
        problems.append(error)
      }
    }
    for problem in problems { environment.warn(problem.description) }
    if !problems.isEmpty { return .misuse }
    return batch.hasErrors ? .findings : .clean
  }

  private static func write(
    _ file: SymbolFile, into folder: FilePath, _ environment: CommandEnvironment
  ) throws(FileError) {
    let path = folder.appending(file.name)
    if let place = environment.fileSystem.place(of: path, linkedOutOf: folder) {
      throw FileError(
        path: path.text, message: "the file is a link out of the folder, to '\(place.text)'",
        remedy: "Remove the link.")
    }
    try environment.update(Array(file.source.utf8), at: path)
  }

  private static func catalog(
    at path: String, _ environment: CommandEnvironment
  ) throws(FileError) -> CatalogFile {
    let bytes = try environment.fileSystem.bytes(
      at: FilePath(path, relativeTo: environment.workingDirectory),
      maximumSize: JSONLimits().maximumSize)
    do throws(CatalogError) {
      return CatalogFile(path: path, catalog: try Catalog(parsing: bytes))
    } catch {
      throw FileError(
        path: path, position: error.position, message: error.message, remedy: error.remedy)
    }
  }
}

extension CommandEnvironment {
  /// Writes a file, and the folder that it lies in, unless it has that content already.
  ///
  /// - Throws: `FileError` where the folder can't be made or the file can't be written.
  func update(_ bytes: [UInt8], at path: FilePath) throws(FileError) {
    if let old = try? fileSystem.bytes(at: path, maximumSize: bytes.count), old == bytes { return }
    try fileSystem.createFolder(at: path.directory)
    try fileSystem.write(bytes, to: path)
  }
}
