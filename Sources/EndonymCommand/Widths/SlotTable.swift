import Findings
import Ink
import Slots

/// What a sweep amounts to, one line a slot.
struct SlotTable {
  let sweep: SweepResult
  /// The width in points of the screen that must fit.
  let judgedWidth: Double

  private static let headings = [
    "slot", "budget", "texts", "widest", "margin", "scaled", "over", "no glyph", "accepted",
  ]

  var text: String {
    var groups: [String: [SlotVerdict]] = [:]
    for verdict in sweep.verdicts { groups[verdict.text.slot, default: []].append(verdict) }
    let rows = sweep.slots.compactMap { slot in
      groups[slot.name].map { row(of: slot, $0) }
    }
    guard !rows.isEmpty else { return "" }
    let table = AlignedTable(headings: Self.headings, rows: rows)
    return "\nslots on a screen of \(Self.points(sweep.deviceWidth)) pt:\n\n"
      + ([Self.headings] + rows).map(table.line).joined()
  }

  private func row(of slot: Slot, _ verdicts: [SlotVerdict]) -> [String] {
    func count(_ verdict: Verdict) -> String {
      String(verdicts.count { $0.verdict == verdict && $0.acceptedReason == nil })
    }
    let deviceWidth = sweep.deviceWidth
    let budget = verdicts.first?.budget ?? slot.layout.contentWidth(deviceWidth: deviceWidth)
    // Of several lines the widest says nothing: breaking fills them.
    let most = verdicts.map(\.lines).max() ?? 0
    let widest =
      slot.lines > 1
      ? "\(most) of \(slot.lines) lines" : "\(Self.points(verdicts.map(\.width).max() ?? 0)) pt"
    return [
      VisibleText.spelled(slot.name), "\(Self.points(budget)) pt\(columns(of: slot.layout))",
      String(verdicts.count), widest, count(.margin), count(.scaled), count(.over),
      count(.missingGlyph),
      String(verdicts.count { $0.acceptedReason != nil }),
    ]
  }

  /// The columns of a grid that has others on the screen that must fit: the budget then isn't
  /// narrower as the screen is.
  private func columns(of layout: Layout) -> String {
    guard case .grid(var grid) = layout else { return "" }
    grid.deviceWidth = judgedWidth
    let judged = grid.columns
    grid.deviceWidth = sweep.deviceWidth
    guard grid.columns != judged else { return "" }
    return " in \(FindingCounts.spelled(grid.columns, "column"))"
  }

  /// A length without a fraction that says nothing.
  static func points(_ length: Double) -> String {
    length == length.rounded() && abs(length) < 1e9
      ? String(Int(length)) : String((length * 10).rounded() / 10)
  }
}
