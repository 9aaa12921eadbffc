import Slots

extension Verdict {
  /// The name in the page's markup.
  var identifier: String { rawValue }

  /// What a reader calls it.
  var words: String {
    switch self {
    case .ok: "fits"
    case .margin: "within the margin"
    case .scaled: "fits scaled"
    case .over: "too wide"
    case .missingGlyph: "missing glyph"
    }
  }

  /// What it means.
  var explanation: String {
    switch self {
    case .ok: "fits within 95 % of its budget"
    case .margin: "fits, but takes over 95 % of its budget"
    case .scaled: "fits only when the system scales it down"
    case .over: "doesn't fit, even scaled down"
    case .missingGlyph: "has a character that no font can draw"
    }
  }
}
