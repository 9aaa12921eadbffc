import Foundation

/// Remembers the widths of texts, for all sizes; bounded, and safe to use from several threads.
final class WidthCache: @unchecked Sendable {
  /// What a width depends on.
  struct Key: Hashable {
    var text: String
    var language: String
    var weight: FontWeight

    // Strings are equal where they are canonically equivalent, but such texts may differ in width.
    static func == (left: Key, right: Key) -> Bool {
      left.weight == right.weight && left.text.utf8.elementsEqual(right.text.utf8)
        && left.language == right.language
    }

    func hash(into hasher: inout Hasher) {
      let hashed: Void? = text.utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
      if hashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
      hasher.combine(language)
      hasher.combine(weight)
    }
  }

  private final class Stripe {
    let lock = NSLock()
    var sums: [Key: AdvanceSum] = [:]
  }

  /// A stripe forgets all when it holds as many texts as this.
  static let stripeLimit = 4_096
  /// Longer texts, in UTF-8 code units, aren't worth their room.
  private static let lengthLimit = 1_024

  private let stripes = (0..<16).map { _ in Stripe() }

  /// How many widths are remembered.
  var count: Int {
    stripes.reduce(0) { sum, stripe in sum + stripe.lock.withLock { stripe.sums.count } }
  }

  /// The width of a text; found out where it isn't known.
  func sum(for key: Key, orElse measure: () -> AdvanceSum) -> AdvanceSum {
    guard key.text.utf8.count <= Self.lengthLimit else { return measure() }
    let stripe = stripes[key.hashValue & 15]
    if let sum = stripe.lock.withLock({ stripe.sums[key] }) { return sum }
    let sum = measure()
    stripe.lock.withLock {
      if stripe.sums.count >= Self.stripeLimit { stripe.sums.removeAll(keepingCapacity: true) }
      stripe.sums[key] = sum
    }
    return sum
  }
}
