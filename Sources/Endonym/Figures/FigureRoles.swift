import Foundation

/// Assigns roles to the runs of a text by the attributes that format styles give.
enum FigureRoles {
  private struct Part {
    var range: Range<AttributedString.Index>
    var role: Figure.Role?
  }

  static func assigned(to text: AttributedString) -> AttributedString {
    let hasUnits = text.runs.contains { $0.measurement != nil }
    let parts = text.runs.map { Part(range: $0.range, role: role(of: $0, hasUnits: hasUnits)) }
    var assigned = text
    for (index, part) in parts.enumerated() {
      assigned[part.range].figureRole = part.role ?? gapRole(at: index, in: parts)
    }
    return assigned
  }

  private static func role(
    of run: AttributedString.Runs.Run, hasUnits: Bool
  ) -> Figure.Role? {
    if let role = run.figureRole { return role }
    if let component = run.measurement { return component == .unit ? .unit : .value }
    if let field = run.dateField { return field == .amPM ? .unit : .value }
    // In "5 hr" the field covers the space too; only "5:42" has fields without components.
    if run.durationField != nil { return hasUnits ? nil : .value }
    if let symbol = run.numberSymbol {
      return symbol == .percent || symbol == .currency ? .unit : .value
    }
    return run.numberPart == nil ? nil : .value
  }

  private static func gapRole(at index: Int, in parts: [Part]) -> Figure.Role {
    let before = parts[..<index].last { $0.role != nil }?.role
    let after = parts[index...].first { $0.role != nil }?.role
    return before == .value && after == .value ? .value : .separator
  }
}
