import Checks
import Foundation

extension GoldenTable {
  /// How the sections differ from the recording of the nearest other version, as a table.
  ///
  /// - Returns: One line a changed row: language, path, the recorded text and the rendered one; or a line that says that
  ///   nothing is recorded or nothing differs.
  public func drift(of sections: [GoldenSection]) -> String {
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [])
      .filter { $0.hasPrefix("ICU-") && $0 != "ICU-\(version.icu)" }
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    guard let nearest = folders.last else { return "no other version is recorded" }
    var lines: [String] = []
    var stamp = nearest
    for section in sections {
      let path = "\(directory)/\(nearest)/\(section.name).txt"
      guard let data = FileManager.default.contents(atPath: path),
        let file = try? GoldenFile(parsing: String(decoding: data, as: UTF8.self))
      else {
        lines.append("\(section.name)\tnot recorded there")
        continue
      }
      stamp = file.version
      let difference = GoldenDifference(recorded: file.rows, rendered: section.rows)
      lines += difference.changes.map { change in
        "\(section.name)\t\(change.path.joined(separator: ", "))\t"
          + "\(change.recorded.map(VisibleSpelling.write) ?? "–")\t"
          + "\(change.rendered.map(VisibleSpelling.write) ?? "–")"
      }
    }
    guard !lines.isEmpty else { return "nothing differs from \(stamp)" }
    return (["language\tpath\t\(stamp)\t\(version)"] + lines).joined(separator: "\n")
  }
}
