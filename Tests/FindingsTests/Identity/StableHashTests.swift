import Findings
import Testing

@Suite struct StableHashTests {
  /// Test vectors for FNV-1a, 64 bits, from the IETF draft's appendix C.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("b", "af63df4c8601f1a5"),
    ("foobar", "85944171f73967e8"),
  ])
  func matchesTheVectors(_ text: String, _ hash: String) {
    #expect(StableHash(text).text == hash)
  }

  @Test func addingInPartsIsAddingTheWhole() {
    var hash = StableHash("foo")
    hash.add("bar")
    #expect(hash == StableHash("foobar"))
  }
}
