import StringCatalog
import Testing

@Suite struct FormatSignatureTests {
  private func signature(
    _ text: String, _ substitutions: [FormatSubstitution] = []
  ) -> FormatSignature {
    FormatSignature(FormatString(parsing: text), substitutions: substitutions)
  }

  /// IEEE Std 1003.1, `fprintf`: arguments in order, `*` before its number, `n$` for the n-th.
  @Test(arguments: [
    ("", []), ("%%", []), ("%arg", []), ("%{value1}@", []),
    ("%@ %lld", [1, 2]), ("%2$@ %1$lld", [1, 2]), ("%*d %@", [1, 2, 3]),
    ("%*.*f", [1, 2, 3]), ("%1$@ %1$@", [1]), ("%3$*1$.*2$f", [1, 2, 3]), ("%2$@", [2]),
  ])
  func positions(_ text: String, _ positions: [Int]) {
    #expect(signature(text).arguments.map(\.position) == positions)
  }

  @Test func argumentsKeepTypeLabelAndPlaces() {
    let arguments = signature("%2$(name)@: %1$lld, %2$@").arguments
    #expect(
      arguments == [
        FormatArgument(
          position: 1, type: .signedInteger(.long), conversion: .decimal, ranges: [12..<18]),
        FormatArgument(
          position: 2, type: .object, conversion: .object, label: "name",
          ranges: [0..<10, 20..<24]),
      ])
  }

  @Test func widthIsAnArgumentOfItsOwn() {
    let arguments = signature("%*d").arguments
    #expect(arguments.map(\.role) == [.amount, .value])
    #expect(arguments.map(\.type) == [.signedInteger(.int), .signedInteger(.int)])
    #expect(arguments.map(\.ranges) == [[0..<3], [0..<3]])
  }

  @Test func labelMayComeWithALaterUse() {
    #expect(signature("%1$@ %1$(name)@").arguments.map(\.label) == ["name"])
  }

  /// xcstrings-tool's fixture `substitutions_example.string`, IceCubesApp's
  /// `account.label.followers %lld %@` and the schema example `users_bought_devices`.
  @Test func substitutionsTakeTheirNumberOrTheirPlace() {
    let numbered = signature(
      "%@! There %#@total@ and you have %#@remaining@ remaining",
      [
        .init(name: "remaining", argumentNumber: 3, formatSpecifier: "lld"),
        .init(name: "total", argumentNumber: 2, formatSpecifier: "lld"),
      ])
    #expect(
      numbered.arguments.map(\.role) == [
        .value, .substitution("total"), .substitution("remaining"),
      ])
    #expect(
      numbered.arguments.map(\.type) == [
        .object, .signedInteger(.long), .signedInteger(.long),
      ])
    let placed = signature(
      "%@ %#@followers@ %@", [.init(name: "followers", formatSpecifier: "lld")])
    #expect(placed.arguments.map(\.position) == [1, 2, 3])
    #expect(placed.arguments.map(\.role) == [.value, .substitution("followers"), .value])
    #expect(signature("%2$#@days@").arguments.map(\.position) == [2])
  }

  @Test func undefinedSubstitutionHasNoType() {
    let arguments = signature("Next meeting at %lld %#@arg3@").arguments
    #expect(arguments.map(\.type) == [.signedInteger(.long), nil])
  }

  @Test func definedSubstitutionGivesItsTypeToAnUndefinedOneAtItsPosition() {
    let arguments = signature(
      "%1$#@gone@ %1$#@days@", [.init(name: "days", formatSpecifier: "lld")]
    ).arguments
    #expect(arguments.map(\.type) == [.signedInteger(.long)])
    #expect(arguments.map(\.conversion) == [.decimal])
  }

  @Test(arguments: [0, -1, Int.min])
  func numbersThatAreNoPositionAreLeftAlone(_ number: Int) {
    let substitution = FormatSubstitution(
      name: "days", argumentNumber: number, formatSpecifier: "lld")
    #expect(signature("%#@days@", [substitution]).arguments.map(\.position) == [1])
  }

  @Test func largestNumberIsDrawnIn() {
    let substitution = FormatSubstitution(
      name: "days", argumentNumber: .max, formatSpecifier: "lld")
    let arguments = signature("%#@days@", [substitution]).arguments
    #expect(arguments.map(\.position) == [Int(Int32.max)])
  }

  @Test func substitutionArgumentsAndDisplayPatternsStandApart() {
    let signature = signature("%arg of %{value1}@, %arg")
    #expect(signature.substitutionArguments == [0..<4, 20..<24])
    #expect(signature.displayPatterns.map(\.name) == ["value1"])
    #expect(signature.displayPatterns.map(\.range) == [8..<18])
    #expect(signature.problems.isEmpty)
  }

  /// IEEE Std 1003.1, `fprintf`: all arguments numbered or none; no gap before the last one; Core
  /// Foundation, CFString.c: positions of at most 127.
  @Test(arguments: [
    ("%1$@ %@ %lld", [FormatProblem.mixedPositions(ranges: [5..<7, 8..<12])]),
    ("%*1$d", [.mixedPositions(ranges: [0..<5])]),
    ("%2$@ %5$@", [.gap(position: 1), .gap(position: 3), .gap(position: 4)]),
    ("%1$@ %128$@", [.positionOutOfRange(position: 128, ranges: [5..<11])]),
    ("%1$@ %1$d", [.conflictingTypes(position: 1, ranges: [0..<4, 5..<9])]),
    ("%1$@ %1$d %1$f", [.conflictingTypes(position: 1, ranges: [0..<4, 5..<9, 10..<14])]),
    ("%1$d %1$lld %2$@", []),
    ("%@ %lld", []),
  ])
  func problems(_ text: String, _ problems: [FormatProblem]) {
    #expect(signature(text).problems == problems)
  }

  @Test func substitutionsOfTheCatalogDontMixPositions() {
    let substitution = FormatSubstitution(
      name: "days", argumentNumber: 2, formatSpecifier: "lld")
    #expect(signature("%1$@ %#@days@", [substitution]).problems.isEmpty)
  }

  @Test(arguments: [
    ("%lld days", 1), ("%@ in %lld days", 2), ("%.1f pixels", 1), ("%@", nil),
    ("%lld of %lld", nil), ("no number", nil), ("%*d", 2),
  ])
  func countedPosition(_ text: String, _ position: Int?) {
    #expect(signature(text).countedPosition == position)
  }

  /// IceCubesApp: "account.label.followers %lld %@" has "%2$@ followers" as its plural forms, and
  /// "notifications.label.favorite %lld" has "starred".
  @Test func keysArgumentsArePassedThoughUnused() {
    let key = signature("account.label.followers %lld %@")
    let value = signature("%2$@ followers")
    #expect(value.problems == [.gap(position: 1)])
    let passing = value.passing(key)
    #expect(passing.problems.isEmpty)
    #expect(passing.arguments == value.arguments)
    #expect(passing.unusedArguments.map(\.position) == [1])
    let none = signature("starred").passing(passing)
    #expect(none.unusedArguments.map(\.position) == [1, 2])
    #expect(none.passing(key).unusedArguments.map(\.position) == [1, 2])
    #expect(signature("One day").passing(signature("%arg days")).passesSubstitutionArgument)
  }

  /// Apple, "Localizing strings that contain plurals": stringsdict forms write the number as `%d`.
  @Test func specifierOfTheVariedArgumentIsTheSubstitutionsOwn() {
    let days = FormatSubstitution(name: "days", argumentNumber: 2, formatSpecifier: "lld")
    func varying(_ text: String) -> FormatSignature {
      FormatSignature(FormatString(parsing: text), varying: days)
    }
    #expect(varying("%d days").substitutionArguments == [0..<2])
    #expect(varying("%d days").arguments.isEmpty)
    #expect(varying("%2$lld days of %1$@").substitutionArguments == [0..<6])
    #expect(varying("%2$lld days of %1$@").arguments.map(\.position) == [1])
    #expect(varying("%1$lld of %arg").arguments.map(\.position) == [1])
    #expect(varying("%@ days").arguments.map(\.position) == [1])
  }

  @Test func argumentAtAPosition() {
    #expect(signature("%@ %lld").argument(at: 2)?.conversion == .decimal)
    #expect(signature("%@ %lld").argument(at: 3) == nil)
  }

  @Test func problemsHaveTheirPlaces() {
    #expect(FormatProblem.gap(position: 1).ranges.isEmpty)
    #expect(FormatProblem.mixedPositions(ranges: [0..<2]).ranges == [0..<2])
    #expect(FormatProblem.positionOutOfRange(position: 128, ranges: [1..<2]).ranges == [1..<2])
    #expect(FormatProblem.conflictingTypes(position: 1, ranges: [0..<1]).ranges == [0..<1])
  }
}
