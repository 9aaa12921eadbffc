import StringCatalog
import Testing

@Suite struct SymbolCollisionTests {
  private func collisions(_ keys: [String], table: String = "Localizable") -> [SymbolCollision] {
    SymbolCollision.find(
      in: keys.compactMap { SymbolDerivation(.init(key: $0, table: table)).signature })
  }

  /// Pairs that Xcode refuses in public reports: nightscout/Trio's issue 1360, a mail app's review.
  @Test(arguments: [
    ["OK", "Ok"], ["Allow uploads", "Allow Uploads"], ["Temp Targets", "• Temp Targets"],
    ["days", "Days"], ["Reconnect", "Reconnect…"], ["Saved in Keychain", "Saved in Keychain."],
    ["Block Sender", "Block Sender?", "Block Sender…"], ["Body Fat", "Body Fat (%)"],
    ["Normal", "Normal "],
  ])
  func sameSymbol(_ keys: [String]) {
    let expected = SymbolCollision(kind: .sameSymbol, indices: Array(keys.indices))
    #expect(collisions(keys) == [expected])
  }

  @Test func parametersKeepSymbolsApart() {
    #expect(
      collisions(["glucose", "Glucose: %@", "Normal", "Normal (%@-%@)"]) == [
        .init(kind: .sameName, indices: [0, 1]), .init(kind: .sameName, indices: [2, 3]),
      ])
    #expect(
      collisions(["%lld items", "%@ items"]) == [.init(kind: .sameSymbol, indices: [0, 1])])
  }

  @Test func namesThatDifferByCase() {
    #expect(
      collisions(["open.YouTube", "open.Youtube", "Open"]) == [
        .init(kind: .sameIgnoringCase, indices: [0, 1])
      ])
  }

  @Test func everyKindIsFoundAtOnce() {
    #expect(
      collisions(["set.up", "a", "SetUp", "set.up %@", "Set Up", "setup"]) == [
        .init(kind: .sameSymbol, indices: [0, 2, 4]), .init(kind: .sameName, indices: [0, 3]),
        .init(kind: .sameIgnoringCase, indices: [0, 5]),
      ])
  }

  @Test func tablesKeepSymbolsApart() {
    let signatures = ["Localizable", "Paywall"].compactMap {
      SymbolDerivation(.init(key: "OK", table: $0)).signature
    }
    #expect(signatures.count == 2)
    #expect(SymbolCollision.find(in: signatures).isEmpty)
    #expect(SymbolCollision.find(in: []).isEmpty)
  }
}
