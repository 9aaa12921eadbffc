import Findings
import Foundation

/// Reads and writes manifests, and finds out whether one is still true.
public enum ManifestFile {
  /// Where a manifest lies in its package, unless the configuration says otherwise.
  public static let defaultPath = ".endonym/rendered.json"

  /// Reads a manifest that is up to date with the sources it names.
  ///
  /// - Parameters:
  ///   - path: The manifest's path.
  ///   - package: The folder that its sources' paths start from.
  /// - Returns: The manifest.
  /// - Throws: `ManifestError` where it is missing, can't be read, or is older than its sources.
  public static func read(_ path: String, package: String) throws -> RenderedManifest {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ManifestError(
        path: path, message: "there is no rendered manifest",
        remedy: "Run the app's tests, which write it, or name another with '--manifest'.")
    }
    let manifest: RenderedManifest
    do {
      manifest = try JSONDecoder().decode(RenderedManifest.self, from: data)
    } catch {
      throw ManifestError(
        path: path, message: "the file is no rendered manifest",
        remedy: "Delete it and run the app's tests, which write it anew.")
    }
    guard manifest.schemaVersion == RenderedManifest.currentSchemaVersion else {
      throw ManifestError(
        path: path,
        message: "the manifest has format \(manifest.schemaVersion), not "
          + "\(RenderedManifest.currentSchemaVersion)",
        remedy: "Run '\(manifest.command)' with this version of Endonym.")
    }
    let changed = manifest.sources.filter { hash(ofFile: "\(package)/\($0.path)") != $0.hash }
    if let first = changed.first {
      throw ManifestError(
        path: path,
        message: "the manifest is older than its sources: '\(first.path)' has changed"
          + (changed.count > 1 ? ", and \(changed.count - 1) more" : ""),
        remedy: "Run '\(manifest.command)'.")
    }
    return manifest
  }

  /// Writes a manifest, its folder included, in one step.
  ///
  /// - Throws: An error of the file system's.
  public static func write(_ manifest: RenderedManifest, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(manifest).write(to: file, options: .atomic)
  }

  /// The hash of a file's content; nil where it can't be read.
  public static func hash(ofFile path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var hash = StableHash()
    for byte in data { hash.add(byte: byte) }
    return hash.text
  }
}

/// Why a manifest can't be used, and what to do.
public struct ManifestError: Error, Sendable, Hashable {
  /// The manifest's path.
  public var path: String
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it, as a sentence.
  public var remedy: String
}
