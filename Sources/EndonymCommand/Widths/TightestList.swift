import Findings
import Slots

/// The tightest texts for a person: where they stand, how wide they are, and what they read.
struct TightestList {
  let texts: [TightestText]
  let sweep: SweepResult

  private struct Name: Hashable {
    var slot: String
    var language: String
    var origin: TextOrigin
  }

  var text: String {
    var widest: [Name: SlotVerdict] = [:]
    for verdict in sweep.verdicts {
      let text = verdict.text
      let name = Name(slot: text.slot, language: text.language, origin: text.origin)
      if let known = widest[name], known.width >= verdict.width { continue }
      widest[name] = verdict
    }
    let rows = texts.compactMap { listed in
      widest[Name(slot: listed.slot, language: listed.language, origin: listed.origin)]
        .map { verdict in
          [
            listed.slot, listed.language, SlotTable.points(verdict.width),
            "of \(SlotTable.points(verdict.budget)) pt",
            "'\(listed.sample ?? verdict.text.value)'",
          ].map(VisibleText.spelled)
        }
    }
    guard !rows.isEmpty else { return "" }
    let widths = (0..<4).map { column in
      rows.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
    }
    let lines = rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(
          repeating: " ", count: max(0, cell.1 - DisplayWidth.columns(of: cell.0)))
        return column == 2 ? padding + cell.0 : cell.0 + padding
      }
      return "  \(cells.joined(separator: "  "))  \(row[4])\n"
    }
    return "\nthe tightest texts:\n\n" + lines.joined()
  }
}
