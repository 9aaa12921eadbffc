import Findings
import Foundation
import Testing

/// A report parsed by Foundation, which shares nothing with the code that wrote it.
struct ParsedReport {
  let object: Any

  init(_ reporter: any Reporter, _ findings: [Finding], _ summary: ReportSummary) throws {
    let bytes = reporter.report(findings, summary: summary).bytes
    object = try JSONSerialization.jsonObject(with: Data(bytes))
  }

  private init(object: Any) {
    self.object = object
  }

  /// The value at a path of member names and element numbers.
  subscript(_ path: Any...) -> Any? {
    var value: Any? = object
    for step in path {
      switch step {
      case let name as String: value = (value as? [String: Any])?[name]
      case let index as Int:
        let array = value as? [Any]
        value = array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      default: return nil
      }
    }
    return value
  }
}
