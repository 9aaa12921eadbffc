/// The part of a value that a report has room for: the marked part and what stands around it.
///
/// Cut between user-perceived characters; what can't be seen is spelled out, so the texts are safe
/// to print. Reading the window of a long value costs no more than that of a short one.
public struct ExcerptWindow: Sendable, Hashable {
  /// The text ahead of the marked part, beginning with `…` where the value goes on.
  public private(set) var before = ""
  /// The marked part, shortened in its middle by `…` where it is too long; empty without a mark.
  public private(set) var marked = ""
  /// The text after the marked part, ending with `…` where the value goes on.
  public private(set) var after = ""
  /// How many columns of a terminal `before` takes.
  public private(set) var columnsBefore = 0
  /// How many columns of a terminal `marked` takes.
  public private(set) var columnsMarked = 0

  /// Whether the shown text holds letters written from right to left.
  public var isRightToLeft: Bool {
    RightToLeft.occurs(in: before) || RightToLeft.occurs(in: marked)
      || RightToLeft.occurs(in: after)
  }

  /// Creates the window of an excerpt.
  ///
  /// - Parameters:
  ///   - excerpt: the value and its marked part; a mark that splits a scalar is widened to hold it
  ///   - columns: the columns of a terminal to fill, ellipses apart; at least 8
  public init(_ excerpt: Excerpt, columns: Int) {
    let value = excerpt.value
    let columns = max(8, columns)
    let (lower, upper) = Self.scalarBounds(of: excerpt.marked, in: value)
    guard lower < upper else {
      var text = ExcerptRun(isMarked: false)
      if text.fill(from: value[...], columns: columns) { text.append("…") }
      after = text.text
      return
    }
    let mark = Self.shortened(value[lower..<upper], columns: columns * 2 / 3)
    marked = mark.text
    columnsMarked = mark.columns

    // Half of the room goes to either side; what one side doesn't need the other gets.
    let room = max(0, columns - mark.columns)
    var tail = ExcerptRun(isMarked: false)
    let needsTail = tail.fill(from: value[upper...], columns: room / 2)
    var head = ExcerptRun(isMarked: false)
    let needsHead = head.fill(backwardsFrom: value[..<lower], columns: room - tail.columns)
    if needsTail, head.columns < room / 2 {
      tail = ExcerptRun(isMarked: false)
      if tail.fill(from: value[upper...], columns: room - head.columns) { tail.append("…") }
    } else if needsTail {
      tail.append("…")
    }
    if needsHead { head.prepend("…") }
    before = head.text
    columnsBefore = head.columns
    after = tail.text
  }

  /// The mark's ends, moved outward to the bounds of scalars.
  private static func scalarBounds(
    of marked: Range<Int>, in value: String
  ) -> (lower: String.Index, upper: String.Index) {
    let utf8 = value.utf8
    var lower = utf8.index(utf8.startIndex, offsetBy: marked.lowerBound)
    while lower < utf8.endIndex, utf8[lower] & 0xC0 == 0x80 { lower = utf8.index(before: lower) }
    var upper = utf8.index(utf8.startIndex, offsetBy: marked.upperBound)
    while upper < utf8.endIndex, utf8[upper] & 0xC0 == 0x80 { upper = utf8.index(after: upper) }
    return (lower, upper)
  }

  private static func shortened(_ text: Substring, columns: Int) -> ExcerptRun {
    var whole = ExcerptRun(isMarked: true)
    guard whole.fill(from: text, columns: columns) else { return whole }
    var head = ExcerptRun(isMarked: true)
    _ = head.fill(from: text, columns: columns / 2)
    var tail = ExcerptRun(isMarked: true)
    _ = tail.fill(backwardsFrom: text, columns: columns / 2)
    head.append("…")
    head.append(tail)
    return head
  }
}
