import Foundation
import StringCatalog
import Testing

/// Generated sources compile in Swift 6 mode, a warning being an error.
@Suite struct SymbolCompilationTests {
  private static let strict = [
    "-default-isolation", "MainActor",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "ExistentialAny",
  ]

  /// Everything that has stood in a generator's way, in one catalog.
  private static let hostile = [
    SymbolCatalog.manual("Continue"), SymbolCatalog.manual("default"),
    SymbolCatalog.manual("resource bundle description"), SymbolCatalog.manual("String"),
    SymbolCatalog.manual("localized string resource"), SymbolCatalog.manual("2 hours"),
    SymbolCatalog.manual("½ cup"), SymbolCatalog.manual("天気 हिन्दी é ${x}"),
    SymbolCatalog.manual("a\0b \u{202E}*/ /* \\(x) \"\"\" #\" \r\n\u{2028} \u{FEFF}"),
    SymbolCatalog.manual(
      "comment", "*/ ``` `` ` \\ \0 \u{2029}",
      ##","comment":"*/ /* \u0000 \r\n \u2028 \\ - Parameter x: ``y``""##),
    SymbolCatalog.manual("labels", "%(in)@ %(inout)@ %(self)@ %(init)@ %(Type)@ %(var)@ %(Any)@"),
    SymbolCatalog.manual("hidden", "%(resource_bundle)@ %(LocalizedStringResource)lld %(String)@"),
    SymbolCatalog.manual("taken", "%1$(arg2)@ %2$@ %3$(arg3)lld"),
    SymbolCatalog.manual("types", "%hhd %hd %d %ld %hhu %hu %u %lu %f %lf %.2f %'d %+05.1lf %10@"),
    SymbolCatalog.manual("percent %", "100%"), SymbolCatalog.manual("%lld %% used"),
    SymbolCatalog.manual("same", "%(name)@"), SymbolCatalog.manual("same %@"),
  ].joined(separator: ",")

  private static let uses = """
    func uses() {
      _ = LocalizedStringResource.continue
      _ = LocalizedStringResource.default
      _ = LocalizedStringResource.switch.default
      _ = LocalizedStringResource.resourceBundleDescription
      _ = LocalizedStringResource.labels(
        in: "", `inout`: "", self: "", init: "", Type: "", var: "", Any: "")
      _ = LocalizedStringResource.taken(arg2: "", "", arg3: 1)
      _ = LocalizedStringResource.same(name: "")
      _ = LocalizedStringResource.same("")
      _ = LocalizedStringResource.types(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, "")
    }

    """

  @Test(arguments: SymbolAccess.allCases)
  func hostileKeysCompile(_ access: SymbolAccess) throws {
    let check = try SwiftTypecheck()
    defer { check.remove() }
    let catalog = try SymbolCatalog.parsed(Self.hostile)
    let file = SymbolGenerator(access: access).file(for: catalog)
    #expect(file.diagnostics.map(\.message) == [])
    try check.write(file.source, to: "Symbols.swift")
    let table = SymbolGenerator(table: "switch", access: access).file(for: catalog)
    try check.write(table.source, to: "Table.swift")
    try check.write(
      SymbolGenerator(table: "Empty", access: access).file(for: try SymbolCatalog.parsed(""))
        .source,
      to: "Empty.swift")
    try check.write(SwiftTypecheck.imports + Self.uses, to: "Uses.swift")
    let files = ["Symbols.swift", "Table.swift", "Empty.swift", "Uses.swift"]
    let resource = try check.resourceArguments()
    try check.accepts(["-typecheck", "-package-name", "p"] + files + resource)
  }

  /// As in a package on Linux, whose module has a bundle and imports Endonym.
  @Test(arguments: SymbolAccess.allCases)
  func symbolsCompileAgainstAModule(_ access: SymbolAccess) throws {
    let check = try SwiftTypecheck()
    defer { check.remove() }
    try check.write(SwiftTypecheck.resource, to: "Resource.swift")
    try check.write(
      """
      import Foundation

      extension Foundation.Bundle {
        nonisolated static var module: Bundle { .main }
      }

      """, to: "Accessor.swift")
    let file = SymbolGenerator(table: "Menu", access: access)
      .file(for: try SymbolCatalog.parsed(Self.hostile))
    try check.write(file.source, to: "Symbols.swift")
    try check.accepts([
      "-emit-module", "-module-name", "Endonym", "-o", "Endonym.swiftmodule", "Resource.swift",
    ])
    for options in [[], Self.strict] {
      let arguments = ["-typecheck", "-I", ".", "-D", "SWIFT_PACKAGE", "-package-name", "p"]
      try check.accepts(arguments + options + ["Symbols.swift", "Accessor.swift"])
    }
  }

  /// The names, labels and types of Xcode's symbols, as code calls them.
  @Test func symbolsOfXcodeCanBeCalled() throws {
    let check = try SwiftTypecheck()
    defer { check.remove() }
    var calls = ""
    for (table, symbols) in Dictionary(grouping: XcodeSymbol.known, by: \.table) {
      let entries = symbols.map { SymbolCatalog.manual($0.key, $0.value ?? $0.key) }
      let catalog = try SymbolCatalog.parsed(entries.joined(separator: ","))
      let file = SymbolGenerator(table: table).file(for: catalog)
      try check.write(file.source, to: "\(table).swift")
      for symbol in symbols {
        let arguments = symbol.declaration.replacing("_ arg1: ", with: "").replacing(
          "_ arg2: ", with: ""
        ).replacing("String", with: "\"\"").replacing("Int", with: "1")
        calls += "  _ = LocalizedStringResource.\(arguments)\n"
      }
    }
    try check.write(SwiftTypecheck.imports + "func calls() {\n\(calls)}\n", to: "Calls.swift")
    let tables = Set(XcodeSymbol.known.map { "\($0.table).swift" })
    let resource = try check.resourceArguments()
    try check.accepts(["-typecheck", "Calls.swift"] + tables.sorted() + resource)
  }

  /// All catalogs in one module, each in its own enumeration, and the largest by itself as well.
  @Test(.enabled(if: CorpusFolder.path != nil, CorpusFolder.absence))
  func realCatalogsCompile() throws {
    let folder = try #require(CorpusFolder.path)
    let check = try SwiftTypecheck()
    defer { check.remove() }
    let resource = try check.resourceArguments()
    let rows = try CorpusFolder.rows()
    let catalogs = try rows.map { try CatalogFile(reading: "\(folder)/\($0.file)") }
    let batch = SymbolBatch(catalogs, access: .public, includesAutomatic: true)
    #expect(batch.files.count == catalogs.count)
    #expect(batch.files.contains { $0.symbols.count > 1_000 })
    for file in batch.files { try check.write(file.source, to: file.name) }
    try check.accepts(["-typecheck"] + batch.files.map(\.name) + resource)
    let largest = try #require(catalogs.max { $0.catalog.entries.count < $1.catalog.entries.count })
    let file = SymbolGenerator(includesAutomatic: true).file(for: largest.catalog)
    try check.write(file.source, to: "Largest.swift")
    try check.accepts(["-typecheck", "Largest.swift"] + resource)
  }
}
