/// A call to compile catalogs: which, into what, and whereto.
public struct CompilationRequest: Sendable {
  /// The paths of the catalogs.
  public var catalogs: [String]
  /// The directory in which the languages' folders are made; nothing is written outside of it.
  public var outputDirectory: String
  /// What to produce.
  public var options: CompilationOptions
  /// The paths below the output directory of files that a build has planned.
  ///
  /// They are written in any case, with nothing in them where the catalogs have nothing for them. A
  /// catalog whose languages are others than those of its table's files here is an error.
  public var expectedFiles: [String]
  /// Whether nothing is to be written.
  public var isDryRun: Bool
  /// The largest catalog to read, in bytes.
  public var maximumSize: Int

  /// Creates a request.
  public init(
    catalogs: [String], outputDirectory: String,
    options: CompilationOptions = CompilationOptions(), expectedFiles: [String] = [],
    isDryRun: Bool = false, maximumSize: Int = JSONLimits().maximumSize
  ) {
    self.catalogs = catalogs
    self.outputDirectory = outputDirectory
    self.options = options
    self.expectedFiles = expectedFiles
    self.isDryRun = isDryRun
    self.maximumSize = maximumSize
  }

  /// Compiles the catalogs and writes the files whose content changes.
  ///
  /// A catalog with an error writes nothing and keeps none of the others from it. A file of a language
  /// that a catalog no longer has is left alone.
  ///
  /// Errors are also, as in Xcode's build, a catalog in the `.lproj` folder of one language, and a
  /// `.strings` or `.stringsdict` file of the same table beside it, where that isn't what the
  /// compilation writes.
  ///
  /// - Parameter storage: The files.
  /// - Returns: What was written and what there is to say.
  public func run(in storage: some CompilationStorage = CompilationDisk()) -> CompilationReport {
    var report = CompilationReport()
    var owners: [String: String] = [:]
    for path in catalogs {
      let files: [(path: String, bytes: [UInt8])]
      do throws(FileError) {
        files = try compile(path, in: storage, &report, &owners)
      } catch {
        report.problems.append(error)
        continue
      }
      for (path, bytes) in files {
        report.files.append(path)
        guard !isDryRun else { continue }
        do throws(FileError) {
          if try write(bytes, to: path, in: storage) { report.written.append(path) }
        } catch {
          report.problems.append(error)
        }
      }
    }
    return report
  }

  private func compile(
    _ path: String, in storage: some CompilationStorage, _ report: inout CompilationReport,
    _ owners: inout [String: String]
  ) throws(FileError) -> [(path: String, bytes: [UInt8])] {
    let bytes = try storage.bytes(at: path, maximumSize: maximumSize)
    let catalog: Catalog
    do throws(CatalogError) {
      catalog = try Catalog(parsing: bytes, limits: JSONLimits(maximumSize: maximumSize))
    } catch {
      throw FileError(path: path, error)
    }
    let placement = CatalogPlacement(path: path)
    let compiled = CatalogCompiler(options).compile(catalog, table: placement.table)
    report.diagnostics += compiled.diagnostics.map { .init(path: path, diagnostic: $0) }
    let expected = ExpectedFiles(compiled.hasErrors ? [] : expectedFiles, table: placement.table)
    if let disagreement = expected.disagreement(with: compiled.files, of: catalog) {
      throw FileError(
        path: path, message: disagreement,
        remedy: "SwiftPM plans a build before it reads catalogs: touch 'Package.swift', and build.")
    }
    let files = (compiled.files + expected.missing(beside: compiled.files)).map {
      (path: output($0.path), file: $0)
    }
    let misplaced = refusals(path, placement, outputs: files.map(\.path), in: storage)
    report.problems += misplaced
    guard misplaced.isEmpty else { return [] }
    for (output, _) in files {
      if let owner = owners.updateValue(path, forKey: output) {
        throw FileError(
          path: path, message: "the table '\(placement.table)' is compiled from '\(owner)' as well",
          remedy: "Compile the catalogs into directories of their own.")
      }
    }
    return files.map { ($0.path, options.format.bytes(of: $0.file.content)) }
  }

  /// What Xcode's build refuses about a catalog's place.
  private func refusals(
    _ path: String, _ placement: CatalogPlacement, outputs: [String],
    in storage: some CompilationStorage
  ) -> [FileError] {
    var refusals: [FileError] = []
    if let localization = placement.localization, localization != "mul" {
      refusals.append(
        FileError(
          path: path,
          message: "the catalog lies in '\(localization).lproj', the folder of one language",
          remedy:
            "Move it out of the folder; to 'mul.lproj' where it belongs to a storyboard or XIB."))
    }
    let legacy = placement.legacyTables(in: storage)
    let written = legacy.isEmpty ? [] : Set(outputs.map(storage.canonical))
    for table in legacy where !written.contains(storage.canonical(table)) {
      refusals.append(
        FileError(
          path: table,
          message: "the table '\(placement.table)' has a String Catalog as well, '\(path)'",
          remedy: "Move what is left in this file to the catalog, and delete the file."))
    }
    return refusals
  }

  private func output(_ path: String) -> String {
    outputDirectory.isEmpty || outputDirectory.hasSuffix("/")
      ? outputDirectory + path : "\(outputDirectory)/\(path)"
  }

  /// Writes a file unless it has the content already; whether it was written.
  private func write(
    _ bytes: [UInt8], to path: String, in storage: some CompilationStorage
  ) throws(FileError) -> Bool {
    guard !storage.leadsOut(path, of: outputDirectory) else {
      throw FileError(
        path: path, message: "a symbolic link leads out of the output directory",
        remedy: "Remove the link, or compile into another directory.")
    }
    // A little more than is to be written: what is longer differs anyway.
    if let old = try? storage.bytes(at: path, maximumSize: bytes.count), old == bytes {
      return false
    }
    try storage.write(bytes, to: path)
    return true
  }
}
