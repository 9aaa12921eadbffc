import Testing

@testable import Checks

/// Links in texts: RFC 3986 (appendix A) for addresses, RFC 5321 for e-mail, CommonMark for targets.
struct LinkScannerTests {
  @Test(
    "Links are found without what stands around them",
    arguments: [
      ("See https://a.org/x?y=1#z.", ["https://a.org/x?y=1#z"]),
      ("(https://a.org)", ["https://a.org"]), ("<https://a.org>", ["https://a.org"]),
      ("https://a.orgを見る", ["https://a.org"]), ("**https://a.org**", ["https://a.org"]),
      ("www.a.org, WWW", ["www.a.org"]), ("awww.b", []), ("skylight://open", ["skylight://open"]),
      ("://a", []), ("https://", []), ("and/or 1:2", []),
      ("mail me@a.org!", ["me@a.org"]),
      ("first.last+tag@mail.a-b.org", ["first.last+tag@mail.a-b.org"]),
      ("%1$@@%2$@.com", []), ("me@host", []), ("@user and 5 @ 6.00", []), ("a@.org.x", []),
      ("https://me@a.org", ["https://me@a.org"]),
      ("[a](#top) [b](tel:112) [c](two words) [d]() [e](x", ["#top", "tel:112"]),
      ("[a](https://a.org)", ["https://a.org"]), ("[a](mailto:me@a.org)", ["me@a.org"]),
    ])
  func links(_ text: String, _ links: [String]) {
    #expect(LinkScanner.links(in: text).map(\.text) == links)
  }

  @Test("A link's place is counted in UTF-8")
  func range() throws {
    let link = try #require(LinkScanner.links(in: "é www.A.org").first)
    #expect(link.range == 3..<12)
    #expect(link.host == "a.org")
    #expect(link.kind == .address)
  }

  @Test(
    "Localized links lead to the same place",
    arguments: [
      ("https://a.org/en", "https://a.org/de", true), ("https://www.a.org", "http://a.org", true),
      ("https://en.wikipedia.org", "https://ja.wikipedia.org", true),
      ("https://amazon.com", "https://amazon.co.uk", true),
      ("https://a.org", "https://b.org", false),
      ("https://a.org", "me@a.org", false), ("me@sky.app", "du@sky.app", true),
      ("[a](#x)", "[a](#x)", true), ("[a](#x)", "[a](#y)", false),
    ])
  func sameness(_ first: String, _ second: String, _ same: Bool) throws {
    let left = try #require(LinkScanner.links(in: first).first)
    let right = try #require(LinkScanner.links(in: second).first)
    #expect(left.leadsTo(right) == same)
    #expect(right.leadsTo(left) == same)
  }

  @Test(
    "Example domains are RFC 2606's",
    arguments: ["http://example.com", "me@example.org", "http://localhost"])
  func examples(_ text: String) throws {
    let link = try #require(LinkScanner.links(in: text).first)
    #expect(link.isExample)
    let other = try #require(LinkScanner.links(in: "http://samples.com").first)
    #expect(!other.isExample)
  }

  @Test("A target that nothing closes is none, however long the text")
  func openTargets() {
    #expect(LinkScanner.links(in: String(repeating: "![](", count: 100_000)).isEmpty)
    let long = "[a](#" + String(repeating: "x", count: 5000) + ")"
    #expect(LinkScanner.links(in: long).isEmpty)
  }

  @Test("A text of links alone takes no time beyond its first")
  func limit() {
    #expect(LinkScanner.links(in: String(repeating: "www.a.b ", count: 1000)).count == 256)
  }
}
