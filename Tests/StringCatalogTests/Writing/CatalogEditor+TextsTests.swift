import StringCatalog
import Testing

/// Expectations are written by hand.
@Suite("Edits of texts")
struct CatalogEditorTextsTests {
  private let one = EditedCatalog.minified(
    #""k":{"localizations":{"de":\#(EditedCatalog.unit("Ja"))}}"#)
  private let plural = EditedCatalog.minified(
    #""k":{"localizations":{"de":{"variations":{"plural":{"one":\#(EditedCatalog.unit("1"))"#
      + #","other":\#(EditedCatalog.unit("n"))}}}}}"#)

  @Test("A new text changes its string alone")
  func text() throws {
    let text = try EditedCatalog.text(of: one) {
      try $0.setText("N/e\n", at: LeafAddress("k", language: "de"))
    }
    #expect(text == one.replacing("\"Ja\"", with: #""N/e\n""#))
  }

  @Test("A new state changes its string alone")
  func state() throws {
    let text = try EditedCatalog.text(of: one) {
      try $0.setState(.needsReview, at: LeafAddress("k", language: "de"))
    }
    #expect(text == one.replacing("translated", with: "needs_review"))
  }

  @Test("A text and a state")
  func both() throws {
    let text = try EditedCatalog.text(of: one) {
      try $0.setText("Ne", state: .machineTranslated, at: LeafAddress("k", language: "de"))
    }
    #expect(
      text == one.replacing("translated", with: "machine_translated").replacing("Ja", with: "Ne"))
  }

  @Test("A text that is the same already keeps its bytes, however it is written")
  func same() throws {
    let source = one.replacing("Ja", with: #"\u004aa\/"#)
    let text = try EditedCatalog.text(of: source) {
      try $0.setText("Ja/", state: .translated, at: LeafAddress("k", language: "de"))
    }
    #expect(text == source)
  }

  @Test("A missing field of a unit is added")
  func missingField() throws {
    let source = one.replacing(#""state":"translated","#, with: "")
    #expect(
      try EditedCatalog.text(of: source) {
        try $0.setState(.translated, at: LeafAddress("k", language: "de"))
      } == one)
    #expect(
      try EditedCatalog.text(of: one.replacing(#","value":"Ja""#, with: "")) {
        try $0.setText("Ja", at: LeafAddress("k", language: "de"))
      } == one)
  }

  @Test("A value of another type becomes a text", arguments: ["{}", "5", "[\"5\"]", "null"])
  func wrongType(value: String) throws {
    #expect(
      try EditedCatalog.text(of: one.replacing("\"Ja\"", with: value)) {
        try $0.setText("5", at: LeafAddress("k", language: "de"))
      } == one.replacing("Ja", with: "5"))
  }

  @Test("A branch")
  func branch() throws {
    let text = try EditedCatalog.text(of: plural) {
      try $0.setText("eins", at: LeafAddress("k", language: "de", path: [.plural("one")]))
    }
    #expect(text == plural.replacing("\"1\"", with: "\"eins\""))
  }

  @Test("A branch of a device within a substitution")
  func substitution() throws {
    let content =
      #"{"substitutions":{"days":{"argNum":1,"formatSpecifier":"lld","variations":{"device":"#
      + #"{"mac":\#(EditedCatalog.unit("%arg"))}}}}}"#
    let source = EditedCatalog.minified(#""k":{"localizations":{"de":\#(content)}}"#)
    let text = try EditedCatalog.text(of: source) {
      try $0.setText(
        "%arg Tage",
        at: LeafAddress("k", language: "de", path: [.substitution("days"), .device("mac")]))
    }
    #expect(text == source.replacing("\"%arg\"", with: "\"%arg Tage\""))
  }

  @Test("A text that isn't there is created with all that leads to it")
  func creation() throws {
    let empty = EditedCatalog.minified(#""k":{}"#)
    #expect(
      try EditedCatalog.text(of: empty) {
        try $0.setText("Ja", at: LeafAddress("k", language: "de"), creating: true)
      } == one)
    #expect(
      try EditedCatalog.text(of: empty) {
        for (category, text) in [("other", "n"), ("one", "1")] {
          try $0.setText(
            text, at: LeafAddress("k", language: "de", path: [.plural(category)]), creating: true)
        }
      } == plural)
  }

  @Test("A created text may say its state, and a language is created beside others")
  func creationBeside() throws {
    let text = try EditedCatalog.text(of: one) {
      try $0.setText("Áno", state: .new, at: LeafAddress("k", language: "cs"), creating: true)
    }
    #expect(
      text
        == one.replacing(#""de":"#, with: #""cs":\#(EditedCatalog.unit("Áno", "new")),"de":"#))
  }

  @Test("A text is created beside substitutions, where it belongs")
  func creationBesideSubstitutions() throws {
    let source = EditedCatalog.minified(
      #""k":{"localizations":{"de":{"substitutions":{}}}}"#)
    let text = try EditedCatalog.text(of: source) {
      try $0.setText("%#@n@", at: LeafAddress("k", language: "de"), creating: true)
    }
    #expect(
      text
        == source.replacing(
          #"{"substitutions""#,
          with: #"{"stringUnit":{"state":"translated","value":"%#@n@"},"substitutions""#))
  }

  @Test("The state of a string set")
  func stringSet() throws {
    let source = EditedCatalog.minified(
      #""k":{"localizations":{"de":{"stringSet":{"state":"new","values":["a","b"]}}}}"#)
    let address = LeafAddress("k", language: "de")
    #expect(
      try EditedCatalog.text(of: source) { try $0.setState(.translated, at: address) }
        == source.replacing("new", with: "translated"))
    #expect(throws: CatalogEditError(.noSuchLeaf, key: "k", language: "de")) {
      try EditedCatalog.text(of: source) { try $0.setText("a", at: address) }
    }
  }

  @Test("A branch is removed with its comma")
  func removal() throws {
    let address = LeafAddress("k", language: "de", path: [.plural("one")])
    let text = try EditedCatalog.text(of: plural) { try $0.removeBranch(at: address) }
    #expect(text == plural.replacing(#""one":\#(EditedCatalog.unit("1")),"#, with: ""))
  }

  @Test("A substitution is removed, and the last one with the object that held it")
  func substitutionRemoval() throws {
    let unit = #""stringUnit":{"state":"new","value":"a"}"#
    let source = EditedCatalog.minified(
      #""k":{"localizations":{"de":{\#(unit),"substitutions":{"a":{},"b":{}}}}}"#)
    let a = LeafAddress("k", language: "de", path: [.substitution("a")])
    let b = LeafAddress("k", language: "de", path: [.substitution("b")])
    #expect(
      try EditedCatalog.text(of: source) { try $0.removeBranch(at: b) }
        == source.replacing(#","b":{}"#, with: ""))
    #expect(
      try EditedCatalog.text(of: source) {
        try $0.removeBranch(at: b)
        try $0.removeBranch(at: a)
      } == source.replacing(#","substitutions":{"a":{},"b":{}}"#, with: ""))
  }
}
