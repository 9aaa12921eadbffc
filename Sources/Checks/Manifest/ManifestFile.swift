import Findings
import Foundation
import StringCatalog

/// Reads and writes manifests, and finds out whether one is still true.
public struct ManifestFile: Sendable {
  /// Where a manifest lies in its package.
  public static let path = ".endonym/rendered.json"

  /// The most bytes that a manifest or one of its sources may have.
  private static let maximumSize = 256 << 20

  private let package: FilePath
  private let fileSystem: any FileSystem

  /// Names the manifest of a package.
  ///
  /// - Parameters:
  ///   - package: The folder of the package, from which the paths of the sources start.
  ///   - fileSystem: The files.
  public init(package: FilePath, fileSystem: any FileSystem) {
    self.package = package
    self.fileSystem = fileSystem
  }

  /// Reads the manifest, which must be up to date with the sources that it names.
  ///
  /// - Returns: The manifest.
  /// - Throws: `FileError` where it is missing, can't be read, or is older than its sources.
  public func read() throws(FileError) -> RenderedManifest {
    let file = FilePath(Self.path, relativeTo: package)
    guard fileSystem.information(at: file) != nil else {
      throw FileError(
        path: file.text, message: "there is no manifest of rendered texts",
        remedy: "Run the app's tests, which write it.")
    }
    let bytes = try fileSystem.bytes(at: file, maximumSize: Self.maximumSize)
    let manifest = try ManifestDecoder(path: file.text).manifest(of: bytes)
    let changed = manifest.sources.filter { hash(ofSource: $0.path) != $0.hash }
    guard let first = changed.first else { return manifest }
    throw FileError(
      path: file.text,
      message: "the manifest is older than its sources: '\(first.path)' has changed"
        + (changed.count > 1 ? ", and \(changed.count - 1) more" : ""),
      remedy: "Run '\(manifest.command)'.")
  }

  /// Writes the manifest; its folder must exist.
  ///
  /// - Throws: `FileError` where that isn't possible.
  public func write(_ manifest: RenderedManifest) throws(FileError) {
    let file = FilePath(Self.path, relativeTo: package)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(manifest) else {
      throw FileError(
        path: file.text, message: "the manifest can't be encoded",
        remedy: "Look for a text that is not Unicode.")
    }
    try fileSystem.write(Array(data), to: file)
  }

  /// The hash of a source's content; nil where it can't be read or lies outside the package.
  ///
  /// - Parameter path: The path, relative to the package.
  /// - Returns: Sixteen hexadecimal digits.
  public func hash(ofSource path: String) -> String? {
    let file = FilePath(path, relativeTo: package)
    guard package.contains(file),
      let bytes = try? fileSystem.bytes(at: file, maximumSize: Self.maximumSize)
    else { return nil }
    var hash = StableHash()
    for byte in bytes { hash.add(byte: byte) }
    return hash.text
  }
}
