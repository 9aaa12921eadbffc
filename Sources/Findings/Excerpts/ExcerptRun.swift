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
    for character in source {
      let piece = VisibleText.spelled(character, isMarked: isMarked)
      let width = DisplayWidth.columns(of: piece)
      guard columns + width <= limit else { return true }
      text += piece
      columns += width
      // Marks without a base take no columns: a value of nothing else must end too.
      guard text.utf8.count <= limit * 32 else { return true }
    }
    return false
  }

  /// Takes characters from the end of a text; returns whether some are left.
  mutating func fill(backwardsFrom source: Substring, columns limit: Int) -> Bool {
    var pieces: [String] = []
    var bytes = 0
    var isCut = false
    for character in source.reversed() {
      let piece = VisibleText.spelled(character, isMarked: isMarked)
      let width = DisplayWidth.columns(of: piece)
      guard columns + width <= limit, bytes <= limit * 32 else {
        isCut = true
        break
      }
      pieces.append(piece)
      columns += width
      bytes += piece.utf8.count
    }
    text = pieces.reversed().joined()
    return isCut
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
