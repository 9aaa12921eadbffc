import Foundation
import Resources

/// One relation of a condition, such as `n % 100 != 11..19`.
struct Relation {
  /// The operands in the order of their codes; `e` is the older name of `c`.
  static let operands = ["n", "i", "v", "w", "f", "t", "c"]

  let operand: Int
  let modulus: UInt32
  let isNegated: Bool
  let ranges: [ClosedRange<UInt32>]

  init(_ text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    guard let name = words.first, let sign = words.firstIndex(where: { $0.hasSuffix("=") }),
      words[sign] == "=" || words[sign] == "!=", sign + 2 == words.count,
      let operand = Self.operands.firstIndex(of: name == "e" ? "c" : name)
    else { throw GeneratorError("unknown relation '\(text)'") }
    switch sign {
    case 1: modulus = 0
    case 3:
      // The module keeps only a number's last 18 digits, so a modulus must divide 10^18.
      guard words[1] == "%", let value = UInt32(words[2]), 1_000_000_000 % value == 0 else {
        throw GeneratorError("unknown modulus in '\(text)'")
      }
      modulus = value
    default: throw GeneratorError("unknown relation '\(text)'")
    }
    self.operand = operand
    isNegated = words[sign] == "!="
    ranges = try words[sign + 1].split(separator: ",").map { item in
      let ends = item.split(separator: ".").map { UInt32($0) }
      guard let first = ends.first, let low = first, let last = ends.last, let high = last,
        low <= high
      else { throw GeneratorError("unknown range '\(item)' in '\(text)'") }
      return low...high
    }
  }

  /// Whether the relation holds for a whole number, where only `n` and `i` aren't 0.
  func holds(for number: UInt32) -> Bool {
    let value = operand < 2 ? number : 0
    let remainder = modulus == 0 ? value : value % modulus
    return ranges.contains { $0.contains(remainder) } != isNegated
  }
}

/// A condition of CLDR's: alternatives, each of which is relations that must all hold.
struct Condition {
  let alternatives: [[Relation]]

  init(_ text: String) throws {
    alternatives = try text.components(separatedBy: " or ").map {
      try $0.components(separatedBy: " and ").map(Relation.init)
    }
  }

  func holds(for number: UInt32) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }

  /// The words that `PluralProgram` evaluates; that type says what they mean.
  var words: [UInt32] {
    alternatives.flatMap { relations in
      relations.enumerated().flatMap { index, relation in
        let header =
          UInt32(relation.operand) | (relation.isNegated ? 8 : 0)
          | (index + 1 == relations.count ? 16 : 0) | UInt32(relation.ranges.count) << 8
        return [header, relation.modulus]
          + relation.ranges.flatMap { [$0.lowerBound, $0.upperBound] }
      }
    }
  }
}
