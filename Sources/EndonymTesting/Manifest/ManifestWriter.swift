import Checks
import Endonym
import Foundation

/// Writes what an app renders to where the command line reads it.
public struct ManifestWriter: Sendable {
  /// The folder of the app's package.
  public var package: String
  /// The folders of the sources that the texts depend on, relative to the package.
  public var sourceDirectories: [String]
  /// The command that writes the manifest anew.
  public var command: String

  /// Creates a writer.
  public init(package: String, sourceDirectories: [String], command: String) {
    self.package = package
    self.sourceDirectories = sourceDirectories
    self.command = command
  }

  /// Creates a writer of texts that depend on one folder of sources.
  public init(package: String, sourceDirectory: String, command: String) {
    self.init(package: package, sourceDirectories: [sourceDirectory], command: command)
  }

  /// Writes the dates of a matrix, and figures and sentences beside them.
  ///
  /// - Parameters:
  ///   - matrix: The dates.
  ///   - texts: The figures and sentences, such as `rendered` of a `TextMatrix`.
  /// - Returns: The manifest's path.
  /// - Throws: An error of the file system's, or `ManifestWriterError` where no source is found,
  ///   nothing is rendered, or a text has no sample or its name twice.
  @discardableResult
  public func write<Intent: ExplainedDateRenderIntent>(
    _ matrix: DateMatrix<Intent>, texts: [RenderedText] = []
  ) throws -> String {
    let dates = matrix.languages.flatMap { language in
      matrix.intents.map { matrix.renderedDate(of: $0, in: language) }
    }
    guard !dates.isEmpty else { throw ManifestWriterError.nothingRendered }
    return try write(dates: dates, texts: texts, instants: matrix.instants.map(\.rendered))
  }

  /// Writes figures and sentences of a package without dates.
  ///
  /// - Parameter texts: The figures and sentences, such as `rendered` of a `TextMatrix`.
  /// - Returns: The manifest's path.
  /// - Throws: An error of the file system's, or `ManifestWriterError` where no source is found,
  ///   nothing is rendered, or a text has no sample or its name twice.
  @discardableResult
  public func write(texts: [RenderedText]) throws -> String {
    guard !texts.isEmpty else { throw ManifestWriterError.nothingRendered }
    return try write(dates: [], texts: texts)
  }

  private func write(
    dates: [RenderedDate], texts: [RenderedText], instants: [RenderedManifest.Instant]? = nil
  ) throws -> String {
    var names: Set<[String]> = []
    for text in texts {
      let place = "\(text.name) in \(text.language)"
      if text.samples.isEmpty { throw ManifestWriterError.noSamples(place) }
      guard names.insert([text.name, text.language]).inserted else {
        throw ManifestWriterError.renderedTwice(place)
      }
    }
    let manifest = ManifestFile(package: FilePath(package), fileSystem: DiskFileSystem())
    let sources = try sources(of: manifest)
    let path = "\(package)/\(ManifestFile.path)"
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try manifest.write(
      RenderedManifest(
        localeData: LocaleDataVersion.current.description, command: command, sources: sources,
        dates: dates, texts: texts.isEmpty ? nil : texts,
        instants: instants))
    return path
  }

  private func sources(of manifest: ManifestFile) throws -> [RenderedManifest.Source] {
    let folders = try sourceDirectories.map { try self.sources(of: manifest, in: $0) }
    guard !folders.isEmpty else { throw ManifestWriterError.noSources(package) }
    return folders.flatMap { $0 }
  }

  private func sources(
    of manifest: ManifestFile, in sourceDirectory: String
  ) throws -> [RenderedManifest.Source] {
    let folder = "\(package)/\(sourceDirectory)"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { file in
      let path = "\(sourceDirectory)/\(file)"
      return manifest.hash(ofSource: path).map { RenderedManifest.Source(path: path, hash: $0) }
    }
    guard !sources.isEmpty else { throw ManifestWriterError.noSources(folder) }
    return sources
  }
}

/// Why no manifest was written.
public enum ManifestWriterError: LocalizedError, Sendable, Hashable, CustomStringConvertible {
  /// The folder holds no Swift source.
  case noSources(String)
  /// There is no intent, no text or no language.
  case nothingRendered
  /// A figure or sentence has no sample in a language.
  case noSamples(String)
  /// A figure or sentence is there twice in a language.
  case renderedTwice(String)

  /// What is wrong and what to do, in sentences.
  public var description: String {
    switch self {
    case .noSources(let folder):
      "there is no Swift source in '\(folder)'. "
        + "Name the folders of the sources relative to the package."
    case .nothingRendered:
      "there is nothing to write: no intent, no text or no language. Give the matrix some."
    case .noSamples(let place):
      "the text '\(place)' has no sample. Give it one in every language."
    case .renderedTwice(let place):
      "the text '\(place)' is there twice. Give each text a name of its own."
    }
  }

  /// What is wrong and what to do, in sentences.
  public var errorDescription: String? { description }
}

extension DateMatrix where Intent: ExplainedDateRenderIntent {
  /// One surface in one language, with its texts, its plan and its reasons.
  func renderedDate(of intent: Intent, in language: Intent.Language) -> RenderedDate {
    RenderedDate(
      intent: "\(intent)", language: language.identifier,
      plan: intent.plan(for: language).description,
      decisions: intent.decisions(for: language).map {
        RenderedDate.Decision(
          classifier: $0.classifier, value: $0.value, reason: $0.reason, source: $0.source)
      },
      texts: clocks.flatMap { clock in
        instants.map { instant in
          RenderedDate.Text(
            clock: clock.goldenName, instant: instant.name,
            value: text(of: intent, in: language, clock: clock, at: instant))
        }
      })
  }
}
