import StringCatalog
import Testing

@Suite("What is questionable is reported, and the rest read")
struct JSONIssueTests {
  /// The issues of a text, each with the text that it points at.
  private func issues(_ text: String) throws -> [(kind: JSONIssue.Kind, text: String)] {
    let document = try JSONDocument(parsing: Array(text.utf8))
    return document.issues.map { issue in
      (issue.kind, String(decoding: document.bytes[issue.range.range], as: UTF8.self))
    }
  }

  /// Objects whose keys are equal by RFC 8259, section 8.3: code unit by code unit after decoding.
  @Test(
    "Equal keys",
    arguments: [
      #"{"a":1,"a":2}"#,
      #"{"a":1,"\u0061":2}"#,
      #"{"\u0061":1,"a":2}"#,
      #"{"b":1,"a":2,"b":3}"#,
      #"{"é":1,"\u00e9":2}"#,
      #"{"😀":1,"\uD83D\uDE00":2}"#,
      #"{"a/b":1,"a\/b":2}"#,
      #"{"":1,"":2}"#,
      #"{"\n":1,"\u000A":2}"#,
      #"{"z":0,"y":0,"x":0,"w":0,"v":0,"u":0,"t":0,"s":0,"r":0,"q":0,"p":0,"z":1}"#,
    ])
  func duplicates(_ text: String) throws {
    let found = try issues(text)
    #expect(found.count == 1)
    guard case .duplicateKey = found.first?.kind else {
      Issue.record("no duplicate key was found in \(text)")
      return
    }
  }

  /// Equal only by Unicode's canonical equivalence (UAX #15), by case, or not at all.
  @Test(
    "Keys that differ",
    arguments: [
      #"{"é":1,"e\u0301":2}"#,
      "{\"\u{E9}\":1,\"e\u{301}\":2}",
      "{\"\u{1E9B}\u{323}\":1,\"\u{17F}\u{323}\u{307}\":2}",
      "{\"\u{212B}\":1,\"\u{C5}\":2}",
      #"{"a":1,"A":2}"#,
      #"{"a":1,"a ":2}"#,
      #"{"a":1,"a\u0000":2}"#,
      #"{"a":{"a":1}}"#,
      #"[{"a":1},{"a":1}]"#,
      #"{"b":1,"ab":2,"a":3}"#,
      #"{"\\u0061":1,"a":2}"#,
    ])
  func noDuplicates(_ text: String) throws {
    #expect(try issues(text).isEmpty)
  }

  @Test("A duplicate points at its key and at the first; both are kept, in order")
  func duplicateRanges() throws {
    let document = try JSONDocument(parsing: Array(#"{"k" : 1, "j" : 2, "k" : 3, "k" : 4}"#.utf8))
    let first = ByteRange(start: 1, end: 4)
    #expect(
      document.issues.map(\.kind) == [.duplicateKey(firstAt: first), .duplicateKey(firstAt: first)])
    #expect(document.issues.map(\.range.range) == [19..<22, 28..<31])
    let members = document.members(of: document.root)
    #expect(members.map { document.string(at: $0.key) } == ["k", "j", "k", "k"])
    #expect(members.map { document.source(of: $0.value) } == ["1", "2", "3", "4"])
  }

  @Test("Every pair among many keys is found")
  func manyDuplicates() throws {
    let keys = (0..<500).map { "\"k\($0 % 250)\" : \($0)" }.reversed()
    let document = try JSONDocument(parsing: Array("{\(keys.joined(separator: ","))}".utf8))
    #expect(document.issues.count == 250)
    #expect(document.members(of: document.root).count == 500)
  }

  /// RFC 8259, section 8.2; the text then has U+FFFD (Unicode 15, section 3.9, D86).
  @Test(
    "Half a surrogate pair",
    arguments: [
      (#""\uD800""#, 1, "\u{FFFD}"),
      (#""\uDBFF""#, 1, "\u{FFFD}"),
      (#""\uDC00""#, 1, "\u{FFFD}"),
      (#""\uDFFF""#, 1, "\u{FFFD}"),
      (#""a\uDEADb""#, 1, "a\u{FFFD}b"),
      (#""\uD800\uD800""#, 2, "\u{FFFD}\u{FFFD}"),
      (#""\uDC00\uD800""#, 2, "\u{FFFD}\u{FFFD}"),
      (#""\uD800\uD83D\uDE00""#, 1, "\u{FFFD}😀"),
      (#""\uD83D\uDE00\uDE00""#, 1, "😀\u{FFFD}"),
      (#""\uD800\n""#, 1, "\u{FFFD}\n"),
      (#""\uD800\u0041""#, 1, "\u{FFFD}A"),
      (#""\uD7FF\uE000""#, 0, "\u{D7FF}\u{E000}"),
      (#""\uD83D\uDE00""#, 0, "😀"),
      (#""\uDBFF\uDFFF""#, 0, "\u{10FFFF}"),
      (#""\uD800\uDC00""#, 0, "\u{10000}"),
    ])
  func surrogates(_ text: String, _ count: Int, _ value: String) throws {
    let found = try issues(text)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.kind == .loneSurrogate && $0.text.hasPrefix("\\uD") })
    let document = try JSONDocument(parsing: Array(text.utf8))
    let string = try #require(document.string(at: document.root))
    #expect(string.unicodeScalars.elementsEqual(value.unicodeScalars))
  }

  @Test("A byte order mark is reported, and the rest read from its true offset (section 8.1)")
  func byteOrderMark() throws {
    let document = try JSONDocument(parsing: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
    #expect(document.issues.map(\.kind) == [.byteOrderMark])
    #expect(document.issues.map(\.range.range) == [0..<3])
    #expect(document.range(of: document.root) == ByteRange(start: 3, end: 6))
  }

  @Test("All issues stand in the order of the file")
  func order() throws {
    let text = "\u{FEFF}" + #"{"a":{"x":"\uDC00","x":1},"a":"\uD800"}"#
    let starts = try JSONDocument(parsing: Array(text.utf8)).issues.map(\.range.start)
    #expect(starts.count == 5)
    #expect(starts == starts.sorted())
  }
}
