import Foundation

/// A reader of path data (SVG 2, 9.3) for tests, apart from what wrote it.
struct SVGPath {
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// All points, control points among them.
  private(set) var points: [Point] = []
  /// The ends of all commands, and the extremes of curves between them.
  private(set) var extremes: [Point] = []

  /// Reads path data; nil where it doesn't follow the grammar.
  init?(_ data: String) {
    var numbers: [Double] = []
    var command: Character?
    var current = Point(x: 0, y: 0)
    var start = current
    let scanner = Scanner(string: data)
    scanner.charactersToBeSkipped = CharacterSet(charactersIn: " ")

    func run() -> Bool {
      guard let command else { return numbers.isEmpty }
      let counts: [Character: Int] = ["m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6, "z": 0]
      let isRelative = command.isLowercase
      guard let kind = command.lowercased().first, let count = counts[kind] else { return false }
      if kind == "z" {
        current = start
        return numbers.isEmpty
      }
      guard !numbers.isEmpty, numbers.count % count == 0 else { return false }
      while !numbers.isEmpty {
        let values = Array(numbers.prefix(count))
        numbers.removeFirst(count)
        let origin = isRelative ? current : Point(x: 0, y: 0)
        var ends: [Point] = []
        switch kind {
        case "h": ends = [Point(x: origin.x + values[0], y: current.y)]
        case "v": ends = [Point(x: current.x, y: origin.y + values[0])]
        default:
          for index in stride(from: 0, to: count, by: 2) {
            ends.append(Point(x: origin.x + values[index], y: origin.y + values[index + 1]))
          }
        }
        points += ends
        extremes += Self.sampled(from: current, ends)
        current = ends[ends.count - 1]
        if kind == "m" { start = current }
      }
      return true
    }

    while !scanner.isAtEnd {
      if let character = scanner.string[scanner.currentIndex...].first, character.isLetter {
        guard run() else { return nil }
        command = scanner.scanCharacter()
      } else if let number = Self.number(scanner) {
        numbers.append(number)
      } else {
        return nil
      }
    }
    guard run() else { return nil }
  }

  /// The smallest rectangle around what is drawn: left, top, right, bottom.
  var bounds: [Double] {
    let xs = extremes.map(\.x)
    let ys = extremes.map(\.y)
    return [xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0]
  }

  private static func number(_ scanner: Scanner) -> Double? {
    var text = ""
    if scanner.scanString("-") != nil { text = "-" }
    let saved = scanner.charactersToBeSkipped
    scanner.charactersToBeSkipped = nil
    defer { scanner.charactersToBeSkipped = saved }
    if text.isEmpty { _ = scanner.scanString(" ") }
    let digits = CharacterSet(charactersIn: "0123456789")
    text += scanner.scanCharacters(from: digits) ?? ""
    if scanner.scanString(".") != nil {
      text += "." + (scanner.scanCharacters(from: digits) ?? "")
    }
    return Double(text.replacingOccurrences(of: "-.", with: "-0."))
  }

  /// Points along a curve or a line (de Casteljau), close enough to find its extremes.
  private static func sampled(from start: Point, _ ends: [Point]) -> [Point] {
    (1...64).map { step in
      let share = Double(step) / 64
      var level = [start] + ends
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map {
          Point(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
        }
      }
      return level[0]
    }
  }
}
