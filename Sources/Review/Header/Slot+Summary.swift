import Ink
import Slots

extension Slot {
  /// How its text is set, in words.
  var summary: String {
    var parts = ["\(Figures.text(style.size)) pt \(style.weight)"]
    parts.append(lines == 1 ? "1 line" : "\(lines) lines")
    if minimumScaleFactor < 1 {
      parts.append("may shrink to \(Figures.percent(minimumScaleFactor))")
    }
    return parts.joined(separator: " · ")
  }
}

extension Layout {
  /// The arithmetic that leaves a text its width, in words.
  func arithmetic(deviceWidth: Double) -> String {
    let text = Figures.text
    switch self {
    case .grid(var budget):
      budget.deviceWidth = deviceWidth
      let columns = budget.columns
      let between = Double(columns - 1) * budget.spacing
      let width = "\(text(deviceWidth)) − \(text(budget.outerPadding)) padding"
      let column =
        columns == 1
        ? "1 column of \(text(budget.columnWidth))"
        : "\(text(between)) between \(columns) columns of \(text(budget.columnWidth))"
      return "\(width), \(column), − \(text(budget.cardPadding)) within the card"
    case .stack(let outerPadding, let spacing, let siblings):
      let beside = siblings.map { "\(text($0)) and \(text(spacing)) between" }
      return (["\(text(deviceWidth)) − \(text(outerPadding)) padding"] + beside)
        .joined(separator: ", − ")
    case .fixed: return "fixed"
    case .surface(let surface, let padding):
      let whole = Layout.surface(surface, padding: 0).contentWidth(deviceWidth: deviceWidth)
      return "\(text(whole)) − \(text(padding)) padding, on \(surface.words)"
    }
  }
}

extension Surface {
  /// What it is, in words.
  fileprivate var words: String {
    switch self {
    case .widget(let family): "a \(family) widget"
    case .watch(let size): "a watch of \(size.rawValue)"
    }
  }
}

/// Numbers as the page shows them.
enum Figures {
  /// A number with at most two digits behind the point.
  static func text(_ number: Double) -> String {
    let hundredths = (number * 100).rounded()
    guard let whole = Int(exactly: hundredths) else { return "–" }
    return whole % 100 == 0 ? String(whole / 100) : (hundredths / 100).description
  }

  /// A share in percent, rounded down.
  static func percent(_ share: Double) -> String {
    guard let percent = Int(exactly: (share * 100 + 1e-6).rounded(.down)) else { return "–" }
    return "\(percent) %"
  }

  /// A count with its thousands set apart.
  static func count(_ number: Int) -> String {
    let digits = Array(String(number))
    let parts = stride(from: digits.count, to: 0, by: -3).map {
      String(digits[max(0, $0 - 3)..<$0])
    }
    return parts.reversed().joined(separator: ",")
  }
}
