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

  /// Of two with one name the first counts, however many a text refers to.
  @Test(arguments: [1, 2, 4, 5, 6, 40])
  func everyReferenceIsToItsSubstitution(_ count: Int) {
    let names = (1...count).map { "s\($0)" }
    let substitutions =
      names.map { FormatSubstitution(name: $0, formatSpecifier: $0.hasSuffix("3") ? "@" : "lld") }
      + names.map { FormatSubstitution(name: $0, formatSpecifier: "f") }
    let text = names.map { "%#@\($0)@" }.joined(separator: " ")
    let signature = FormatSignature(FormatString(parsing: text), substitutions: substitutions)
    let families: [ArgumentFamily?] = names.map { $0.hasSuffix("3") ? .object : .integer }
    #expect(signature.arguments.map { $0.type?.family } == families)
  }
}
