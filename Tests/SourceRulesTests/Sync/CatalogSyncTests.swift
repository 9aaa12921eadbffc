import StringCatalog
import Testing

@testable import SourceRules

/// What happens to an entry is what Xcode does; the shapes of entries are those of catalogs that
/// Xcode wrote in public projects.
@Suite struct CatalogSyncTests {
  private static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Back again" : {
          "extractionState" : "stale"
        },
        "By hand" : {
          "comment" : "mine",
          "extractionState" : "manual"
        },
        "Gone" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Weg"
              }
            }
          }
        },
        "Kept" : {

        },
        "With value" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Old"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  private func sync(
    _ code: String, catalog: String = catalog, marksStale: Bool = true,
    isMentioned: (CatalogEntry) -> Bool = { _ in false }
  ) throws -> CatalogSync {
    let uses = extractedUses(code).map { (path: "A.swift", use: $0) }
    return try CatalogSync(
      try Catalog(parsing: Array(catalog.utf8)), with: SourceKey.gathered(uses),
      marksStale: marksStale, isMentioned: isMentioned)
  }

  private func text(_ sync: CatalogSync) -> String { String(decoding: sync.bytes, as: UTF8.self) }

  private static let everything = #"""
    Text("Back again"); Text("Kept"); Text("Gone")
    String(localized: "With value", defaultValue: "Old")
    """#

  @Test func onlyTheStaleStateGoes() throws {
    let sync = try sync(Self.everything)
    #expect(sync.changes.map(\.key) == ["Back again"])
    #expect(sync.changes.map(\.change) == [.returned])
    let expected = Self.catalog.replacing(
      "\"Back again\" : {\n      \"extractionState\" : \"stale\"\n    }",
      with: "\"Back again\" : {\n\n    }")
    #expect(text(sync) == expected)
  }

  @Test func aSecondSyncChangesNothing() throws {
    let code = #"""
      Text("New \(3) of \(4)", comment: "C"); Text("Kept", comment: "D"); Text("")
      String(localized: "With value", defaultValue: "Newer")
      """#
    let first = try sync(code)
    #expect(!first.changes.isEmpty)
    let second = try sync(code, catalog: text(first))
    #expect(second.changes.isEmpty)
    #expect(second.bytes == first.bytes)
  }

  /// Public catalogs have the positions in the source value, in the state `new`.
  @Test func aNewKeyOfSeveralSpecifiersHasASourceValueWithPositions() throws {
    let sync = try sync(Self.everything + "\n" + #"Text("\(1) of \("a")", comment: "C")"#)
    #expect(
      text(sync).contains(
        #"""
            "%lld of %@" : {
              "comment" : "C",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "%1$lld of %2$@"
                  }
                }
              }
            },
            "Back again"
        """#))
  }

  @Test func aNewKeyWithAValueSaysSo() throws {
    let sync = try sync(
      Self.everything + "\n" + #"String(localized: "New", defaultValue: "Hello")"#)
    #expect(
      text(sync).contains(
        #"""
            "New" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Hello"
                  }
                }
              }
            },
        """#))
  }

  @Test func aPlainNewKeyIsEmpty() throws {
    let sync = try sync(Self.everything + "\nText(\"Aa\")")
    #expect(text(sync).contains("    \"Aa\" : {\n\n    },\n    \"Back again\""))
    #expect(sync.changes.last?.change == .added)
  }

  @Test func whatNothingLooksUpBecomesStale() throws {
    let sync = try sync(#"Text("Kept")"#)
    let stale = sync.changes.filter { $0.change == .stale }.map(\.key)
    #expect(stale == ["Gone", "With value"])
    #expect(text(sync).contains("\"Gone\" : {\n      \"extractionState\" : \"stale\",\n"))
    #expect(text(sync).contains("\"value\" : \"Weg\""))
  }

  @Test func aPartialScanMarksNothing() throws {
    let sync = try sync(#"Text("Kept")"#, marksStale: false)
    #expect(sync.changes.isEmpty)
    #expect(text(sync) == Self.catalog)
  }

  @Test func whatIsMentionedIsNotStale() throws {
    let sync = try sync(#"Text("Kept")"#, isMentioned: { $0.key == "Gone" })
    #expect(sync.changes.filter { $0.change == .stale }.map(\.key) == ["With value"])
  }

  @Test func manualEntriesStayAsTheyAre() throws {
    let sync = try sync(Self.everything + "\nText(\"By hand\", comment: \"another\")")
    #expect(sync.changes.map(\.key) == ["Back again"])
  }

  @Test func commentsFollowTheSourcesAndAreJoined() throws {
    let sync = try sync(
      Self.everything + #"""

        Text("Kept", comment: "A"); Text("Kept", comment: "B"); Text("Kept", comment: "A")
        """#)
    #expect(sync.changes.filter { $0.change == .comment }.map(\.key) == ["Kept"])
    #expect(text(sync).contains(#""comment" : "A\nB""#))
    #expect(try self.sync(Self.everything, catalog: text(sync)).changes.isEmpty)
  }

  @Test func aDefaultValueIsFollowedWhileNobodyChangedIt() throws {
    let code = Self.everything.replacing("Old", with: "Newer")
    #expect(text(try sync(code)).contains("\"value\" : \"Newer\""))
    let reviewed = Self.catalog.replacing("\"new\"", with: "\"translated\"")
    #expect(text(try sync(code, catalog: reviewed)).contains("\"value\" : \"Old\""))
  }

  @Test func anUnsureKeyKeepsWhatItCanBeAndAddsNothing() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{"%lf km":{},"%@ mi":{}},"version":"1.0"}"#
    let sync = try sync(#"Text("\(x) km"); Text("\(x) ft")"#, catalog: catalog)
    #expect(sync.changes.map(\.key) == ["%@ mi"])
    #expect(sync.missing.map(\.key.text) == ["%@ ft"])
    #expect(sync.missing.first?.places.first?.path == "A.swift")
    #expect(!text(sync).contains("ft"))
  }

  @Test func anUnsureKeyIsThatOfASureTwin() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let sync = try sync(#"Text("\(x) km"); Text("\(3) km")"#, catalog: catalog)
    #expect(sync.changes.map(\.key) == ["%lld km"])
    #expect(sync.missing.isEmpty)
  }

  @Test func previewsAddNothing() throws {
    let sync = try sync(
      Self.everything + "\n" + #"#Preview { Text("Sample"); Text("\(x) ft"); Text("Kept") }"#)
    #expect(sync.changes.map(\.key) == ["Back again"])
    #expect(sync.missing.isEmpty)
  }

  /// A file in somebody's own habits keeps them: here on one line and without spaces.
  @Test func aFileKeepsItsHabits() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{"A":{},"C":{}},"version":"1.0"}"#
    let sync = try sync(#"Text("A"); Text("B"); Text("C")"#, catalog: catalog)
    #expect(
      text(sync)
        == #"{"sourceLanguage":"en","strings":{"A":{},"B":{},"C":{}},"version":"1.0"}"#)
  }
}
