import Foundation

/// The order in which Xcode writes the keys of every object of a catalog.
///
/// Xcode writes through `JSONSerialization` with `sortedKeys`, which compares by
/// `[.numeric, .caseInsensitive, .forcedOrdering]` in the system locale: by the root collation of
/// Unicode, so that `_` comes before `%`, lower case before upper case, and 9 before 10. The
/// comparison is Foundation's own, so that it is Xcode's on a Mac and the same everywhere else.
public struct CatalogKeyOrder: Sendable {
  private let locale = NSLocale.system

  /// Creates the order.
  public init() {}

  /// Whether one key stands before another; texts that Foundation holds equal go by their bytes.
  public func precedes(_ left: String, _ right: String) -> Bool {
    var left = left
    var right = right
    let quick = left.withUTF8 { left in
      right.withUTF8 { right in Self.quickPrecedes(left, right) }
    }
    return quick ?? slowlyPrecedes(left, right)
  }

  /// Whether every text stands before the next or equals it.
  func isSorted(_ texts: some Sequence<String>) -> Bool {
    var previous: String?
    for text in texts {
      if let previous, precedes(text, previous) { return false }
      previous = text
    }
    return true
  }

  /// The members in this order; members of the same name stay as they stand.
  func sorted<Member>(_ members: [Member], by name: (Member) -> String) -> [Member] {
    let named = members.enumerated().map { (name: name($1), position: $0, member: $1) }
    if isSorted(named.lazy.map(\.name)) { return members }
    return named.sorted { left, right in
      if left.name.utf8.elementsEqual(right.name.utf8) { return left.position < right.position }
      return precedes(left.name, right.name)
    }.map(\.member)
  }

  func slowlyPrecedes(_ left: String, _ right: String) -> Bool {
    let text = NSString(string: left)
    let order = text.compare(
      right, options: [.numeric, .caseInsensitive, .forcedOrdering],
      range: NSRange(location: 0, length: text.length), locale: locale)
    switch order {
    case .orderedAscending: return true
    case .orderedDescending: return false
    default: return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// The answer where two different ASCII letters, or one text's end, decide; nil elsewhere.
  ///
  /// Most names of a catalog differ in this way, and Foundation takes a hundred times as long.
  static func quickPrecedes(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    let shared = min(left.count, right.count)
    var differsInCase = false
    for index in 0..<shared {
      let (one, other) = (left[index], right[index])
      if one == other {
        guard (0x20...0x7E).contains(one), !(0x30...0x39).contains(one) else { return nil }
        continue
      }
      guard let lower = lowercase(one), let otherLower = lowercase(other) else { return nil }
      if lower != otherLower { return lower < otherLower }
      differsInCase = true
    }
    guard !differsInCase else { return nil }
    if left.count == right.count { return false }
    let next = left.count > shared ? left[shared] : right[shared]
    return (0x20...0x7E).contains(next) ? left.count < right.count : nil
  }

  private static func lowercase(_ byte: UInt8) -> UInt8? {
    let lower = byte | 0x20
    return (0x61...0x7A).contains(lower) ? lower : nil
  }
}
