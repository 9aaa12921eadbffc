import StringCatalog
import Testing

@Suite("RFC 8259's grammar")
struct JSONGrammarTests {
  @Test("is accepted", arguments: ValidDocuments.all)
  func valid(_ document: GrammarDocument) throws {
    let parsed = try JSONDocument(parsing: document.bytes)
    #expect(parsed.bytes == document.bytes)
  }

  @Test("is required", arguments: InvalidDocuments.all)
  func invalid(_ document: GrammarDocument) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: document.bytes) }
    #expect(error?.kind == .syntax)
    expectReadable(error)
  }

  /// A value that is right alone must be right, or wrong, in every place where a value may stand.
  @Test("holds within containers", arguments: ValidDocuments.all.filter { $0.section != "8.1" })
  func validWithin(_ document: GrammarDocument) throws {
    for (before, after) in [
      ("[", "]"), ("{\"k\":", "}"), ("[0,", ",0]"), ("{\"j\":{},\"k\":", "}"),
    ] {
      let bytes = Array(before.utf8) + document.bytes + Array(after.utf8)
      #expect(throws: Never.self) { try JSONDocument(parsing: bytes) }
    }
  }

  @Test("tells what each value is (section 3)")
  func kinds() throws {
    let document = try JSONDocument(parsing: Array("[{},[],\"\",0,true,false,null]".utf8))
    #expect(document.kind(of: document.root) == .array)
    #expect(
      document.elements(of: document.root).map(document.kind(of:)) == [
        .object, .array, .string, .number, .true, .false, .null,
      ])
  }

  /// Section 6: precision is the receiver's affair, so the text is what is kept.
  @Test("keeps numbers as they stand", arguments: ValidDocuments.numbers)
  func numbers(_ document: GrammarDocument) throws {
    let parsed = try JSONDocument(parsing: Array("[ ".utf8) + document.bytes + Array(" ]".utf8))
    let number = try #require(parsed.elements(of: parsed.root).first)
    #expect(parsed.source(of: number) == String(decoding: document.bytes, as: UTF8.self))
  }
}

/// An error says what is wrong without a full stop, and what to do as a sentence.
func expectReadable(_ error: JSONError?, sourceLocation: SourceLocation = #_sourceLocation) {
  guard let error else { return }
  expectReadable(error.message, error.remedy, sourceLocation: sourceLocation)
  #expect(error.position.line >= 1, sourceLocation: sourceLocation)
  #expect(error.position.column >= 1, sourceLocation: sourceLocation)
}

func expectReadable(
  _ message: String, _ remedy: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(!message.isEmpty, sourceLocation: sourceLocation)
  #expect(message.first?.isUppercase == false, "\(message)", sourceLocation: sourceLocation)
  #expect(!message.hasSuffix("."), "\(message)", sourceLocation: sourceLocation)
  #expect(remedy.first?.isUppercase == true, "\(remedy)", sourceLocation: sourceLocation)
  #expect(remedy.hasSuffix("."), "\(remedy)", sourceLocation: sourceLocation)
}
