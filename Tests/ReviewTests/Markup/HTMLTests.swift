import Testing

@testable import Review

/// Texts between tags and in attributes (HTML, 13.1.2).
struct HTMLTests {
  @Test(
    "Every character that could end a text or an attribute is a reference",
    arguments: [
      ("a & b", "a &amp; b"), ("<b>", "&lt;b&gt;"), ("\"'", "&quot;&#39;"),
      ("line\nbreak\t", "line\nbreak\t"), ("\u{0}\u{8}\u{7F}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("ü日😀\u{202E}", "ü日😀\u{202E}"),
    ])
  func escaping(text: String, escaped: String) {
    var html = HTML()
    html.element("p", ["title": text], text: text)
    #expect(
      String(decoding: html.bytes, as: UTF8.self)
        == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test("An attribute without a value is left out, an element in another stands in it")
  func elements() {
    var html = HTML()
    html.element("ul", ["class": nil, "id": "x"]) { html in
      html.element("li", text: "1")
      html.void("br")
    }
    #expect(String(decoding: html.bytes, as: UTF8.self) == "<ul id=\"x\"><li>1</li><br></ul>")
  }
}
