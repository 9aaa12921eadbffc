import StringCatalog
import Testing

@Suite struct SymbolGeneratorTests {
  private func file(
    _ entries: [String], table: String = "Localizable", includesAutomatic: Bool = false
  ) throws -> SymbolFile {
    SymbolGenerator(table: table, includesAutomatic: includesAutomatic)
      .file(for: try SymbolCatalog.parsed(entries.joined(separator: ",")))
  }

  @Test(arguments: XcodeSymbol.known)
  func symbolsOfXcode(_ symbol: XcodeSymbol) throws {
    let entry = SymbolCatalog.manual(symbol.key, symbol.value ?? symbol.key)
    let file = try file([entry], table: symbol.table)
    #expect(file.declarations == [symbol.declaration])
    #expect(file.diagnostics.isEmpty)
    #expect(file.name == "GeneratedStringSymbols_\(symbol.table).swift")
    let name = symbol.declaration.split(separator: ".").last.map(String.init) ?? ""
    let member =
      name.contains("(")
      ? "static func \(name) -> LocalizedStringResource {"
      : "static var \(name): LocalizedStringResource {"
    #expect(file.source.contains(member))
    if symbol.table != "Localizable" { #expect(file.source.contains("enum \(symbol.table) {")) }
  }

  /// The rules where no public symbol shows them.
  static let edges: [(entry: String, declaration: String)] = [
    (SymbolCatalog.manual("🚀 Launch 🌍"), "launch"),
    (SymbolCatalog.manual("2 hours"), "_2Hours"),
    (SymbolCatalog.manual("Continue"), "continue"),
    (SymbolCatalog.manual("100%% sure"), "_100Sure"),
    (SymbolCatalog.manual("Don't ask users’ names"), "dontAskUsersNames"),
    (
      SymbolCatalog.manual("mix", "%1$(name)@, %2$lld of %3$(total)lld"),
      "mix(name: String, _ arg2: Int, total: Int)"
    ),
    (
      SymbolCatalog.manual(
        "two",
        content: """
          {"stringUnit":{"value":"%#@dogs@ and %#@cats@"},"substitutions":{
          "cats":{"formatSpecifier":"lld","variations":{"plural":{
          "other":{"stringUnit":{"value":"cats"}}}}},
          "dogs":{"formatSpecifier":"d","variations":{"plural":{
          "other":{"stringUnit":{"value":"dogs"}}}}}}}
          """),
      "two(dogs: Int32, cats: Int)"
    ),
    (
      SymbolCatalog.manual(
        "tap",
        content: """
          {"variations":{"device":{"mac":{"stringUnit":{"value":"Click %@"}},
          "iphone":{"stringUnit":{"value":"Tap %@ %lld times"}},
          "other":{"stringUnit":{"value":"Press %@"}}}}}
          """),
      "tap(_ arg1: String, _ arg2: Int)"
    ),
    (
      SymbolCatalog.manual(
        "watch", content: #"{"variations":{"device":{"mac":{"stringUnit":{"value":"%@ now"}}}}}"#),
      "watch(_ arg1: String)"
    ),
    (
      SymbolCatalog.manual(
        "seats",
        content: """
          {"variations":{"plural":{"one":{"stringUnit":{"value":"A seat"}},
          "other":{"stringUnit":{"value":"Many seats"}}}}}
          """),
      "seats(_ arg1: Int)"
    ),
    (SymbolCatalog.manual("sale", "50% off"), "sale"),
    (SymbolCatalog.manual("no.translation", "App", #","shouldTranslate":false"#), "noTranslation"),
  ]

  @Test(arguments: edges)
  func edgeCases(_ entry: String, _ declaration: String) throws {
    let file = try file([entry])
    #expect(file.declarations == [declaration])
    #expect(file.diagnostics.isEmpty)
  }

  @Test func keysStayExact() throws {
    let keys = ["Body Fat (%)", #"a \(b) "c""#, "x\u{202E}b\nc\0"]
    let file = try file(keys.map { SymbolCatalog.manual($0) } + [SymbolCatalog.manual("w", "5% w")])
    #expect(
      file.source.contains(
        #"("Body Fat (%)", defaultValue: "Body Fat (%)", table: "Localizable", bundle: "#))
    #expect(file.source.contains(##"("a \\(b) \"c\"", table: "##))
    #expect(file.source.contains(##"("x\u{202E}b\nc\u{0}", table: "##))
    #expect(file.source.contains(#"("w", table: "#))
  }

  @Test func sourceIsSortedAsXcodeSortsKeys() throws {
    let entries = ["b 10", "%lld a", "B 9", "é"].map { SymbolCatalog.manual($0) }
    let file = try file(entries)
    #expect(file.declarations == ["a(_ arg1: Int)", "b9", "b10", "é"])
    #expect(try self.file(entries.reversed()).source == file.source)
  }

  @Test func labelsThatNothingElseMayBe() throws {
    let file = try file([
      SymbolCatalog.manual("a", "%(in)@ %(inout)@ %(self)@ %(resource_bundle)@"),
      SymbolCatalog.manual("b", "%1$(arg2)@ %2$@"),
      SymbolCatalog.manual("c", "%(LocalizedStringResource)@ %(_)@"),
    ])
    #expect(
      file.source.contains(
        """
        func a(in arg1: String, `inout` arg2: String, self arg3: String, \
        resource_bundle arg4: String)
        """))
    #expect(file.source.contains("func b(arg2 arg1: String, _ arg2: String)"))
    #expect(file.source.contains(#"defaultValue: "\(arg1)\(arg2)""#))
    #expect(file.diagnostics.map(\.problem) == [.underivable(.invalidLabel("_"))])
  }

  @Test func accessIsWrittenOnEveryDeclaration() throws {
    let catalog = try SymbolCatalog.parsed(SymbolCatalog.manual("OK"))
    for (access, word) in [
      (SymbolAccess.internal, ""), (.package, "package "), (.public, "public "),
    ] {
      let source = SymbolGenerator(table: "Menu", access: access).file(for: catalog).source
      #expect(source.contains("\n    \(word)enum Menu {\n"))
      #expect(source.contains("\n        \(word)static var ok: LocalizedStringResource {\n"))
    }
  }

  @Test func aCatalogWithoutSymbolsNamesNoBundle() throws {
    for entries in ["", #""Bye":{}"#] {
      let source = try file([entries]).source
      #expect(source.hasPrefix("//\n// GeneratedStringSymbols_Localizable.swift\n"))
      #expect(source.split(separator: "\n").allSatisfy { $0.hasPrefix("//") })
    }
  }

  @Test func automaticEntriesHaveSymbolsWhereTheyAreIncluded() throws {
    let entries = [
      #""Bye":{}"#, #""Old":{"extractionState":"stale"}"#,
      #""No":{"generatesSymbol":false}"#, #""title":{"extractionState":"extracted_with_value"}"#,
    ]
    #expect(try file(entries).declarations == [])
    let file = try file(entries, includesAutomatic: true)
    #expect(file.declarations == ["bye", "old", "title"])
    #expect(file.diagnostics.map(\.problem) == [.optedOut])
  }
}
