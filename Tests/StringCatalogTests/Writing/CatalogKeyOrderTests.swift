import Foundation
import Testing

@testable import StringCatalog

/// Expectations come from Foundation's `JSONSerialization`, which is what Xcode writes by.
struct CatalogKeyOrderTests {
  private let order = CatalogKeyOrder()

  @Test(
    "Keys that other orders would exchange",
    arguments: [
      ("_", "%"), ("%lld left", "${name}"), ("...", "(%@)"), ("Close split", "Close Split"),
      ("a9", "a10"), ("a9", "a09"), ("zh-Hans", "zh-Hant"), ("pt", "pt-BR"), ("pt-BR", "pt-PT"),
      ("", " "), ("my_snake", "my.snake"), ("-", "1"), ("é", "f"), ("e", "é"), ("z", "日"),
      ("😀", "a"), ("state", "value"), ("stringUnit", "variations"), ("Ab", "aC"),
    ])
  func pairs(first: String, second: String) throws {
    #expect(try foundationPrecedes(first, second), "the expectation itself")
    #expect(order.precedes(first, second))
    #expect(!order.precedes(second, first))
  }

  @Test("Random keys are ordered as JSONSerialization orders them")
  func random() throws {
    var generator = SeededGenerator(seed: 1)
    var compared = 0
    for _ in 0..<6_000 {
      let first = key(using: &generator)
      let second =
        Bool.random(using: &generator) ? key(using: &generator) : varied(first, &generator)
      // A dictionary can't hold two keys that Swift holds equal.
      guard first != second else { continue }
      compared += 1
      let expected = try foundationPrecedes(first, second)
      #expect(
        order.precedes(first, second) == expected,
        "\(first.debugDescription) and \(second.debugDescription)")
    }
    #expect(compared > 4_000)
  }

  @Test("A key stands neither before itself nor in two places beside its equal")
  func equals() {
    #expect(!order.precedes("key", "key"))
    #expect(!order.precedes("ключ", "ключ"))
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(order.precedes(composed, decomposed) != order.precedes(decomposed, composed))
  }

  @Test("Members of one name stay as they stand")
  func stability() {
    let members = [("b", 1), ("a", 2), ("b", 3), ("a", 4)]
    #expect(order.sorted(members, by: \.0).map(\.1) == [2, 4, 1, 3])
  }

  private func foundationPrecedes(_ first: String, _ second: String) throws -> Bool {
    let written = try FoundationJSON.written([first: 0, second: 0])
    let document = try JSONDocument(parsing: written)
    let keys = document.members(of: document.root).compactMap { document.string(at: $0.key) }
    return try #require(keys.first).utf8.elementsEqual(first.utf8)
  }

  private func key(using generator: inout SeededGenerator) -> String {
    let alphabet = Array(
      "abcdzABCDZ0123456789  %@$_-.,:;!?()[]{}<>=+*/\\#&'\"~^|`\t\néßñøıİЖж日本한🎉\u{301}\u{200F}ﬁ½２")
    return String(
      (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      })
  }

  private func varied(_ key: String, _ generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: key + self.key(using: &generator)
    case 1: key.uppercased()
    case 2: key.lowercased()
    case 3: key.replacingOccurrences(of: "1", with: "01")
    default: String(key.dropLast()) + self.key(using: &generator)
    }
  }
}
