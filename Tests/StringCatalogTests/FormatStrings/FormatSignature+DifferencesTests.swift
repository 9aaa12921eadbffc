import StringCatalog
import Testing

/// What kind of difference is expected, with the places in source and translation.
struct DifferenceCase: Sendable, CustomTestStringConvertible {
  var source: String
  var translation: String
  var expected: [Expected]

  struct Expected: Sendable, Equatable {
    var kind: String
    var consequence: FormatDifference.Consequence
    var sourceRanges: [Range<Int>] = []
    var ranges: [Range<Int>] = []
  }

  var testDescription: String { "\(source) → \(translation)" }
}

@Suite struct FormatSignatureDifferencesTests {
  private func differences(
    _ source: String, _ translation: String, allowing omissions: FormatOmissions = .none,
    substitutions: [FormatSubstitution] = []
  ) -> [FormatDifference] {
    let sourceFormat = FormatString(parsing: source).resolvedAsSource(key: nil)
    let format = FormatString(parsing: translation).resolved(against: sourceFormat)
    return FormatSignature(format, substitutions: substitutions).differences(
      from: FormatSignature(sourceFormat, substitutions: substitutions), allowing: omissions)
  }

  private func described(_ difference: FormatDifference) -> DifferenceCase.Expected {
    let kind =
      switch difference {
      case .missing: "missing"
      case .extra: "extra"
      case .typeDiffers: "type"
      case .representationDiffers: "representation"
      case .reordered: "reordered"
      case .labelDiffers: "label"
      case .missingSubstitutionArgument: "missing %arg"
      case .extraSubstitutionArgument: "extra %arg"
      case .missingDisplayPattern: "missing pattern"
      case .extraDisplayPattern: "extra pattern"
      case .problem: "problem"
      }
    return .init(
      kind: kind, consequence: difference.consequence, sourceRanges: difference.sourceRanges,
      ranges: difference.ranges)
  }

  /// Defects of real catalogs and of the bugs that their users reported.
  static let reported: [DifferenceCase] = [
    // Meshtastic, zh-Hant: three arguments for two.
    .init(
      source: "%@: %lld", translation: "%1$@: %2$lld / %3$lld",
      expected: [.init(kind: "extra", consequence: .garbage, ranges: [15..<21])]),
    // Meshtastic, ja and zh-Hant-TW.
    .init(
      source: "Retrying (attempt %@)", translation: "再試行（%d）",
      expected: [
        .init(kind: "type", consequence: .garbage, sourceRanges: [18..<20], ranges: [12..<14])
      ]),
    // Meshtastic, pt-BR: "% ho" is an octal number that nobody passed.
    .init(
      source: "%lld%% hourly", translation: "%lld% horas",
      expected: [.init(kind: "extra", consequence: .garbage, ranges: [4..<8])]),
    // IceCubesApp, ca: "% p" is a pointer.
    .init(
      source: "%@ posts", translation: "% publicacions",
      expected: [
        .init(kind: "type", consequence: .garbage, sourceRanges: [0..<2], ranges: [0..<3])
      ]),
    // A crash report: arguments reordered without positions.
    .init(
      source: "%lld%% of its %@ limit used.", translation: "%@ … %lld%%",
      expected: [
        .init(
          kind: "reordered", consequence: .crash, sourceRanges: [0..<4, 14..<16],
          ranges: [0..<2, 7..<11])
      ]),
    // xcstrings-translator's issue 8: "%A" for "%@".
    .init(
      source: "%1$@, %2$lld items", translation: "%A %@, %lld-elementer",
      expected: [
        .init(kind: "type", consequence: .garbage, sourceRanges: [0..<4], ranges: [0..<2]),
        .init(kind: "type", consequence: .crash, sourceRanges: [6..<12], ranges: [3..<5]),
        .init(kind: "extra", consequence: .garbage, ranges: [7..<11]),
      ]),
  ]

  /// IEEE Std 1003.1, `fprintf`, for what is undefined; the rest loses text or looks otherwise.
  static let constructed: [DifferenceCase] = [
    .init(source: "%@ of %@", translation: "%2$@ di %1$@", expected: []),
    .init(source: "%.1f px", translation: "%.2f px", expected: []),
    .init(source: "%5d", translation: "%-8i", expected: []),
    .init(source: "%lld", translation: "%ld %%", expected: []),
    .init(source: "%@", translation: "%1$@, %1$@", expected: []),
    .init(source: "%(name)@", translation: "%@", expected: []),
    .init(source: "50% off", translation: "50 % de rabais", expected: []),
    .init(
      source: "%@ of %@", translation: "%@",
      expected: [.init(kind: "missing", consequence: .wrongText, sourceRanges: [6..<8])]),
    .init(
      source: "%1$@ %2$@", translation: "%2$@",
      expected: [.init(kind: "missing", consequence: .wrongText, sourceRanges: [0..<4])]),
    .init(
      source: "none", translation: "%@ %d",
      expected: [
        .init(kind: "extra", consequence: .crash, ranges: [0..<2]),
        .init(kind: "extra", consequence: .garbage, ranges: [3..<5]),
      ]),
    .init(
      source: "%d", translation: "%s",
      expected: [.init(kind: "type", consequence: .crash, sourceRanges: [0..<2], ranges: [0..<2])]),
    .init(
      source: "%f", translation: "%d",
      expected: [
        .init(kind: "type", consequence: .garbage, sourceRanges: [0..<2], ranges: [0..<2])
      ]),
    .init(
      source: "%lld", translation: "%d",
      expected: [
        .init(
          kind: "representation", consequence: .harmless, sourceRanges: [0..<4], ranges: [0..<2])
      ]),
    .init(
      source: "%d", translation: "%x",
      expected: [
        .init(
          kind: "representation", consequence: .harmless, sourceRanges: [0..<2], ranges: [0..<2])
      ]),
    .init(
      source: "%f", translation: "%e",
      expected: [
        .init(
          kind: "representation", consequence: .harmless, sourceRanges: [0..<2], ranges: [0..<2])
      ]),
    .init(
      source: "%(name)@", translation: "%(user)@",
      expected: [
        .init(kind: "label", consequence: .harmless, sourceRanges: [0..<8], ranges: [0..<8])
      ]),
    .init(
      source: "%(from)@ to %(to)@", translation: "%(to)@ da %(from)@",
      expected: [
        .init(
          kind: "reordered", consequence: .wrongText, sourceRanges: [0..<8, 12..<18],
          ranges: [0..<6, 10..<18])
      ]),
    .init(
      source: "%f %d", translation: "%d %f",
      expected: [
        .init(
          kind: "reordered", consequence: .garbage, sourceRanges: [0..<2, 3..<5],
          ranges: [0..<2, 3..<5])
      ]),
    .init(
      source: "%1$@ %2$@", translation: "%1$@ %@",
      expected: [
        .init(kind: "missing", consequence: .wrongText, sourceRanges: [5..<9]),
        .init(kind: "problem", consequence: .garbage, ranges: [5..<7]),
      ]),
    .init(
      source: "%@", translation: "%1$@ %200$@",
      expected: [
        .init(kind: "extra", consequence: .crash, ranges: [5..<11]),
        .init(kind: "problem", consequence: .wrongText, ranges: [5..<11]),
      ]),
    .init(
      source: "%@", translation: "%1$@ %1$d",
      expected: [.init(kind: "problem", consequence: .garbage, ranges: [0..<4, 5..<9])]),
    .init(
      source: "%@", translation: "%1$@ %3$@",
      expected: [
        .init(kind: "extra", consequence: .crash, ranges: [5..<9]),
        .init(kind: "problem", consequence: .harmless),
      ]),
    .init(
      source: "%arg of %@", translation: "%@",
      expected: [.init(kind: "missing %arg", consequence: .wrongText, sourceRanges: [0..<4])]),
    .init(
      source: "one", translation: "%arg",
      expected: [.init(kind: "extra %arg", consequence: .wrongText, ranges: [0..<4])]),
    .init(
      source: "%{value1}@ of %{value2}@", translation: "%{value3}@ of %{value2}@",
      expected: [
        .init(kind: "missing pattern", consequence: .wrongText, sourceRanges: [0..<10]),
        .init(kind: "extra pattern", consequence: .wrongText, ranges: [0..<10]),
      ]),
    // The source's own problems are the source's.
    .init(source: "%1$@ %@", translation: "%1$@ %@", expected: []),
    .init(source: "%1$@ %1$d", translation: "%1$@ %1$d", expected: []),
    .init(source: "%1$@ %200$@", translation: "%1$@ %200$@", expected: []),
    .init(source: "%2$@", translation: "%2$@", expected: []),
  ]

  @Test(arguments: reported + constructed)
  func differences(_ expected: DifferenceCase) {
    let differences = differences(expected.source, expected.translation)
    #expect(differences.map(described) == expected.expected)
    for difference in differences {
      let isUndefined = [.crash, .garbage].contains(difference.consequence)
      #expect(difference.isCrashClass == isUndefined)
    }
  }

  /// CLDR: in English, `one` stands for 1 only, so that "One day" says it all.
  @Test func allowedOmissionsAreNoDifference() {
    let one = FormatOmissions(positions: [1])
    #expect(differences("%lld days", "One day", allowing: one).isEmpty)
    #expect(differences("%1$lld days in %2$@", "One day in %2$@", allowing: one).isEmpty)
    #expect(
      differences("%lld days in %@", "One day in %@", allowing: one).map(described) == [
        .init(kind: "type", consequence: .crash, sourceRanges: [0..<4], ranges: [11..<13]),
        .init(kind: "missing", consequence: .wrongText, sourceRanges: [13..<15]),
      ])
    #expect(
      differences("%arg days", "One day", allowing: .init(substitutionArgument: true)).isEmpty)
  }

  /// IceCubesApp, "notifications.label.favorite %lld": "starred", in German "%#@count@"; CotEditor,
  /// "%lld errors found.": `one` "An error found.", in Bulgarian "Открита е %lld грешка.".
  @Test func argumentThatIsPassedThoughUnusedMayBeUsed() {
    let key = FormatSignature(FormatString(parsing: "label.favorite %lld %@"))
    let source = FormatSignature(FormatString(parsing: "starred")).passing(key)
    func differences(_ text: String) -> [FormatDifference] {
      FormatSignature(FormatString(parsing: text)).differences(from: source)
    }
    #expect(differences("%lld starred").isEmpty)
    #expect(differences("%2$@ starred").isEmpty)
    #expect(differences("starred").isEmpty)
    #expect(differences("%@ starred").map(described).map(\.kind) == ["type"])
    #expect(differences("%3$@").map(described).map(\.kind) == ["extra"])
    let one = FormatSignature(FormatString(parsing: "One day"))
    let other = FormatSignature(FormatString(parsing: "%arg days"))
    #expect(other.differences(from: one).map(described).map(\.kind) == ["extra %arg"])
    #expect(other.differences(from: one.passing(other)).isEmpty)
  }

  @Test func undefinedSubstitutionsTypeIsNotCompared() {
    #expect(differences("%#@days@", "%lld").isEmpty)
    let days = FormatSubstitution(name: "days", formatSpecifier: "lld")
    #expect(
      differences("%#@days@", "%@", substitutions: [days]).map(described) == [
        .init(kind: "type", consequence: .crash, sourceRanges: [0..<8], ranges: [0..<2])
      ])
    #expect(differences("%#@days@ %@", "%@ %#@days@").isEmpty)
  }
}
