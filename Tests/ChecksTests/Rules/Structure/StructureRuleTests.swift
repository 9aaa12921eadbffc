import Findings
import StringCatalog
import Testing

@testable import Checks

/// What the structure rules say; the wording is the project's, the facts are RFC 8259's and CLDR's.
struct StructureRuleTests {
  @Test("A duplicate names its key and the line of the first")
  func duplicateKey() throws {
    let findings = try RuleRun.findings(
      of: DuplicateKeyRule(),
      in: """
        {
          "strings" : {
            "Save" : { },
            "Save" : { "localizations" : { "de" : { }, "de" : { } } },
            "Save" : { }
          },
          "sourceLanguage" : "en", "version" : "1.0"
        }
        """)
    #expect(
      findings.map(\.message) == [
        "the key 'Save' stands here again, first in line 3",
        "the key 'de' stands here again, first in line 4",
        "the key 'Save' stands here again, first in line 3",
      ])
    #expect(findings.map(\.entry) == ["Save", "Save", "Save"])
    #expect(findings.map(\.language) == [nil, "de", nil])
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  @Test("Of two tables of entries both are reported, whichever counts")
  func duplicateStrings() throws {
    let findings = try RuleRun.findings(
      of: DuplicateKeyRule(),
      in: """
        { "sourceLanguage" : "en", "strings" : { }, "strings" : { }, "version" : "1.0" }
        """)
    #expect(findings.map(\.message) == ["the key 'strings' stands here again, first in line 1"])
  }

  @Test(
    "A key beside 'strings' is to be merged or moved",
    arguments: [
      ("Done", "Merge it into the entry of the same key within 'strings', or delete it."),
      ("Edit", "Move it into 'strings' if it is an entry, or delete it."),
    ])
  func strayTopLevelKey(key: String, remedy: String) throws {
    let findings = try RuleRun.findings(
      of: StrayTopLevelKeyRule(),
      in: """
        { "sourceLanguage" : "en", "strings" : { "Done" : { } }, "version" : "1.0",
          "\(key)" : { "localizations" : { } } }
        """)
    #expect(
      findings.map(\.message) == [
        "'\(key)' stands beside 'strings', where the format has no such key"
      ])
    #expect(findings.map(\.remedy) == [remedy])
    #expect(findings.map(\.entry) == [key])
    #expect(findings.map(\.severity) == [.error])
  }

  @Test(
    "A misspelled field gets the field that was meant",
    arguments: [
      ("coment", "Write 'comment'."), ("ShouldTranslate", "Write 'shouldTranslate'."),
      ("ticket", "Delete the field."),
    ])
  func unknownField(field: String, remedy: String) throws {
    let findings = try RuleRun.findings(
      of: UnknownFieldRule(), inEntries: "\"Done\" : { \"\(field)\" : \"x\" }")
    #expect(findings.map(\.message) == ["the format has no field '\(field)' here"])
    #expect(findings.map(\.remedy) == [remedy])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(
    "A field in place of a missing 'value' holds the text, and is renamed rather than deleted",
    arguments: [
      (#""state" : "translated", "text" : "Fertig""#, "Rename it to 'value'."),
      (#""state" : "translated", "text" : "Fertig", "value" : "Fertig""#, "Delete the field."),
    ])
  func fieldForValue(fields: String, remedy: String) throws {
    let findings = try RuleRun.findings(
      of: UnknownFieldRule(),
      inEntries: """
        "Done" : { "localizations" : { "de" : { "stringUnit" : { \(fields) } } } }
        """)
    #expect(findings.map(\.remedy) == [remedy])
  }

  @Test(
    "A misspelled state gets the state that was meant, a foreign one all that there are",
    arguments: [
      ("needs review", "Write 'needs_review'."), ("Translated", "Write 'translated'."),
      (
        "final",
        """
        Write one of 'new', 'translated', 'needs_review', 'machine_translated', 'stale'.
        """
      ),
    ])
  func unknownState(state: String, remedy: String) throws {
    let findings = try RuleRun.findings(
      of: UnknownStateRule(),
      inEntries: """
        "Done" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "\(state)", "value" : "Fertig" } }
          }
        }
        """)
    #expect(findings.map(\.message) == ["Xcode knows no state '\(state)'"])
    #expect(findings.map(\.remedy) == [remedy])
    #expect(findings.map(\.language) == ["de"])
  }

  @Test("An unknown extraction state is called so")
  func unknownExtractionState() throws {
    let findings = try RuleRun.findings(
      of: UnknownStateRule(), inEntries: "\"Done\" : { \"extractionState\" : \"imported\" }")
    #expect(
      findings.map(\.message) == ["Xcode knows no extraction state 'imported'"])
    #expect(
      findings.map(\.remedy) == [
        """
        Write one of 'manual', 'stale', 'extracted_with_value', 'migrated', 'automatic'.
        """
      ])
  }

  @Test(
    "A field of the wrong type is reported once, with both types",
    arguments: [
      ("\"shouldTranslate\" : \"false\"", "'shouldTranslate' is a string, not a boolean"),
      ("\"generatesSymbol\" : null", "'generatesSymbol' is null, not a boolean"),
      ("\"comment\" : [ ]", "'comment' is an array, not a string"),
      ("\"comment\" : true", "'comment' is a boolean, not a string"),
      ("\"localizations\" : 1", "'localizations' is a number, not an object"),
      (
        "\"localizations\" : { \"de\" : { \"substitutions\" : { \"n\" : { \"argNum\" : 1.5 } } } }",
        "'argNum' is a number, not a whole number"
      ),
      (
        "\"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : 1, \"value\" : \"\" } } }",
        "'state' is a number, not a string"
      ),
    ])
  func malformedField(field: String, message: String) throws {
    let findings = try RuleRun.findings(
      of: MalformedFieldRule(), inEntries: "\"Done\" : { \(field) }")
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.entry) == ["Done"])
    #expect(findings.map(\.severity) == [.error])
  }

  @Test("The fields that a catalog needs are named one by one")
  func missingFields() throws {
    let findings = try RuleRun.findings(
      of: MalformedFieldRule(),
      in: """
        { "strings" : { "Done" : { "localizations" : {
          "de" : { "stringUnit" : { "value" : "Fertig" } },
          "fr" : { "stringUnit" : { } }
        } } } }
        """)
    #expect(
      findings.map(\.message) == [
        "the field 'sourceLanguage' is missing", "the field 'version' is missing",
        "the field 'state' is missing",
      ])
    #expect(findings.map(\.language) == [nil, nil, "de"])
  }

  @Test(
    "No number selects a branch that is no plural category of CLDR's; a device may be a new one")
  func unknownVariation() throws {
    let findings = try RuleRun.findings(
      of: UnknownVariationRule(),
      inEntries: """
        "Done" : {
          "localizations" : {
            "de" : { "variations" : { "plural" : { "singular" : { }, "othr" : { } } } },
            "fr" : { "variations" : { "device" : { "watch" : { }, "iPad" : { } } } },
            "it" : { "variations" : { "plurals" : { }, "theme" : { } } }
          }
        }
        """)
    #expect(
      findings.map(\.message) == [
        "'singular' is no plural category", "'othr' is no plural category",
        "'watch' is no device that a text can vary by",
        "'iPad' is no device that a text can vary by",
        "a text can't vary by 'plurals'", "a text can't vary by 'theme'",
      ])
    #expect(findings.map(\.severity) == [.error, .error] + Array(repeating: .warning, count: 4))
    #expect(findings[0].remedy.hasPrefix("Write one of 'zero', 'one', 'two', 'few', 'many'"))
    #expect(findings[1].remedy == "Write 'other'.")
    #expect(findings[3].remedy == "Write 'ipad'.")
    #expect(findings[4].remedy == "Write 'plural'.")
    #expect(findings[5].remedy == "Write one of 'plural', 'device', 'width'.")
  }

  @Test("A conflict is found at every level and says where")
  func conflictingContent() throws {
    let findings = try RuleRun.findings(
      of: ConflictingContentRule(),
      inEntries: """
        "%lld days" : {
          "localizations" : {
            "pl" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
              "substitutions" : {
                "days" : {
                  "stringUnit" : { "state" : "translated", "value" : "%arg dni" },
                  "variations" : { "plural" : { "other" : { "stringUnit" : { } } } }
                }
              }
            },
            "ru" : {
              "variations" : {
                "device" : {
                  "mac" : {
                    "stringUnit" : { "state" : "translated", "value" : "%lld дней" },
                    "stringSet" : { "state" : "translated", "values" : [ "%lld дней" ] }
                  }
                },
                "plural" : { }
              },
              "stringSet" : { "state" : "translated", "values" : [ ] }
            }
          }
        }
        """)
    #expect(
      findings.map(\.message) == [
        "a text ('stringUnit') stands beside 'variations'",
        "a 'stringSet' stands beside a 'stringUnit'",
        "the text varies by 'device' and 'plural' side by side",
        "a 'stringSet' stands beside 'variations'",
      ])
    #expect(findings.map(\.variation) == ["substitutions.days", "device.mac", nil, nil])
    #expect(findings.map(\.language) == ["pl", "ru", "ru", "ru"])
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  @Test("Half a surrogate pair is quoted as it stands (RFC 8259, section 8.2)")
  func loneSurrogate() throws {
    let findings = try RuleRun.findings(
      of: LoneSurrogateRule(),
      inEntries: #"""
        "Done" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "a\uDE00b\uD83D\uDE00" } }
          }
        }
        """#)
    #expect(findings.map(\.message) == [#"the escape '\uDE00' is half of a surrogate pair"#])
    #expect(findings.map(\.language) == ["de"])
    #expect(findings.map(\.severity) == [.error])
  }

  @Test("A byte order mark is reported at the file's very start (RFC 8259, section 8.1)")
  func byteOrderMark() throws {
    let findings = try RuleRun.findings(
      of: ByteOrderMarkRule(),
      in: "\u{FEFF}{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\" }")
    #expect(findings.map(\.message) == ["the file begins with a byte order mark (U+FEFF)"])
    #expect(findings.map(\.location) == [SourceLocation(path: "Localizable.xcstrings")])
    #expect(findings.map(\.severity) == [.warning])
  }
}
