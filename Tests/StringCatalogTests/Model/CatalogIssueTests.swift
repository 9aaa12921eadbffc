import StringCatalog
import Testing

@Suite("A document's issues have their entry and language")
struct CatalogIssueTests {
  @Test("A key twice in 'strings', as after a merge")
  func duplicateEntry() throws {
    let catalog = try ModelFixture.catalog(strings: #""b":{},"a":{},"b":{"comment":"kept"}"#)
    let issue = try #require(catalog.issues.first)
    let first = try #require(catalog.entries.first)
    #expect(catalog.issues.count == 1)
    #expect(issue.kind == .duplicateKey("b", firstAt: first.keyRange))
    #expect(issue.entry == "b")
    #expect(issue.language == nil)
    #expect(issue.range == catalog.entries.last?.keyRange)
    #expect(catalog.entries.map(\.key) == ["b", "a", "b"])
  }

  @Test("A language twice in an entry")
  func duplicateLanguage() throws {
    let catalog = try ModelFixture.catalog(entry: #""localizations":{"fr":{},"fr":{}}"#)
    let issue = try #require(catalog.issues.first)
    guard case .duplicateKey("fr", _) = issue.kind else {
      Issue.record("\(issue.kind)")
      return
    }
    #expect(issue.entry == "key")
    #expect(issue.language == "fr")
  }

  @Test("A field twice in a unit")
  func duplicateField() throws {
    let catalog = try ModelFixture.catalog(
      strings: #"""
        "a":{},"b":{"localizations":{"de":{},"fr":{"stringUnit":{"state":"new","value":"1","value":"2"}}}}
        """#)
    let issue = try #require(catalog.issues.first)
    guard case .duplicateKey("value", _) = issue.kind else {
      Issue.record("\(issue.kind)")
      return
    }
    #expect(issue.entry == "b")
    #expect(issue.language == "fr")
    #expect(
      catalog.entries.last?.localization(in: "fr")?.content.stringUnit?.value == "2")
  }

  @Test("Half a surrogate pair in a text, a comment and a key")
  func surrogates() throws {
    let catalog = try ModelFixture.catalog(
      strings:
        #""\uD800":{"comment":"\uD801","localizations":{"fr":{\#(ModelFixture.unit(#"\uD802"#))}}}"#
    )
    #expect(catalog.issues.map(\.kind) == [.loneSurrogate, .loneSurrogate, .loneSurrogate])
    #expect(
      catalog.issues.map { catalog.source($0.range) } == [#"\uD800"#, #"\uD801"#, #"\uD802"#])
    #expect(catalog.issues.map(\.entry) == ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}"])
    #expect(catalog.issues.map(\.language) == [nil, nil, "fr"])
  }

  @Test("Issues of several languages and entries, each in its own")
  func several() throws {
    let text = #""localizations":{"de":{},"de":{"a\uD800":1},"fr":{},"de":{}},"comment":"\uDC00""#
    let catalog = try ModelFixture.catalog(strings: #""a":{\#(text)},"b":{},"c":{\#(text)}"#)
    let placed = catalog.issues.filter {
      switch $0.kind {
      case .duplicateKey, .loneSurrogate: true
      default: false
      }
    }
    #expect(placed.map(\.entry) == ["a", "a", "a", "a", "c", "c", "c", "c"])
    #expect(placed.map(\.language) == ["de", "de", "de", nil, "de", "de", "de", nil])
  }

  @Test("A byte order mark, and issues outside every entry")
  func outside() throws {
    let text =
      "\u{FEFF}" + #"{"version":"1.0","sourceLanguage":"en","strings":{"a":{}},"version":"\uDC00"}"#
    let catalog = try Catalog(parsing: Array(text.utf8))
    #expect(catalog.issues.count == 3)
    #expect(catalog.issues.first?.kind == .byteOrderMark)
    #expect(catalog.issues.allSatisfy { $0.entry == nil && $0.language == nil })
  }

  @Test("All issues stand in the order of the file")
  func order() throws {
    let catalog = try ModelFixture.catalog(
      strings: #"""
        "z":{"odd":1,"comment":2},"a":"x","z":{"localizations":{"fr":{"stringUnit":{"state":"?"}}}},
        "k\uD800":{"shouldTranslate":0}
        """#)
    let starts = catalog.issues.map(\.range.start)
    #expect(starts.count == 8)
    #expect(starts == starts.sorted())
  }
}
