import Foundation
import Testing

extension ToolRun {
  /// The report, where it is JSON.
  func report() throws -> [String: Any] {
    let document = try JSONSerialization.jsonObject(with: Data(output.utf8))
    return try #require(document as? [String: Any])
  }

  /// The findings of a report in JSON as `path:line:column rule`.
  func places() throws -> [String] {
    try list("findings").map { finding in
      let place = [finding["path"], finding["line"], finding["column"]]
        .map { $0.map { "\($0)" } ?? "" }.joined(separator: ":")
      return "\(place) \(finding["rule"] ?? "")"
    }
  }

  /// What a report in JSON says was left out, as `path: reason`.
  func skipped() throws -> [String] {
    try list("skipped").map { "\($0["path"] ?? ""): \($0["reason"] ?? "")" }
  }

  private func list(_ name: String) throws -> [[String: Any]] {
    try #require(try report()[name] as? [[String: Any]])
  }
}
