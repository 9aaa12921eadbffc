/// The conditions of a rule set, compiled into words, and their evaluation.
///
/// For each category one word (bits 0–7 the category's rank, the rest the number of words that
/// follow), then its relations. A relation is one word (bits 0–2 the operand, bit 3 "not", bit 4
/// "the last of its conjunction", bits 8 and up the number of ranges), its modulus (0: none), and
/// the lower and upper bound of each range. Source of the conditions' meaning: UTS 35, part 3,
/// "Plural rules syntax".
struct PluralProgram: Sendable {
  let words: [UInt32]

  /// The category of the first condition that holds, else `other`.
  func category(for operands: PluralOperands) -> PluralCategory {
    var index = 0
    while index < words.count {
      let header = words[index]
      let start = index + 1
      let end = start + Int(header >> 8)
      if holds(start..<end, for: operands) {
        return PluralCategory(rank: UInt8(truncatingIfNeeded: header))
      }
      index = end
    }
    return .other
  }

  private func holds(_ condition: Range<Int>, for operands: PluralOperands) -> Bool {
    var index = condition.lowerBound
    var conjunctionHolds = true
    while index < condition.upperBound {
      let header = words[index]
      let ranges = index + 2..<index + 2 + 2 * Int(header >> 8)
      if conjunctionHolds {
        let isInside = contains(
          operands, operand: header & 7, modulus: UInt64(words[index + 1]), ranges: ranges)
        conjunctionHolds = isInside != (header & 8 != 0)
      }
      if header & 16 != 0 {
        if conjunctionHolds { return true }
        conjunctionHolds = true
      }
      index = ranges.upperBound
    }
    return false
  }

  private func contains(
    _ operands: PluralOperands, operand: UInt32, modulus: UInt64, ranges: Range<Int>
  ) -> Bool {
    var value: UInt64
    switch operand {
    case 0:
      // `n` with a fraction is in no list of whole numbers, whatever its remainder.
      if operands.w != 0 { return false }
      value = operands.i
    case 1: value = operands.i
    case 2: value = UInt64(operands.v)
    case 3: value = UInt64(operands.w)
    case 4: value = operands.f
    case 5: value = operands.t
    default: value = UInt64(operands.c)
    }
    if modulus != 0 { value %= modulus }
    var index = ranges.lowerBound
    while index < ranges.upperBound {
      if value >= UInt64(words[index]), value <= UInt64(words[index + 1]) { return true }
      index += 2
    }
    return false
  }
}
