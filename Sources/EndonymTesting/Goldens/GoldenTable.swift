import Checks
import Foundation
import Testing

/// Holds rendered texts against committed files, one file a language, one folder a version of the locale data.
///
/// Only a run with `ENDONYM_RECORD=1` in its environment writes, only into the goldens' own folder, and such a run fails,
/// so that a recording is looked at before it counts.
public struct GoldenTable: Sendable {
  /// The folder that holds one folder for each version of the locale data.
  public var directory: String
  /// The version of the locale data that the texts were rendered with.
  public var version: LocaleDataVersion
  /// Whether to write instead of comparing.
  public var isRecording: Bool

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - directory: The folder of the goldens.
  ///   - version: The version of the locale data.
  ///   - environment: The environment in which `ENDONYM_RECORD=1` asks for a recording.
  public init(
    directory: String, version: LocaleDataVersion = .current,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.directory = directory
    self.version = version
    isRecording = environment["ENDONYM_RECORD"] == "1"
  }

  /// Compares every section with its file, or records it; each difference is an issue of the current test.
  public func expect(
    _ sections: [GoldenSection], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for problem in problems(with: sections) {
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
  }

  /// What is wrong with the sections, each as a text for a person; empty where all is as recorded.
  public func problems(with sections: [GoldenSection]) -> [String] {
    guard !sections.isEmpty else { return ["nothing was rendered: no sections to compare"] }
    let empty = sections.filter(\.rows.isEmpty).map {
      "nothing was rendered for '\($0.name)': no rows to compare"
    }
    guard empty.isEmpty else { return empty }
    return isRecording ? record(sections) : compare(sections)
  }

  private var folder: String { "\(directory)/ICU-\(version.icu)" }

  private func path(of section: GoldenSection) -> String { "\(folder)/\(section.name).txt" }

  private func compare(_ sections: [GoldenSection]) -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else {
      return [
        "there are no goldens for \(version) in \(directory); record them with ENDONYM_RECORD=1, "
          + "or read this drift from the nearest version first:\n" + drift(of: sections)
      ]
    }
    return sections.compactMap { section in
      do {
        let recorded = try read(path(of: section))
        return GoldenDifference(recorded: recorded.rows, rendered: section.rows)
          .description(of: section.name, from: "recorded", to: "rendered")
      } catch {
        return "\(path(of: section)): \(error)"
      }
    } + strayFiles(beside: sections)
  }

  private func record(_ sections: [GoldenSection]) -> [String] {
    var reports: [String] = []
    for section in sections {
      let before = try? read(path(of: section))
      let file = GoldenFile(version: version, rows: section.rows)
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        try Data(file.text.utf8).write(
          to: URL(fileURLWithPath: path(of: section)), options: .atomic)
      } catch {
        reports.append("\(path(of: section)) could not be written: \(error)")
        continue
      }
      let difference = GoldenDifference(recorded: before?.rows ?? [], rendered: section.rows)
      if let text = difference.description(of: section.name, from: "before", to: "recorded") {
        reports.append(text)
      }
    }
    return [
      "recorded \(sections.count) files in \(folder); look at what changed, then run without ENDONYM_RECORD"
    ] + reports
  }

  private func read(_ path: String) throws -> GoldenFile {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try GoldenFile(parsing: String(decoding: data, as: UTF8.self))
  }

  /// Files of languages that are rendered no longer.
  private func strayFiles(beside sections: [GoldenSection]) -> [String] {
    let known = Set(sections.map { "\($0.name).txt" })
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".txt") && !known.contains($0) }.sorted().map {
      "\(folder)/\($0) belongs to no language that is rendered; delete it, or render the language"
    }
  }
}
