/// The whole numbers from 0 to 999,999 that take one category.
public struct PluralWholeNumbers: Sendable, Hashable {
  /// How many there are: 0 to 1,000,000.
  public let count: Int
  /// The smallest of them, at most five, ascending.
  public let first: [Int]

  /// Whether the category takes this number and no other.
  ///
  /// A text for `one` may spell the number out, or leave it away, only where this holds for 1: in
  /// Russian `one` also takes 21, in French it also takes 0.
  public func covers(onlyNumber number: Int) -> Bool { count == 1 && first == [number] }
}
