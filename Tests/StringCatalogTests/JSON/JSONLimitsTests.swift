import StringCatalog
import Testing

@Suite("Declared limits")
struct JSONLimitsTests {
  static func nested(_ depth: Int, _ open: String, _ close: String) -> [UInt8] {
    Array((String(repeating: open, count: depth) + String(repeating: close, count: depth)).utf8)
  }

  @Test("512 containers within one another are read", arguments: [("[", "]"), ("{\"a\":[", "]}")])
  func deepest(_ brackets: (String, String)) throws {
    let depth = brackets.0.count == 1 ? 512 : 256
    #expect(throws: Never.self) {
      try JSONDocument(parsing: Self.nested(depth, brackets.0, brackets.1))
    }
  }

  @Test("513 are refused by the limit's name, at the bracket that is one too many")
  func tooDeep() throws {
    let bytes = Self.nested(513, "[", "]")
    let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    #expect(error.kind == .limit)
    #expect(error.offset == 512)
    #expect(error.position == TextPosition(line: 1, column: 513))
    #expect(error.message.contains("512"))
    expectReadable(error)
  }

  @Test("Depth counts what is open, not what was")
  func wide() throws {
    let bytes = Array(("[" + String(repeating: "[],", count: 2_000) + "[]]").utf8)
    let document = try JSONDocument(parsing: bytes)
    #expect(document.elements(of: document.root).count == 2_001)
  }

  @Test("A million brackets are refused at once, open or closed")
  func bomb() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    #expect(error?.kind == .limit)
  }

  @Test("The depth can be lowered, but not raised above 512")
  func configuredDepth() throws {
    let three = Self.nested(3, "[", "]")
    #expect(throws: Never.self) { try JSONDocument(parsing: three, limits: .init(maximumDepth: 3)) }
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: three, limits: .init(maximumDepth: 2))
    }
    #expect(error?.kind == .limit)
    var limits = JSONLimits()
    limits.maximumDepth = .max
    #expect(throws: JSONError.self) {
      try JSONDocument(parsing: Self.nested(513, "[", "]"), limits: limits)
    }
  }

  @Test("A document of just the size is read, one byte more is refused by the limit's name")
  func size() throws {
    let bytes = Array("[1, 2, 3]".utf8)
    #expect(throws: Never.self) { try JSONDocument(parsing: bytes, limits: .init(maximumSize: 9)) }
    let error = try #require(throws: JSONError.self) {
      try JSONDocument(parsing: bytes, limits: .init(maximumSize: 8))
    }
    #expect(error.kind == .limit)
    #expect(error.message.contains("9 bytes"))
    #expect(error.message.contains("limit of 8"))
    expectReadable(error)
  }

  @Test("The defaults are 256 MiB and a nesting of 512")
  func defaults() {
    #expect(JSONLimits().maximumSize == 268_435_456)
    #expect(JSONLimits().maximumDepth == 512)
  }
}
