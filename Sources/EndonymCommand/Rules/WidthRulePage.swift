import Findings
import Slots

/// The documentation of what `endonym widths` finds, as text.
struct WidthRulePage {
  var rule: WidthRule

  /// What it finds, what to do, and how it is accepted.
  var text: String {
    let reported = rule.reported
    var text = "\(reported.identifier) (\(reported.severity.rawValue)): \(reported.title)\n\n"
    text += HelpText.wrapped(reported.explanation, indentation: 0)
    text += "\nReported by 'endonym widths'; the configuration's 'rules' don't name it.\n"
    switch rule {
    case .over, .scaled:
      text += "\nTo accept what a slot shows in a language, by the exact texts:\n"
      text += "  endonym widths --slot NAME --language LANGUAGE --accept --reason TEXT\n"
    case .accepted:
      text += "\nTo remove everything that no longer matters:\n  endonym widths --prune\n"
    case .missingGlyph, .couldBeFuller: break
    }
    return text
  }
}

extension ReportedRule {
  /// The summary as a title, without its full stop.
  var title: String {
    summary.hasSuffix(".") ? String(summary.dropLast()) : summary
  }
}
