import Foundation
import Testing

@testable import StringCatalog

struct XcodeFormTests {
  @Test("Any document is written as JSONSerialization writes what it holds")
  func random() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let object = object(depth: 4, using: &generator)
      let expected = try FoundationJSON.written(object)
      let minified = try JSONSerialization.data(withJSONObject: object, options: [])
      let document = try JSONDocument(parsing: Array(minified))
      #expect(XcodeForm.bytes(of: document) == expected)
    }
  }

  @Test(
    "Numbers and literals keep their bytes",
    arguments: ["1.0", "1e3", "-0", "12345678901234567890123", "1.10E+05", "true", "false", "null"])
  func literals(literal: String) throws {
    let document = try JSONDocument(parsing: Array("[\(literal)]".utf8))
    #expect(XcodeForm.bytes(of: document) == Array("[\n  \(literal)\n]".utf8))
  }

  // A person's decision: a printer loses nothing; Foundation would keep one of the two.
  @Test("Duplicate keys stay in their order")
  func duplicates() throws {
    let document = try JSONDocument(parsing: Array(#"{"b":1,"a":2,"b":3}"#.utf8))
    #expect(
      String(decoding: XcodeForm.bytes(of: document), as: UTF8.self)
        == "{\n  \"a\" : 2,\n  \"b\" : 1,\n  \"b\" : 3\n}")
  }

  @Test("A byte order mark and white space around the text are left out")
  func surroundings() throws {
    let document = try JSONDocument(parsing: [0xEF, 0xBB, 0xBF] + Array(" { } \r\n".utf8))
    #expect(XcodeForm.bytes(of: document) == Array("{\n\n}".utf8))
  }

  @Test("A document as deep as any that is read is written")
  func depth() throws {
    let depth = 512
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let document = try JSONDocument(parsing: Array(text.utf8))
    let written = XcodeForm.bytes(of: document)
    #expect(written.filter { $0 != 0x20 && $0 != 0x0A } == Array(text.utf8))
  }

  @Test("A catalog is made from entries in memory")
  func newCatalog() throws {
    let bytes = try XcodeForm.bytes(
      sourceLanguage: "en", version: "1.1",
      entries: [
        CatalogEntry("b"),
        CatalogEntry(
          "A/B", comment: "A \"comment\"", extractionState: .manual, shouldTranslate: true,
          generatesSymbol: false,
          localizations: [
            CatalogLocalization("ja", .plural([.other: "%lld日"], state: .needsReview)),
            CatalogLocalization("en", LocalizedContent("%lld days")),
          ]),
      ])
    let object: [String: Any] = [
      "sourceLanguage": "en", "version": "1.1",
      "strings": [
        "b": [String: Any](),
        "A/B": [
          "comment": "A \"comment\"", "extractionState": "manual", "shouldTranslate": true,
          "generatesSymbol": false,
          "localizations": [
            "en": ["stringUnit": ["state": "translated", "value": "%lld days"]],
            "ja": [
              "variations": [
                "plural": ["other": ["stringUnit": ["state": "needs_review", "value": "%lld日"]]]
              ]
            ],
          ],
        ],
      ],
    ]
    #expect(bytes == (try FoundationJSON.written(object)))
    #expect(try Catalog(parsing: bytes).isInXcodeForm)
  }

  @Test("Two entries of one key can't be written")
  func repeatedEntry() {
    #expect(throws: CatalogEditError(.entryExists, key: "a")) {
      try XcodeForm.bytes(sourceLanguage: "en", entries: [CatalogEntry("a"), CatalogEntry("a")])
    }
  }

  @Test("An entry in memory becomes JSON text")
  func entryText() throws {
    let entry = CatalogEntry(
      "k", localizations: [CatalogLocalization("de", LocalizedContent("Ja", state: .new))])
    #expect(
      try entry.jsonText() == """
        {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Ja"
              }
            }
          }
        }
        """)
    #expect(
      try entry.jsonText(in: .minified)
        == #"{"localizations":{"de":{"stringUnit":{"state":"new","value":"Ja"}}}}"#)
    #expect(try CatalogEntry("k").jsonText() == "{\n\n}")
    #expect(try CatalogEntry("k").jsonText(in: .minified) == "{}")
  }

  private func object(depth: Int, using generator: inout SeededGenerator) -> [String: Any] {
    var object: [String: Any] = [:]
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      object[text(using: &generator)] = value(depth: depth - 1, using: &generator)
    }
    return object
  }

  private func value(depth: Int, using generator: inout SeededGenerator) -> Any {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &generator) {
    case 0: text(using: &generator)
    case 1: Int.random(in: -1_000...1_000, using: &generator)
    case 2: Bool.random(using: &generator)
    case 3: NSNull()
    case 4:
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        value(depth: depth - 1, using: &generator)
      }
    default: object(depth: depth, using: &generator)
    }
  }

  private func text(using generator: inout SeededGenerator) -> String {
    let alphabet = Array("abAB09 /\\\"\n\u{1}\u{7F}%@_-.é日😀")
    return String(
      (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      })
  }
}
