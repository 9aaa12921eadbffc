import Findings
import StringCatalog
import Testing

@Suite struct SymbolDiagnosticTests {
  private func file(
    _ entries: String, table: String = "Localizable", includesAutomatic: Bool = false
  ) throws -> SymbolFile {
    SymbolGenerator(table: table, includesAutomatic: includesAutomatic)
      .file(for: try SymbolCatalog.parsed(entries))
  }

  /// Xcode's four errors, which nightscout/Trio's issue 1360 and a mail app's review quote.
  @Test(arguments: [
    (
      [SymbolCatalog.manual("OK"), SymbolCatalog.manual("Ok")],
      "c:2:1: error: no symbol for 'Ok': it would be the same symbol as that of 'OK' in line 1, 'ok'."
    ),
    (
      [SymbolCatalog.manual("glucose"), SymbolCatalog.manual("Glucose: %@")],
      "c:2:1: error: no symbol for 'Glucose: %@': it would be the same symbol as that of 'glucose' "
        + "in line 1, 'glucose'."
    ),
    (
      [SymbolCatalog.manual("%@ → %@")],
      "c:1:35: error: no symbol for '%@ → %@': the key has no word to make a name from."
    ),
    (
      [SymbolCatalog.manual("Type")],
      "c:1:35: error: no symbol for 'Type': its name 'type' is too close to a reserved word of Swift."
    ),
    (
      [SymbolCatalog.manual("half", "%(share)-i half")],
      "c:1:35: error: no symbol for 'half': the argument '%(share)-i' has no Swift type."
    ),
  ])
  func errors(_ entries: [String], _ description: String) throws {
    let file = try file(entries.joined(separator: ",\n"))
    #expect(file.diagnostics.count == 1)
    let diagnostic = try #require(file.diagnostics.first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.description(path: "c").hasPrefix(description))
    #expect(file.declarations.count == entries.count - 1)
  }

  @Test(arguments: [
    (#""Bye":{}"#, "its extraction state is automatic, not 'manual'"),
    (
      #""Bye":{"extractionState":"stale"}"#, "its extraction state is 'stale', not 'manual'"
    ),
    (
      SymbolCatalog.manual("Bye", nil, #","generatesSymbol":false"#), "'generatesSymbol' is false"
    ),
  ])
  func skippedEntriesAreWarnings(_ entry: String, _ message: String) throws {
    let diagnostic = try #require(try file(entry).diagnostics.first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.isDeliberate)
    #expect(diagnostic.message == message)
    #expect(diagnostic.key == "Bye")
  }

  @Test func ofTwoEqualKeysTheLastCounts() throws {
    let file = try file(
      SymbolCatalog.manual("a", "%@") + ",\n" + SymbolCatalog.manual("a", "%lld"))
    #expect(file.declarations == ["a(_ arg1: Int)"])
    #expect(file.diagnostics.map(\.problem) == [.repeatedKey(line: 2)])
    #expect(file.diagnostics.map(\.severity) == [.warning])
  }

  @Test func manualEntriesComeFirstAndNothingWasPromisedToTheOthers() throws {
    let file = try file(
      #""Ok":{},"%lld":{},"# + SymbolCatalog.manual("OK"), includesAutomatic: true)
    #expect(file.symbols.map(\.entry.key) == ["OK"])
    #expect(
      file.diagnostics.map(\.problem) == [
        .sameSymbol(key: "OK", line: 1, symbol: "ok"), .underivable(.noWords),
      ])
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func everyErrorOfAnEntryIsReported() throws {
    let file = try file(SymbolCatalog.manual("Type", "%(a)s %(a)@"))
    #expect(file.diagnostics.count == 3)
  }

  @Test func labelsKeepFunctionsApart() throws {
    let file = try file(
      SymbolCatalog.manual("a %@") + "," + SymbolCatalog.manual("a", "%(name)@"))
    #expect(file.declarations == ["a(name: String)", "a(_ arg1: String)"])
    #expect(file.diagnostics.isEmpty)
  }

  @Test(arguments: ["Type", "String", "LocalizedStringResource", "2024"])
  func tablesWithoutAName(_ table: String) throws {
    let file = try file(SymbolCatalog.manual("OK"), table: table)
    #expect(file.symbols.isEmpty)
    #expect(file.diagnostics.map(\.severity) == [.error])
    #expect(file.diagnostics.first?.key == nil)
    #expect(try self.file(#""OK":{}"#, table: table).diagnostics.isEmpty)
  }

  @Test func catalogsInOneAnothersWay() throws {
    let catalog = try SymbolCatalog.parsed(SymbolCatalog.manual("OK"))
    let batch = SymbolBatch(
      ["a/Menu", "b/menu", "My Menu", "MyMenu", "ok", "Localizable"].map {
        CatalogFile(path: $0 + ".xcstrings", catalog: catalog)
      })
    #expect(batch.files.map(\.namespace) == ["Menu", "MyMenu", nil])
    #expect(
      batch.reports.map(\.diagnostic.problem) == [
        .sameFile(path: "a/Menu.xcstrings"),
        .sameNamespace(path: "My Menu.xcstrings", name: "MyMenu"),
        .sameNamespace(path: "Localizable.xcstrings", name: "ok"),
      ])
    #expect(batch.hasErrors)
    #expect(
      batch.reports.first?.description.hasPrefix("b/menu.xcstrings:1:1: error: no symbols: ")
        == true)
  }
}
