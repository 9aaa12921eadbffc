import StringCatalog
import Testing

@Suite("Variations and substitutions")
struct VariationTests {
  private func branch(_ name: String, _ inside: String) -> String { "\"\(name)\":{\(inside)}" }
  private func axis(_ name: String, _ branches: String...) -> String {
    "\"variations\":{\"\(name)\":{\(branches.joined(separator: ","))}}"
  }
  private func paths(_ content: LocalizedContent) -> [String?] {
    content.leaves.map(\.pathDescription)
  }

  @Test("All plural categories of CLDR, in the order of the file")
  func plural() throws {
    let names = ["zero", "one", "two", "few", "many", "other"]
    let branches = names.map { branch($0, ModelFixture.unit($0)) }.joined(separator: ",")
    let catalog = try ModelFixture.catalog(content: axis("plural", branches))
    let content = try #require(catalog.entries.first?.localizations.first?.content)
    let plural = try #require(content.variations.first)
    #expect(plural.kind == .plural)
    #expect(catalog.source(plural.nameRange) == "\"plural\"")
    #expect(catalog.source(plural.range) == "{\(branches)}")
    #expect(plural.branches.map(\.name) == names)
    #expect(plural.branches.map { catalog.source($0.nameRange) } == names.map { "\"\($0)\"" })
    #expect(content.leaves.map(\.pluralCategory) == names)
    #expect(content.leaves.map(\.unit.value) == names)
    #expect(catalog.issues.isEmpty)
  }

  @Test("All devices of the format")
  func device() throws {
    let names = [
      "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
    ]
    let branches = names.map { branch($0, ModelFixture.unit($0)) }.joined(separator: ",")
    let catalog = try ModelFixture.catalog(content: axis("device", branches))
    let content = try #require(catalog.entries.first?.localizations.first?.content)
    #expect(content.variations.first?.kind == .device)
    #expect(paths(content) == names.map { "device.\($0)" })
    #expect(Device.allCases.map(\.rawValue) == names)
    #expect(catalog.issues.isEmpty)
  }

  @Test("Widths are free numbers")
  func width() throws {
    let catalog = try ModelFixture.catalog(
      content: axis("width", branch("20", ModelFixture.unit("short"))))
    let content = try #require(catalog.entries.first?.localizations.first?.content)
    #expect(content.variations.first?.kind == .width)
    #expect(paths(content) == ["width.20"])
    #expect(catalog.issues.isEmpty)
  }

  @Test("Unknown axes, categories and devices are kept and reported")
  func unknown() throws {
    let catalog = try ModelFixture.catalog(
      content: #"""
        "variations":{"colour":{"red":{\#(ModelFixture.unit("r"))}},
        "plural":{"some":{\#(ModelFixture.unit("s"))}},"device":{"car":{\#(ModelFixture.unit("c"))}}}
        """#)
    let content = try #require(catalog.entries.first?.localizations.first?.content)
    #expect(content.variations.map(\.kind) == [nil, .plural, .device])
    #expect(paths(content) == ["colour.red", "plural.some", "device.car"])
    #expect(
      catalog.issues.map(\.kind) == [
        .unknownVariation("colour"), .unknownPluralCategory("some"), .unknownDevice("car"),
      ])
    #expect(
      catalog.issues.map { catalog.source($0.range) } == ["\"colour\"", "\"some\"", "\"car\""])
  }

  @Test("Plurals within devices, and devices within plurals")
  func nested() throws {
    let plural = axis(
      "plural", branch("one", ModelFixture.unit("1")), branch("other", ModelFixture.unit("n")))
    let inDevice = try ModelFixture.content(
      axis("device", branch("mac", plural), branch("other", ModelFixture.unit("x"))))
    #expect(
      paths(inDevice) == ["device.mac.plural.one", "device.mac.plural.other", "device.other"])
    #expect(inDevice.leaves.map(\.pluralCategory) == ["one", "other", nil])

    let device = axis(
      "device", branch("ipad", ModelFixture.unit("i")), branch("other", ModelFixture.unit("o")))
    let inPlural = try ModelFixture.content(axis("plural", branch("few", device)))
    #expect(paths(inPlural) == ["plural.few.device.ipad", "plural.few.device.other"])
    #expect(
      inPlural.leaves.first?.path == [.plural("few"), .device("ipad")])
  }

  @Test("A text beside variations is kept, before them")
  func unitBesideVariations() throws {
    let content = try ModelFixture.content(
      ModelFixture.unit("plain") + "," + axis("plural", branch("other", ModelFixture.unit("n"))))
    #expect(paths(content) == [nil, "plural.other"])
    #expect(content.leaves.map(\.unit.value) == ["plain", "n"])
  }

  @Test("A text alone is the only leaf, without a path")
  func plain() throws {
    let leaves = try ModelFixture.content(ModelFixture.unit("plain")).leaves
    #expect(leaves.map(\.unit.value) == ["plain"])
    #expect(leaves.first?.path.isEmpty == true)
    #expect(leaves.first?.pluralCategory == nil)
    #expect(leaves.first?.substitution == nil)
  }

  @Test("Nothing at all has no leaves")
  func nothing() throws {
    #expect(try ModelFixture.content("").leaves.isEmpty)
  }

  @Test("A substitution has its argument's number and specifier, each with its place")
  func substitution() throws {
    let catalog = try ModelFixture.catalog(
      content: #"""
        \#(ModelFixture.unit("%#@days@")),"substitutions":{"days":{"argNum":2,"formatSpecifier":"lld",
        \#(axis("plural", branch("one", ModelFixture.unit("%arg jour"))))}}
        """#)
    let content = try #require(catalog.entries.first?.localizations.first?.content)
    let days = try #require(content.substitutions.first)
    #expect(days.name == "days")
    #expect(catalog.source(days.nameRange) == "\"days\"")
    #expect(days.argumentNumber?.value == 2)
    #expect(catalog.source(days.argumentNumber?.range) == "2")
    #expect(days.formatSpecifier?.value == "lld")
    #expect(catalog.source(days.formatSpecifier?.range) == "\"lld\"")
    #expect(paths(content) == [nil, "substitutions.days.plural.one"])
    #expect(content.leaves.map(\.substitution) == [nil, "days"])
    #expect(catalog.issues.isEmpty)
  }

  @Test("A substitution without them has none, and that is no issue")
  func substitutionWithoutArgument() throws {
    let catalog = try ModelFixture.catalog(
      content:
        #""substitutions":{"n":{\#(axis("plural", branch("other", ModelFixture.unit("%arg"))))}}"#)
    let content = try #require(catalog.entries.first?.localizations.first?.content)
    #expect(content.substitutions.first?.argumentNumber == nil)
    #expect(content.substitutions.first?.formatSpecifier == nil)
    #expect(catalog.issues.isEmpty)
  }

  @Test(
    "A number of an argument that is no integer is reported, and left out",
    arguments: ["1.5", "1e2", "99999999999999999999", "-99999999999999999999"])
  func argumentNumber(_ number: String) throws {
    let catalog = try ModelFixture.catalog(content: #""substitutions":{"n":{"argNum":\#(number)}}"#)
    let content = try #require(catalog.entries.first?.localizations.first?.content)
    #expect(content.substitutions.first?.argumentNumber == nil)
    #expect(
      catalog.issues.map(\.kind) == [
        .wrongType(field: "argNum", expected: .number, found: .number)
      ])
  }

  @Test("Substitutions within branches and within substitutions")
  func nestedSubstitutions() throws {
    let inner =
      #""substitutions":{"b":{\#(axis("plural", branch("one", ModelFixture.unit("1"))))}}"#
    let content = try ModelFixture.content(
      axis("device", branch("mac", ModelFixture.unit("%#@b@") + "," + inner))
        + #","substitutions":{"a":{\#(inner)}}"#)
    #expect(
      paths(content) == [
        "device.mac", "device.mac.substitutions.b.plural.one",
        "substitutions.a.substitutions.b.plural.one",
      ])
    #expect(content.leaves.map(\.substitution) == [nil, "b", "b"])
  }

  private func deep(_ levels: Int, _ open: String) -> String {
    String(repeating: open, count: levels) + ModelFixture.unit("deep")
      + String(repeating: "}", count: levels * open.count { $0 == "{" })
  }

  /// A declared limit: 512 KiB is Apple's default for the stack of a secondary thread.
  @Test(
    "32 variations or substitutions within one another are read on the least stack",
    arguments: [#""variations":{"plural":{"other":{"#, #""substitutions":{"a":{"#])
  func deepest(_ open: String) async throws {
    let text = deep(32, open)
    let leaves = await SmallStack.run {
      (try? ModelFixture.catalog(content: text))?.entries.first?.localizations.first?.content.leaves
    }
    #expect(leaves?.first?.path.count == 32)
    #expect(leaves?.first?.unit.value == "deep")
  }

  @Test(
    "33 are refused by the limit's name, even as deep as the JSON may be",
    arguments: [#""variations":{"plural":{"other":{"#, #""substitutions":{"a":{"#], [33, 160])
  func tooDeep(_ open: String, _ levels: Int) async throws {
    let text = deep(levels, open)
    let error = await SmallStack.run { () -> CatalogError? in
      do {
        _ = try ModelFixture.catalog(content: text)
        return nil
      } catch {
        return error as? CatalogError
      }
    }
    let found = try #require(error)
    #expect(
      found.message == "more than 32 variations and substitutions lie within one another")
    // Behind the fixture's beginning and 32 levels, at the value of the 33rd.
    let start = #"{"sourceLanguage":"en","strings":{"key":{"localizations":{"fr":{"#.count
    #expect(found.position.column == start + 32 * open.count + open.prefix { $0 != "{" }.count + 1)
    expectReadable(found.message, found.remedy)
  }
}
