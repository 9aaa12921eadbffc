import Findings
import Slots

/// What a sweep amounts to, one line a slot.
struct SlotTable {
  let sweep: SweepResult

  private static let headings = [
    "slot", "budget", "texts", "widest", "margin", "scaled", "over", "no glyph", "accepted",
  ]

  var text: String {
    var groups: [String: [SlotVerdict]] = [:]
    for verdict in sweep.verdicts { groups[verdict.text.slot, default: []].append(verdict) }
    let rows = sweep.slots.compactMap { slot in
      groups[slot.name].map { Self.row(of: slot, $0, deviceWidth: sweep.deviceWidth) }
    }
    guard !rows.isEmpty else { return "" }
    let table = AlignedTable(headings: Self.headings, rows: rows)
    return "\nslots on a screen of \(Self.points(sweep.deviceWidth)) pt:\n\n"
      + ([Self.headings] + rows).map(table.line).joined()
  }

  private static func row(
    of slot: Slot, _ verdicts: [SlotVerdict], deviceWidth: Double
  ) -> [String] {
    func count(_ verdict: Verdict) -> String {
      String(verdicts.count { $0.verdict == verdict && $0.acceptedReason == nil })
    }
    let budget = verdicts.first?.budget ?? slot.layout.contentWidth(deviceWidth: deviceWidth)
    let widest = verdicts.map(\.width).max() ?? 0
    return [
      VisibleText.spelled(slot.name), "\(points(budget)) pt", String(verdicts.count),
      "\(points(widest)) pt", count(.margin), count(.scaled), count(.over), count(.missingGlyph),
      String(verdicts.count { $0.acceptedReason != nil }),
    ]
  }

  /// A length without a fraction that says nothing.
  static func points(_ length: Double) -> String {
    length == length.rounded() && abs(length) < 1e9
      ? String(Int(length)) : String((length * 10).rounded() / 10)
  }
}
