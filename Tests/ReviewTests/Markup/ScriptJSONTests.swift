import Foundation
import Testing

@testable import Review

/// JSON that stands in a script element (HTML, 4.12.1.3).
struct ScriptJSONTests {
  @Test(
    "A string is read back as it was, and holds nothing that HTML reads",
    arguments: [
      "</script>", "<!--", "a & b", "\"\\\u{8}\n", "\u{2028}\u{2029}", "\u{0}\u{1F}\u{7F}\u{9F}",
      "ü日😀\u{202E}", "e\u{301}", "",
    ])
  func strings(text: String) throws {
    var json = ScriptJSON()
    json.array { $0.string(text) }
    let written = String(decoding: json.bytes, as: UTF8.self)
    #expect(!written.contains { "<>&\u{2028}\u{2029}".contains($0) })
    #expect(!written.unicodeScalars.contains { $0.value < 0x20 })
    let read = try JSONDecoder().decode([String].self, from: Data(json.bytes))
    #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
  }

  @Test("Numbers, arrays and objects are those of RFC 8259")
  func structure() {
    var json = ScriptJSON()
    json.object { json in
      json.key("a")
      json.integers([1, -2])
      json.key(named: "b\"")
      json.array { json in
        json.number(142)
        json.number(134.9)
        json.number(0.12345)
        json.number(.infinity)
        json.array { _ in }
      }
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == #"{"a":[1,-2],"b\"":[142,134.9,0.123,0,[]]}"#)
  }
}
