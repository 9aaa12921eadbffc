extension SlotVerdict {
  /// How much room the text takes, for comparison within its slot.
  var extent: Double { Double(lines) * 1_000_000 + width }

  /// The width, with the lines where a slot has several.
  func amount(on allowed: Int) -> String {
    allowed > 1 ? "\(Points.text(width)), \(lines) of \(allowed) lines" : Points.text(width)
  }

  /// The width as a share of the budget.
  var share: String {
    percent.map { "\($0) %" } ?? "–"
  }

  /// What it amounts to, in words.
  var outcome: String {
    switch verdict {
    case .ok: "fits"
    case .margin: "in the margin"
    case .scaled: "scaled to \(Int(((scale ?? 1) * 100).rounded())) %"
    case .over: "over"
    case .missingGlyph: "no glyph"
    }
  }
}

/// What the texts of a slot and language amount to together, the worst first.
struct VerdictSummary {
  let text: String

  init(_ verdicts: [SlotVerdict]) {
    let open = verdicts.filter { $0.acceptedReason == nil }
    let accepted = verdicts.count - open.count
    var parts: [String] = []
    func add(_ verdict: Verdict, _ name: String) {
      let count = open.count { $0.verdict == verdict }
      if count > 0 { parts.append("**\(count) \(name)**") }
    }
    add(.missingGlyph, "without a glyph")
    add(.over, "over")
    add(.scaled, "scaled")
    if accepted > 0 { parts.append("\(accepted) accepted") }
    let margin = open.count { $0.verdict == .margin }
    if margin > 0 { parts.append("\(margin) in the margin") }
    text = parts.isEmpty ? "fits" : parts.joined(separator: ", ")
  }
}
