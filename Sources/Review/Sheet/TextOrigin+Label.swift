import Findings
import Slots

extension TextOrigin {
  /// What a text is the text of, in words.
  var label: (name: String, detail: String?) {
    switch self {
    case .entry(_, let key, let variation): (key, variation)
    case .date(let intent, let instant, let clock): (intent, "\(instant), \(clock)")
    case .figure(let name, let sample): (name, sample)
    case .server(let key, let category): (key, category)
    case .sample: ("sample", nil)
    }
  }

  /// What all translations and variations of the text share.
  var family: String {
    switch self {
    case .entry(let catalog, let key, _): "entry\u{0}\(catalog)\u{0}\(key)"
    case .date(let intent, let instant, let clock):
      "date\u{0}\(intent)\u{0}\(instant)\u{0}\(clock)"
    case .figure(let name, let sample): "figure\u{0}\(name)\u{0}\(sample)"
    case .server(let key, _): "server\u{0}\(key)"
    case .sample: "sample"
    }
  }
}
