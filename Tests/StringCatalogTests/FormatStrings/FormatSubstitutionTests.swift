import StringCatalog
import Testing

@Suite struct FormatSubstitutionTests {
  /// The `formatSpecifier`s of real catalogs, and of EhPanda's rating (".1f").
  @Test(arguments: [
    ("lld", FormatConversion.decimal), ("llu", .unsignedDecimal), ("ld", .decimal),
    ("lf", .fixedPoint), ("f", .fixedPoint), (".1f", .fixedPoint), ("@", .object),
  ])
  func specifier(_ text: String, _ conversion: FormatConversion) {
    let substitution = FormatSubstitution(name: "days", formatSpecifier: text)
    #expect(substitution.specifier?.conversion == conversion)
  }

  @Test(arguments: [nil, "", "%", "%lld", "lld items", "q", "arg", "#@days@"])
  func noSpecifier(_ text: String?) {
    #expect(FormatSubstitution(name: "days", formatSpecifier: text).specifier == nil)
  }

  @Test func catalogsSubstitutionIsTakenOver() throws {
    let json = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": \
      {"state": "translated", "value": "%#@days@"}, "substitutions": {"days": {"argNum": 2, \
      "formatSpecifier": "lld", "variations": {}}}}}}}, "version": "1.0"}
      """
    let catalog = try Catalog(parsing: Array(json.utf8))
    let content = try #require(catalog.entries.first?.localizations.first?.content)
    #expect(
      content.substitutions.map { FormatSubstitution($0) } == [
        FormatSubstitution(name: "days", argumentNumber: 2, formatSpecifier: "lld")
      ])
  }
}
