import Checks
import Testing

@testable import ServerStrings

/// What YAML's constructs come to, and where it stands.
///
/// Sources: YAML 1.1 (yaml.org/spec/1.1, 2004-12-28), chapters 3 and 9, and its types
/// (yaml.org/type); the Rails Internationalization guide; Psych's documentation.
struct YAMLComposerTests {
  @Test("Scalars of every style are read, with their places")
  func scalars() {
    let read = ServerRead(
      yaml: """
        # Texts of the server
        en:
          plain: Clear  sky  # a remark
          single: 'It''s raining'
          double: "Line\\nbreak \\u00e9"
          folded: >-
            Rain until
            noon
          literal: |
            One
            Two
          ünïcödé: "日本" 
        """)
    #expect(read.problemTexts == [])
    #expect(read.text("plain") == "Clear  sky")
    #expect(read.text("single") == "It's raining")
    #expect(read.text("double") == "Line\nbreak é")
    #expect(read.text("folded") == "Rain until noon")
    #expect(read.text("literal") == "One\nTwo\n")
    #expect(read.text("ünïcödé") == "日本")
    #expect(read.places("plain") == ["3:10"])
    #expect(read.places("double") == ["5:11"])
    #expect(read.places("folded") == ["6:11"])
    #expect(read.places("ünïcödé") == ["12:12"])
  }

  @Test("The guide's plural is one text with forms")
  func guide() {
    // Rails Internationalization guide, "Pluralization".
    let read = ServerRead(
      yaml: """
        en:
          inbox:
            zero: no messages # optional
            one: one message
            other: '%{count} messages'
        """)
    let forms = read.forms("inbox")
    #expect(forms?.map(\.category) == [.zero, .one, .other])
    #expect(forms?.map(\.value) == ["no messages", "one message", "%{count} messages"])
    #expect(read.places("inbox") == ["3:11", "4:10", "5:12"])
  }

  @Test("Aliases stand for what is anchored, merge keys for its members")
  func aliases() {
    let read = ServerRead(
      yaml: """
        .shared: &shared
          ok: OK
          cancel: Cancel
        en:
          title: &title Weather
          again: *title
          buttons:
            <<: *shared
            cancel: Stop
          both:
            <<: [{ ok: Fine }, *shared]
          copy: *shared
        """)
    #expect(read.problemTexts == [])
    #expect(read.issues == [])
    #expect(read.text("again") == "Weather")
    #expect(read.text("buttons.ok") == "OK")
    #expect(read.text("buttons.cancel") == "Stop")
    // "keys in mapping nodes earlier in the sequence override keys specified in later mapping nodes"
    // (yaml.org/type/merge.html)
    #expect(read.text("both.ok") == "Fine")
    #expect(read.text("both.cancel") == "Cancel")
    #expect(read.text("copy.cancel") == "Cancel")
    #expect(read.places("copy.cancel") == ["3:11"])
  }
}

/// What is refused, or read with a remark.
struct YAMLComposerRefusalTests {
  @Test("A billion laughs are refused at the alias that goes too far")
  func laughs() {
    // The attack as Wikipedia's "Billion laughs attack" writes it for YAML.
    let levels = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    var yaml = "a: &a [\"lol\",\"lol\",\"lol\",\"lol\",\"lol\",\"lol\",\"lol\",\"lol\",\"lol\"]\n"
    for (inner, outer) in zip(levels, levels.dropFirst()) {
      let aliases = Array(repeating: "*\(inner)", count: 9).joined(separator: ",")
      yaml += "\(outer): &\(outer) [\(aliases)]\n"
    }
    let read = ServerRead(yaml: yaml)
    #expect(read.catalogs.isEmpty)
    // A list of nine texts is ten nodes, one of nine of those ninety-one, and so on: 820, 7,381,
    // 66,430, 597,871. The aliases of the first six levels stand for 672,588 together, so that one
    // more of the last is more than a million.
    #expect(
      read.problemTexts == [
        "config/locales/en.yml:7:8: with the alias '*f' the file's aliases stand for more than "
          + "1000000 texts"
      ])
  }

  @Test("Merge keys that grow without bounds are refused too")
  func mergedLaughs() {
    var yaml = "a: &a { x: y }\n"
    for level in 1...40 {
      let inner = level == 1 ? "a" : "a\(level - 1)"
      yaml += "a\(level): &a\(level) { <<: [*\(inner), *\(inner)], k\(level): v }\n"
    }
    let read = ServerRead(yaml: yaml)
    #expect(read.catalogs.isEmpty)
    #expect(read.problemTexts.count == 1)
    #expect(read.problemTexts.first?.contains("the file's aliases stand for more than") == true)
  }

  @Test("Many bytes are refused as many texts are")
  func longTexts() {
    let text = String(repeating: "x", count: 1 << 20)
    let yaml =
      "en:\n  a: &a \(text)\n  b: [\(Array(repeating: "*a", count: 65).joined(separator: ","))]\n"
    let read = ServerRead(yaml: yaml)
    #expect(read.problemTexts.first?.hasSuffix("stand for more than 67108864 bytes") == true)
  }

  @Test(
    "What can't be read is a problem at its place",
    arguments: [
      ("en: &a\n  b: *a\n", "2:6: the alias '*a' stands for a part that holds it"),
      ("en:\n  b: *nobody\n", "2:6: the alias '*nobody' stands for nothing"),
      ("en:\n  b: \"x\n", "the file is no YAML"),
      ("en:\n\tb: x\n", "the file is no YAML"),
      ("en:\n  b: \u{7}\n", "2:6: the file is no YAML: control characters are not allowed"),
      ("- en\n", "1:1: the file holds no languages"),
    ])
  func problems(_ yaml: String, _ expected: String) {
    let read = ServerRead(yaml: yaml)
    #expect(read.catalogs.isEmpty)
    #expect(read.problemTexts.count == 1)
    #expect(read.problemTexts.first?.contains(expected) == true, "\(read.problemTexts)")
  }

  @Test("Bytes that aren't UTF-8 are a problem at the first of them")
  func encoding() {
    let bytes = Array("en:\n  é: ".utf8) + [0xFF, 0x0A]
    #expect(throws: ServerFileError.self) { try TextEncoding.utf8(bytes) }
    do throws(ServerFileError) {
      _ = try TextEncoding.utf8(bytes)
    } catch {
      #expect(error.offset == 10)
    }
  }

  @Test("Lists within lists are refused beyond sixty-four, also through aliases")
  func depth() {
    let deep = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
    #expect(
      ServerRead(yaml: "en: \(deep)").problemTexts.first?.contains("more than 64 lists") == true)
    let half = String(repeating: "[", count: 40) + "x" + String(repeating: "]", count: 40)
    let other = String(repeating: "[", count: 40) + "*a" + String(repeating: "]", count: 40)
    #expect(
      ServerRead(yaml: "b: &a \(half)\nen: \(other)").problemTexts.first?
        .contains("more than 64 lists") == true)
  }

  @Test("Names are bounded, and so is what is told of a file")
  func bounds() {
    let name = String(repeating: "k", count: 5_000)
    #expect(
      ServerRead(yaml: "en:\n  ? \(name)\n  : x\n").problemTexts == [
        "config/locales/en.yml:2:5: a key has more than 4096 bytes"
      ])
    let doubled = ServerRead(yaml: "en:\n" + String(repeating: "  a: b\n", count: 3_000))
    #expect(doubled.issues.count == 1_001)
    #expect(
      doubled.issues.last?.hasSuffix(
        "more than 1000 things are wrong with the file; the others "
          + "aren't told") == true)
  }

  @Test("Tags, second documents and keys without a name are told")
  func remarks() {
    let read = ServerRead(
      yaml: """
        en:
          a: !ruby/object:Object x
          ? [b, c]
          : d
        ---
        de:
          a: y
        """)
    #expect(read.problemTexts == [])
    #expect(
      read.issues == [
        "config/locales/en.yml:2:6 the tag '!ruby/object:Object' makes something other than a "
          + "text of what follows",
        "config/locales/en.yml:3:5 a key is a list or a map, which is no name of a text",
        "config/locales/en.yml:5:1 the file has a second document, which the server doesn't read",
      ])
    #expect(read.text("a") == "x")
    #expect(read.text("a", "de") == nil)
  }

  @Test("Columns count code points, whatever YAML takes for a line's end")
  func places() {
    let read = ServerRead(yaml: "\u{FEFF}en:\n  a: \"ünï\u{2028}𝒳\"\r\n  b: c\r  d: e\n")
    #expect(read.problemTexts == [])
    #expect(read.places("b") == ["3:6"])
    #expect(read.places("d") == ["4:6"])
    #expect(read.catalogs.first?.languages.first?.location.column == 1)
  }
}
