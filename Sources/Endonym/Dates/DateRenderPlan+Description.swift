extension DateRenderPlan: CustomStringConvertible {
  /// The plan for a person: its formats, how it writes the halves of the day, and its capital.
  public var description: String {
    var parts = [twentyFourHourFormat == nil ? "\(format)" : "12-hour \(format)"]
    if let twentyFourHourFormat { parts.append("24-hour \(twentyFourHourFormat)") }
    if meridiem != .localeDefault { parts.append("halves of the day \(meridiem)") }
    if isCapitalized { parts.append("first word with a capital") }
    return parts.joined(separator: "; ")
  }
}

extension DateRenderPlan.Format: CustomStringConvertible {
  /// The format for a person.
  public var description: String {
    switch self {
    case .pattern(let pattern): "pattern '\(pattern)'"
    case .template(let template): "skeleton '\(template)' in the locale's order"
    case .joined(let pieces): pieces.map(\.description).joined(separator: " + ")
    case .symbols(let words): "declared weekdays \(words.joined(separator: " "))"
    }
  }
}

extension DateRenderPlan.Piece: CustomStringConvertible {
  /// The piece for a person.
  public var description: String {
    switch self {
    case .pattern(let pattern): "pattern '\(pattern)'"
    case .template(let template): "skeleton '\(template)' in the locale's order"
    case .text(let text): "text '\(text)'"
    }
  }
}
