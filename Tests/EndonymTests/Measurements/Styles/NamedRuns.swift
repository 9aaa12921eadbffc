import Foundation

/// The runs of a measurement's text, each after the name of what it is.
func runs(of text: AttributedString) -> [String] {
  text.runs.map { run in
    let part = String(text[run.range].characters)
    return switch run.measurement {
    case .value?: "value \(part)"
    case .unit?: "unit \(part)"
    default: "between \(part)"
    }
  }
}
