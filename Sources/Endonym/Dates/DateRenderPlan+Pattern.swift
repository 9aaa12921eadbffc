import Foundation

extension DateRenderPlan.Piece {
  /// The piece as a pattern (UTS 35, part 4, "Date Format Patterns").
  func pattern(clock: DateClock, locale: Locale) -> String {
    switch self {
    case .pattern(let pattern): return pattern
    case .text(let text): return "'" + text.replacing("'", with: "''") + "'"
    case .template(let template):
      let hour: Character = clock == .twelveHour ? "h" : "H"
      let skeleton = String(template.map { $0 == "j" ? hour : $0 })
      return DateFormatter.dateFormat(fromTemplate: skeleton, options: 0, locale: locale)
        ?? skeleton
    }
  }
}
