/// A stretch of a value made visible, grown character by character until its columns are used up.
struct ExcerptRun {
  private(set) var text = ""
  private(set) var columns = 0
  let isMarked: Bool

  init(isMarked: Bool) {
    self.isMarked = isMarked
  }

  /// Takes characters from the start of a text; returns whether some are left.
  mutating func fill(from source: Substring, columns limit: Int) -> Bool {
    var index = source.startIndex
    while index < source.endIndex {
      let start = index
      let isFull = skipSimple(in: source, from: &index, columns: limit)
      text += source[start..<index]
      if isFull { return true }
      guard index < source.endIndex else { return false }
      let character = source[index]
      let width = visibleColumns(of: character)
      guard columns + width <= limit else { return true }
      append(visible: character, columns: width)
      index = source.index(after: index)
      // Marks without a base take no columns: a value of nothing else must end too.
      guard text.utf8.count <= limit * 32 else { return index < source.endIndex }
    }
    return false
  }

  /// Moves past simple characters and counts their columns; returns whether there is no more room.
  private mutating func skipSimple(
    in source: Substring, from index: inout String.Index, columns limit: Int
  ) -> Bool {
    let scalars = source.unicodeScalars
    var previous: (index: String.Index, width: Int)?
    while index < source.endIndex {
      guard let width = SimpleScalars.columns(of: scalars[index].value) else {
        // The last one may make one character with what follows.
        guard let previous else { return false }
        index = previous.index
        columns -= previous.width
        return false
      }
      guard columns + width <= limit else { return true }
      previous = (index, width)
      columns += width
      index = scalars.index(after: index)
    }
    return false
  }

  /// Takes characters from the end of a text; returns whether some are left.
  mutating func fill(backwardsFrom source: Substring, columns limit: Int) -> Bool {
    let scalars = source.unicodeScalars
    var start = source.endIndex
    var taken = 0
    var bytes = 0
    while start > source.startIndex, bytes <= limit * 32 {
      var previous = scalars.index(before: start)
      var width = SimpleScalars.columns(of: scalars[previous].value)
      if width == nil {
        previous = source.index(before: start)
        width = visibleColumns(of: source[previous])
      }
      guard let width, taken + width <= limit else { break }
      taken += width
      bytes += source.utf8.distance(from: previous, to: start)
      start = previous
    }
    _ = fill(from: source[start...], columns: columns + taken)
    return start > source.startIndex
  }

  private mutating func append(visible character: Character, columns width: Int) {
    if Self.isShownAsItIs(character) {
      text.append(character)
    } else {
      text += VisibleText.spelled(character, isMarked: isMarked)
    }
    columns += width
  }

  private func visibleColumns(of character: Character) -> Int {
    if Self.isShownAsItIs(character) { return DisplayWidth.columns(of: character) }
    return DisplayWidth.columns(of: VisibleText.spelled(character, isMarked: isMarked))
  }

  /// Whether a character is one scalar that shows.
  private static func isShownAsItIs(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first?.value, scalars.dropFirst().isEmpty else { return false }
    return !InvisibleScalars.contains(scalar) && !InvisibleScalars.isUnusualSpace(scalar)
  }

  mutating func append(_ piece: String) {
    text += piece
    columns += DisplayWidth.columns(of: piece)
  }

  mutating func append(_ other: ExcerptRun) {
    text += other.text
    columns += other.columns
  }

  mutating func prepend(_ piece: String) {
    text = piece + text
    columns += DisplayWidth.columns(of: piece)
  }
}
