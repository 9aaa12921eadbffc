/// The data of an SVG path (SVG 2, 9.3), written as short as tenths of a unit allow.
struct GlyphPath: Sendable {
  /// A point in tenths of the path's unit, y downwards.
  private struct Point: Equatable {
    var x = 0
    var y = 0
  }

  private let scale: Double
  private var bytes: [UInt8] = []
  private var current = Point()
  private var start = Point()
  private var lastCommand: UInt8 = 0

  /// Begins a path.
  ///
  /// - Parameter scale: The units of the path that one unit of its points takes.
  init(scale: Double) {
    self.scale = scale
  }

  /// The data; empty where nothing is drawn.
  var data: String { String(decoding: bytes, as: UTF8.self) }

  /// Begins a contour at a point, y upwards.
  mutating func move(_ x: Double, _ y: Double) {
    let end = point(x, y)
    append(UInt8(ascii: "M"), [end])
    current = end
    start = end
  }

  /// Draws a straight line to a point, y upwards.
  mutating func line(_ x: Double, _ y: Double) {
    let end = point(x, y)
    guard end != current else { return }
    if end.y == current.y {
      append(UInt8(ascii: "H"), absolute: [end.x], relative: [end.x - current.x])
    } else if end.x == current.x {
      append(UInt8(ascii: "V"), absolute: [end.y], relative: [end.y - current.y])
    } else {
      append(UInt8(ascii: "L"), [end])
    }
    current = end
  }

  /// Draws a quadratic curve with one control point to a point, y upwards.
  mutating func quadratic(_ controlX: Double, _ controlY: Double, _ x: Double, _ y: Double) {
    let end = point(x, y)
    append(UInt8(ascii: "Q"), [point(controlX, controlY), end])
    current = end
  }

  /// Draws a cubic curve with two control points to a point, y upwards.
  mutating func cubic(
    _ firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double, _ x: Double,
    _ y: Double
  ) {
    let end = point(x, y)
    append(UInt8(ascii: "C"), [point(firstX, firstY), point(secondX, secondY), end])
    current = end
  }

  /// Closes the contour.
  mutating func close() {
    guard lastCommand != 0, lastCommand != UInt8(ascii: "z") else { return }
    bytes.append(UInt8(ascii: "z"))
    lastCommand = UInt8(ascii: "z")
    current = start
  }

  /// Coordinates beyond this are those of a broken font.
  private static let limit = 1e7

  private func point(_ x: Double, _ y: Double) -> Point {
    Point(x: tenths(x), y: tenths(-y))
  }

  private func tenths(_ coordinate: Double) -> Int {
    let value = (coordinate * scale * 10).rounded()
    return value.isFinite ? Int(min(max(value, -Self.limit), Self.limit)) : 0
  }

  private mutating func append(_ command: UInt8, _ points: [Point]) {
    append(
      command, absolute: points.flatMap { [$0.x, $0.y] },
      relative: points.flatMap { [$0.x - current.x, $0.y - current.y] })
  }

  /// Appends a command in its shorter form.
  private mutating func append(_ command: UInt8, absolute: [Int], relative: [Int]) {
    let lowercase = command | 0x20
    let absoluteForm = form(of: command, absolute)
    let relativeForm = form(of: lowercase, relative)
    if absoluteForm.count <= relativeForm.count {
      bytes += absoluteForm
      lastCommand = command
    } else {
      bytes += relativeForm
      lastCommand = lowercase
    }
  }

  /// A command with its numbers; a command like the one before it isn't repeated.
  private func form(of command: UInt8, _ numbers: [Int]) -> [UInt8] {
    let isMove = command | 0x20 == UInt8(ascii: "m")
    let repeats = command == lastCommand && !isMove
    var form: [UInt8] = repeats ? [] : [command]
    for (place, number) in numbers.enumerated() {
      if number >= 0, repeats || place > 0 { form.append(UInt8(ascii: " ")) }
      form += Self.digits(of: number)
    }
    return form
  }

  /// A number of tenths without needless digits: `12`, `12.5`, `-.5`.
  private static func digits(of tenths: Int) -> [UInt8] {
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    var digits: [UInt8] = tenths < 0 ? [UInt8(ascii: "-")] : []
    if whole > 0 || rest == 0 { digits += Array(String(whole).utf8) }
    if rest > 0 { digits += [UInt8(ascii: "."), UInt8(ascii: "0") + UInt8(rest)] }
    return digits
  }
}
