import StringCatalog
import Testing

/// Each edit that is impossible says so, and changes nothing.
struct CatalogEditErrorTests {
  private static let source = EditedCatalog.minified(
    #""simple":{"localizations":{"de":\#(EditedCatalog.unit("Ja"))}},"#
      + #""varied":{"localizations":{"de":{"variations":{"plural":{"other":\#(EditedCatalog.unit("n"))}}}}},"#
      + #""both":{"localizations":{"de":{"stringUnit":{"state":"new","value":"a"},"variations":{"plural":{}}}}},"#
      + #""empty":{"localizations":{"de":{"variations":{}}}},"#
      + #""bare":{},"odd":5,"strange":{"localizations":[]},"stranger":{"localizations":{"de":{"variations":3}}},"#
      + #""twice":{},"twice":{}"#)

  struct Case: Sendable, CustomTestStringConvertible {
    var error: CatalogEditError
    var edit: @Sendable (inout CatalogEditor) throws -> Void
    var testDescription: String { error.message }

    init(
      _ error: CatalogEditError, _ edit: @escaping @Sendable (inout CatalogEditor) throws -> Void
    ) {
      self.error = error
      self.edit = edit
    }
  }

  private static func at(
    _ key: String, _ language: String = "de", _ path: LeafStep...
  ) -> LeafAddress {
    LeafAddress(key, language: language, path: path)
  }

  private static func error(_ kind: CatalogEditError.Kind, _ address: LeafAddress)
    -> CatalogEditError
  {
    CatalogEditError(kind, key: address.key, language: address.language, path: address.path)
  }

  static let texts: [Case] = [
    (.noSuchEntry, at("none")), (.noSuchLocalization, at("simple", "fr")),
    (.noSuchLocalization, at("bare")), (.noSuchLeaf, at("varied")),
    (.noSuchLeaf, at("simple", "de", .plural("one"))),
    (.noSuchLeaf, at("varied", "de", .plural("one"))),
    (.noSuchLeaf, at("varied", "de", .device("mac"))),
    (.noSuchLeaf, at("varied", "de", .substitution("n"))),
    (.noSuchLeaf, at("varied", "de", .unknown(axis: "gender", branch: "female"))),
    (.noSuchLeaf, at("varied", "de", .width("20"))),
    (.wrongType("odd"), at("odd")), (.wrongType("localizations"), at("strange")),
    (.wrongType("variations"), at("stranger", "de", .plural("one"))),
  ].map { kind, address in
    Case(error(kind, address)) { try $0.setText("x", at: address) }
  }

  static let creations: [Case] = [
    (.noSuchEntry, at("none")), (.textBesideVariations, at("varied")),
    (.textBesideVariations, at("simple", "de", .plural("one"))),
    (.textBesideVariations, at("both", "de", .plural("one"))),
    (.axisBesideAxis("plural", "device"), at("varied", "de", .device("mac"))),
    (.noSuchSubstitution("n"), at("varied", "de", .substitution("n"))),
    (.noSuchSubstitution("n"), at("bare", "de", .plural("one"), .substitution("n"))),
  ].map { kind, address in
    Case(error(kind, address)) { try $0.setText("x", at: address, creating: true) }
  }

  static let removals: [Case] = [
    (.lastBranch, at("varied", "de", .plural("other"))), (.lastBranch, at("varied")),
    (.noSuchLeaf, at("varied", "de", .plural("one"))),
    (.noSuchLeaf, at("varied", "de", .device("mac"))),
    (.noSuchLeaf, at("simple", "de", .plural("one"))),
    (.noSuchLeaf, at("simple", "de", .substitution("n"))),
    (.noSuchLeaf, at("varied", "de", .plural("one"), .device("mac"))),
    (.noSuchLocalization, at("varied", "fr", .plural("one"))),
    (.noSuchLocalization, at("bare", "fr", .plural("one"))),
  ].map { kind, address in
    Case(error(kind, address)) { try $0.removeBranch(at: address) }
  }

  static let entries: [Case] = [
    Case(CatalogEditError(.noSuchEntry, key: "none")) { try $0.setComment("c", of: "none") },
    Case(CatalogEditError(.noSuchEntry, key: "none")) {
      try $0.setShouldTranslate(true, of: "none")
    },
    Case(CatalogEditError(.noSuchEntry, key: "none")) { try $0.removeEntry("none") },
    Case(CatalogEditError(.noSuchEntry, key: "none")) { try $0.renameEntry("none", to: "new") },
    Case(CatalogEditError(.entryExists, key: "bare")) { try $0.renameEntry("simple", to: "bare") },
    Case(CatalogEditError(.repeatedEntry, key: "twice")) { try $0.renameEntry("twice", to: "new") },
    Case(CatalogEditError(.entryExists, key: "bare")) { try $0.addEntry(CatalogEntry("bare")) },
    Case(CatalogEditError(.noSuchLocalization, key: "bare", language: "de")) {
      try $0.removeLocalization(of: "bare", in: "de")
    },
    Case(CatalogEditError(.noSuchLocalization, key: "simple", language: "fr")) {
      try $0.removeLocalization(of: "simple", in: "fr")
    },
    Case(CatalogEditError(.noSuchMember)) {
      try $0.removeMember(keyAt: ByteRange(start: 0, end: 3))
    },
    Case(CatalogEditError(.noSuchMember)) {
      try $0.removeMember(keyAt: ByteRange(start: 4, end: 5))
    },
    Case(CatalogEditError(.noSuchEntry, key: "none", language: "de")) {
      try $0.setLocalization(LocalizedContent("x"), of: "none", in: "de")
    },
  ]

  static let contents: [Case] = [
    (
      .textBesideVariations,
      LocalizedContent(
        stringUnit: StringUnit("a"), variations: [VariationAxis(.plural, [])])
    ),
    (
      .axisBesideAxis("plural", "device"),
      LocalizedContent(variations: [VariationAxis(.plural, []), VariationAxis(.device, [])])
    ),
    (.noBranches("plural"), .plural([:])),
    (
      .repeatedName("one"),
      LocalizedContent(variations: [
        VariationAxis(
          .plural,
          [
            VariationBranch("one", LocalizedContent("a")),
            VariationBranch("one", LocalizedContent("b")),
          ])
      ])
    ),
    (
      .repeatedName("n"),
      LocalizedContent(
        "a",
        substitutions: [
          Substitution("n", formatSpecifier: "lld", content: LocalizedContent("a")),
          Substitution("n", formatSpecifier: "lld", content: LocalizedContent("b")),
        ])
    ),
    (.tooDeep, nested(70)),
    (.invalidField("x"), field("x", "{")), (.repeatedName("stringUnit"), field("stringUnit", "1")),
    (.tooDeep, field("x", String(repeating: "[", count: 200) + String(repeating: "]", count: 200))),
  ].map { kind, content in
    Case(CatalogEditError(kind, key: "simple", language: "de")) {
      try $0.setLocalization(content, of: "simple", in: "de")
    }
  }

  private static func nested(_ depth: Int) -> LocalizedContent {
    (0..<depth).reduce(LocalizedContent("a")) { content, _ in .device([.other: content]) }
  }

  private static func field(_ name: String, _ source: String) -> LocalizedContent {
    var content = LocalizedContent("a")
    content.unknownFields = [UnknownField(name: name, source: source)]
    return content
  }

  @Test("Impossible edits", arguments: texts + creations + removals + entries + contents)
  func impossible(edit: Case) throws {
    let catalog = try Catalog(parsing: Array(Self.source.utf8))
    var editor = CatalogEditor(catalog)
    #expect(throws: edit.error) { try edit.edit(&editor) }
    #expect(editor.bytes == catalog.document.bytes)
    #expect(!editor.hasChanges)
    #expect(!edit.error.message.isEmpty && !edit.error.message.hasSuffix("."))
    #expect(edit.error.remedy.hasSuffix("."))
  }

  @Test("A message names the entry, the language and the place")
  func message() {
    #expect(
      Self.error(.noSuchLeaf, Self.at("a", "de", .substitution("n"), .plural("one"))).message
        == "the entry 'a' in language 'de' at 'substitutions.n.plural.one' has no text")
    #expect(CatalogEditError(.noSuchEntry, key: "a").message == "the catalog has no entry 'a'")
    #expect(
      CatalogEditError(.noSuchMember).message == "no key begins at this place of the catalog")
  }
}
