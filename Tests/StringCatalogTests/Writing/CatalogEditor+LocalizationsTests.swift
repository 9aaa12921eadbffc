import PluralRules
import StringCatalog
import Testing

/// Expectations are written by hand.
@Suite("Edits of localizations")
struct CatalogEditorLocalizationsTests {
  private func catalog(_ localizations: String) -> String {
    EditedCatalog.minified(#""k":{"localizations":{\#(localizations)}}"#)
  }
  private let german = #""de":\#(EditedCatalog.unit("Ja"))"#

  @Test("A localization is added among the others, in Xcode's form")
  func addition() throws {
    let source = EditedCatalog.xcode(
      """
          "k" : {
            "comment" : "c",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Ja"
                }
              },
              "zh-Hant" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "是"
                }
              }
            }
          }
      """)
    let polish = """
              "pl" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%#@days@"
                },
                "substitutions" : {
                  "days" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "few" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%arg dni"
                          }
                        },
                        "one" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%arg dzień"
                          }
                        }
                      }
                    }
                  }
                }
              },

      """
    let text = try EditedCatalog.text(of: source) {
      try $0.setLocalization(
        LocalizedContent(
          "%#@days@", state: .new,
          substitutions: [
            Substitution(
              "days", argumentNumber: 1, formatSpecifier: "lld",
              content: .plural([.one: "%arg dzień", .few: "%arg dni"]))
          ]), of: "k", in: "pl")
    }
    #expect(text == source.replacing("        \"zh-Hant\"", with: polish + "        \"zh-Hant\""))
  }

  @Test("The first localization of an entry")
  func first() throws {
    #expect(
      try EditedCatalog.text(of: EditedCatalog.minified(#""k":{}"#)) {
        try $0.setLocalization(LocalizedContent("Ja"), of: "k", in: "de")
      } == catalog(german))
  }

  @Test("Only what differs changes")
  func difference() throws {
    let source = catalog(
      #""de":{"variations":{"plural":{"one":\#(EditedCatalog.unit(#"\u0031"#)),"other":\#(EditedCatalog.unit("n"))}}}"#
    )
    let text = try EditedCatalog.text(of: source) {
      try $0.setLocalization(.plural([.one: "1", .few: "2", .other: "m"]), of: "k", in: "de")
    }
    #expect(
      text
        == source.replacing(#""one""#, with: #""few":\#(EditedCatalog.unit("2")),"one""#)
        .replacing("\"n\"", with: "\"m\""))
  }

  @Test("A text becomes variations, and variations a text")
  func kinds() throws {
    let device = catalog(
      #""de":{"variations":{"device":{"mac":\#(EditedCatalog.unit("M")),"other":"#
        + #"{"variations":{"plural":{"other":\#(EditedCatalog.unit("n"))}}}}}}"#)
    let simple = catalog(german)
    #expect(
      try EditedCatalog.text(of: simple) {
        try $0.setLocalization(
          .device([.mac: LocalizedContent("M"), .other: .plural([.other: "n"])]), of: "k",
          in: "de")
      } == device)
    #expect(
      try EditedCatalog.text(of: device) {
        try $0.setLocalization(LocalizedContent("Ja"), of: "k", in: "de")
      } == simple)
  }

  @Test("What was read and is set again changes nothing, unknown fields and odd numbers included")
  func readAndSet() throws {
    let source = catalog(
      #""de":{"x":[1.50,"\uD800"],"stringUnit":{"value":"%#@a@","state":"odd","y":null},"#
        + #""substitutions":{"a":{"z":{},"formatSpecifier":"lld","argNum":1,"#
        + #""variations":{"width":{"20":{"stringSet":{"values":["a\/"],"state":"new"}}}}}}}"#)
    let text = try EditedCatalog.text(of: source) {
      let read = try #require($0.original.entries.first?.localization(in: "de"))
      try $0.setLocalization(read.content, of: "k", in: "de")
    }
    #expect(text == source)
  }

  @Test("An unknown field stays where a localization is replaced, and is written where it is new")
  func unknownFields() throws {
    let source = catalog(#""de":{"x":1,"stringUnit":{"state":"new","value":"a","y":2}}"#)
    #expect(
      try EditedCatalog.text(of: source) {
        try $0.setLocalization(LocalizedContent("b"), of: "k", in: "de")
      }
        == source.replacing("\"a\"", with: "\"b\"").replacing("\"new\"", with: "\"translated\""))
    var content = LocalizedContent("Ja")
    content.unknownFields = [UnknownField(name: "aa", source: " [ 1, {\"b\" : \"/\"} ] ")]
    #expect(
      try EditedCatalog.text(of: catalog(german)) {
        try $0.setLocalization(content, of: "k", in: "de")
      } == catalog(german.replacing(#"{"stringUnit""#, with: #"{"aa":[1,{"b":"/"}],"stringUnit""#)))
  }

  @Test("A string set is one value")
  func stringSet() throws {
    let source = catalog(#""de":{"stringSet":{"state":"new","values":["a\/b" , "c"]}}"#)
    let same = LocalizedContent(stringSet: StringSet(["a/b", "c"], state: .new))
    #expect(
      try EditedCatalog.text(of: source) { try $0.setLocalization(same, of: "k", in: "de") }
        == source)
    let other = LocalizedContent(stringSet: StringSet(["a/b"], state: .new))
    #expect(
      try EditedCatalog.text(of: source) { try $0.setLocalization(other, of: "k", in: "de") }
        == source.replacing(#"["a\/b" , "c"]"#, with: #"["a\/b"]"#))
  }

  @Test("A localization is removed, and the last one with the object that held it")
  func removal() throws {
    let source = catalog(#"\#(german),"fr":{}"#)
    #expect(
      try EditedCatalog.text(of: source) { try $0.removeLocalization(of: "k", in: "fr") }
        == catalog(german))
    #expect(
      try EditedCatalog.text(of: source) {
        try $0.removeLocalization(of: "k", in: "de")
        try $0.removeLocalization(of: "k", in: "fr")
      } == EditedCatalog.minified(#""k":{}"#))
  }

  @Test("A localization is copied exactly from another catalog, in this one's habits")
  func copy() throws {
    let other = """
      {
        "strings": {"a": {"localizations": {
          "d\\u0065": { "y" : -1.50e3, "stringUnit": {"value": "\\uD800", "z": [ ] } }
        }}}
      }
      """
    let source = try Catalog(parsing: Array(other.utf8))
    let localization = try #require(source.entries.first?.localizations.first)
    let text = try EditedCatalog.text(of: catalog(german)) {
      try $0.copyLocalization(localization, from: source, to: "k")
    }
    #expect(text == catalog(#""de":{"stringUnit":{"value":"\uD800","z":[]},"y":-1.50e3}"#))
    #expect(throws: CatalogEditError(.noSuchMember, key: "k", language: "xx")) {
      try EditedCatalog.text(of: catalog(german)) {
        try $0.copyLocalization(
          CatalogLocalization("xx", LocalizedContent("a")), from: source, to: "k")
      }
    }
  }
}
