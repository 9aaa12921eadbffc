import Findings

/// What keeps an exception from accepting a finding of its rule, catalog and entry.
struct ExceptionDifference {
  private var changes: [String] = []

  /// Compares; nil where the finding is about another entry or nothing differs.
  init?(_ exception: AcceptedException, _ finding: Finding) {
    guard exception.entry == finding.entry else { return nil }
    compare("language", exception.language, finding.language)
    if exception.variation != nil {
      compare("variation", exception.variation, finding.variation)
    }
    compare("value", exception.value, finding.excerpt?.value)
    if changes.isEmpty { return nil }
  }

  /// How many fields differ.
  var count: Int { changes.count }

  /// What to change so that the exception accepts the finding.
  var remedy: String {
    "If that is the one that is meant, \(changes.joined(separator: " and ")); else remove it."
  }

  private mutating func compare(_ field: String, _ written: String?, _ found: String?) {
    guard written != found else { return }
    if let found {
      var json = JSONWriter()
      json.string(found)
      let spelled = String(decoding: json.output.bytes, as: UTF8.self)
      changes.append("\(written == nil ? "add" : "write") \"\(field)\": \(spelled)")
    } else {
      changes.append("leave out \"\(field)\"")
    }
  }
}
