import Findings
import StringCatalog
import Testing

@testable import Checks

/// What the rule says about real defects.
///
/// What is undefined, and what becomes of it, is IEEE Std
/// 1003.1's (`fprintf`) and Core Foundation's (`__CFStringAppendFormatCore`); the wording is the
/// project's.
struct FormatSignatureRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var key: String
    var source: String?
    var language: String
    var value: String
    var message: String
    var remedy: String
    var marked = ""
    var severity = Severity.error
    var consequence: FaultConsequence
    var testDescription: String { "\(key): \(source ?? "–") → \(value)" }
  }

  /// Defects of public catalogs, and those of the bugs that their users reported.
  static let reported: [Case] = [
    Case(
      key: "%@: %lld", source: nil, language: "zh-Hant", value: "%1$@: %2$lld / %3$lld",
      message: "'%3$lld' in 'zh-Hant' reads argument 3, but the key passes only 2 arguments",
      remedy: "Delete '%3$lld', or use one of the arguments: '%1$@', '%2$lld'.",
      marked: "%3$lld", consequence: .extra),
    Case(
      key: "Retrying (attempt %@)", source: nil, language: "ja", value: "再試行（%d）",
      message:
        "'%d' in 'ja' reads argument 1 as a whole number, but the key passes text ('%@')",
      remedy: "Write '%@' instead.", marked: "%d", consequence: .garbage),
    Case(
      key: "Retrying (attempt %@)", source: nil, language: "zh-Hant-TW", value: "重試 (%d)",
      message:
        "'%d' in 'zh-Hant-TW' reads argument 1 as a whole number, but the key passes text ('%@')",
      remedy: "Write '%@' instead.", marked: "%d", consequence: .garbage),
    Case(
      key: "%lld%% hourly", source: nil, language: "pt-BR", value: "%lld% horas",
      message: """
        the formatter reads '% ho' in 'pt-BR' as an argument, but the key passes only 1 argument
        """,
      remedy: "Write '%%' for the percent sign.", marked: "% ho", consequence: .extra),
    Case(
      key: "instance.list.posts-%@", source: "%@ posts", language: "ca",
      value: "% publicacions",
      message: "'% p' in 'ca' reads argument 1 as a pointer, but the source passes text ('%@')",
      remedy: "Write '%@' where the value belongs, and '%%' for a percent sign.", marked: "% p",
      consequence: .garbage),
    Case(
      key: "%lld%% of its %@ limit used.", source: nil, language: "zh-Hans",
      value: "%@ … %lld%%",
      message: """
        'zh-Hans' has the arguments of the key in another order, without positions: '%@' comes \
        first, so it reads argument 1, which is a whole number ('%lld')
        """,
      remedy: "Write '%2$@' for '%@' and '%1$lld' for '%lld'.", marked: "%@",
      consequence: .crash),
    Case(
      key: "followers %lld %@", source: "%1$lld: %2$@", language: "ko", value: "팔로워 %2$@명",
      message: """
        'ko' leaves out argument 1 of the source, '%1$lld', so that '%2$@' reads argument 1
        """,
      remedy: "Add '%1$lld' where the value belongs.", marked: "%2$@", consequence: .crash),
  ]

  /// The other ways in which arguments can differ.
  static let constructed: [Case] = [
    Case(
      key: "greeting", source: "Hello, %@", language: "th", value: "สวัสดี",
      message: "'th' leaves out argument 1 of the source, '%@'",
      remedy: "Add '%@' where the value belongs.", consequence: .lostText),
    Case(
      key: "%@ by %@ on %@", source: nil, language: "he", value: "ללא שם",
      message: "'he' leaves out arguments 1, 2 and 3 of the key, '%@', '%@' and '%@'",
      remedy: "Add '%1$@', '%2$@' and '%3$@' where the value belongs.", consequence: .lostText),
    Case(
      key: "%@ by %@", source: nil, language: "cs", value: "od %@",
      message: "'cs' leaves out argument 2 of the key, '%@'",
      remedy: "Write every argument with its position: '%1$@', '%2$@'.", consequence: .lostText),
    Case(
      key: "a", source: "%1$@ %2$@", language: "da", value: "%2$@",
      message: "'da' leaves out argument 1 of the source, '%1$@', so that '%2$@' reads argument 1",
      remedy: "Add '%1$@' where the value belongs.", marked: "%2$@",
      consequence: .wrongArgument),
    Case(
      key: "a", source: "%1$@ %2$lld", language: "nb", value: "%2$lld",
      message:
        "'nb' leaves out argument 1 of the source, '%1$@', so that '%2$lld' reads argument 1",
      remedy: "Add '%1$@' where the value belongs.", marked: "%2$lld", consequence: .garbage),
    Case(
      key: "a", source: "%lld of %@", language: "el", value: "από %@",
      message:
        "'%@' in 'el' reads argument 1 as text, but the source passes a whole number ('%lld')",
      remedy: "Write every argument with its position: '%1$lld', '%2$@'.", marked: "%@",
      consequence: .crash),
    Case(
      key: "a", source: "%1$.1f km to %2$@", language: "fi", value: "%2$@: %1$lld km",
      message: """
        '%1$lld' in 'fi' reads argument 1 as a whole number, but the source passes a decimal \
        number ('%1$.1f')
        """,
      remedy: "Write '%1$.1f' instead.", marked: "%1$lld", consequence: .garbage),
    Case(
      key: "a", source: "Titel", language: "uk", value: "Назва: %@",
      message: "'%@' in 'uk' stands for an argument, but the source passes none",
      remedy: "Write what it stands for, or '%%' for a percent sign.", marked: "%@",
      consequence: .literal),
    Case(
      key: "a", source: "%(from)@ to %(to)@", language: "tr", value: "%(to)@ için %(from)@",
      message: """
        'tr' has the arguments of the source in another order, without positions: '%(to)@' comes \
        first, so it reads argument 1, which is '%(from)@'
        """,
      remedy: "Write '%2$(to)@' for '%(to)@' and '%1$(from)@' for '%(from)@'.", marked: "%(to)@",
      consequence: .wrongArgument),
    Case(
      key: "a", source: "%f and %lld", language: "hu", value: "%lld és %f",
      message: """
        'hu' has the arguments of the source in another order, without positions: '%lld' comes \
        first, so it reads argument 1, which is a decimal number ('%f')
        """,
      remedy: "Write '%2$lld' for '%lld' and '%1$f' for '%f'.", marked: "%lld",
      consequence: .garbage),
    Case(
      key: "a", source: "%@", language: "vi", value: "%1$@ (%1$d)",
      message: "'vi' takes argument 1 in two ways: '%1$@' and '%1$d'",
      remedy: "Write '%1$@' each time.", marked: "%1$d", consequence: .garbage),
    Case(
      key: "a", source: "%arg km", language: "ro", value: "km",
      message: "'ro' leaves out '%arg', the number that the source shows",
      remedy: "Write '%arg' where the number belongs.", consequence: .lostText),
    Case(
      key: "a", source: "%lld km", language: "id", value: "%lld (%arg) km",
      message: "'%arg' in 'id' stands outside a substitution, where it is no specifier",
      remedy: "Write the argument as the source does: '%1$lld'.", marked: "%arg",
      consequence: .garbage),
    Case(
      key: "a", source: "km", language: "id", value: "%arg km",
      message: "'%arg' in 'id' stands outside a substitution, where it is no specifier",
      remedy: "Delete '%arg'.", marked: "%arg", consequence: .garbage),
  ]

  @Test(
    "A finding names position, what is passed and what to write", arguments: reported + constructed)
  func finding(_ expected: Case) throws {
    let findings = try findings(expected.key, source: expected.source, expected)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.message == expected.message)
    #expect(finding.remedy == expected.remedy)
    #expect(finding.markedText == expected.marked)
    #expect(finding.severity == expected.severity)
    #expect(finding.consequence == expected.consequence.sentence)
    #expect(finding.language == expected.language)
    #expect(finding.entry == expected.key)
  }

  private func findings(_ key: String, source: String?, _ testCase: Case) throws -> [Finding] {
    let entry =
      if let source {
        CatalogText.entry(key, ["en": source, testCase.language: testCase.value])
      } else {
        CatalogText.entry(key, [testCase.language: testCase.value])
      }
    return try RuleRun.findings(of: FormatSignatureRule(), inEntries: entry)
  }

  @Test(
    "Another size, sign or notation is a warning",
    arguments: [
      (
        "%lld", "%d", FaultConsequence.truncated,
        "'%d' in 'sv' reads argument 1, which the source passes as '%lld'"
      ),
      ("%u", "%lu", .truncated, "'%lu' in 'sv' reads argument 1, which the source passes as '%u'"),
      ("%d", "%u", .sign, "'%u' in 'sv' reads argument 1, which the source passes as '%d'"),
      ("%u", "%d", .sign, "'%d' in 'sv' reads argument 1, which the source passes as '%u'"),
      ("%d", "%x", .notation, "'%x' in 'sv' reads argument 1, which the source passes as '%d'"),
      ("%f", "%e", .notation, "'%e' in 'sv' reads argument 1, which the source passes as '%f'"),
    ])
  func representation(
    _ source: String, _ value: String, _ consequence: FaultConsequence, _ message: String
  ) throws {
    let findings = try RuleRun.findings(
      of: FormatSignatureRule(),
      inEntries: CatalogText.entry("n", ["en": "\(source) m", "sv": "\(value) m"]))
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.remedy) == ["Write '\(source)' instead."])
    #expect(findings.map(\.consequence) == [consequence.sentence])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.markedText) == [value])
  }

  @Test("Positions are kept where the text has them")
  func positionedRepresentation() throws {
    let findings = try RuleRun.findings(
      of: FormatSignatureRule(),
      inEntries: CatalogText.entry("%@ %lld", ["fr": "%1$@ %2$d"]))
    #expect(findings.map(\.remedy) == ["Write '%2$lld' instead."])
  }

  @Test("Every specifier at fault is found")
  func several() throws {
    let findings = try RuleRun.findings(
      of: FormatSignatureRule(),
      inEntries: CatalogText.entry("%@ %@ %@", ["it": "%d %d %@ %@"]))
    #expect(findings.map(\.markedText) == ["%d", "%d", "%@"])
    #expect(
      findings.map(\.remedy) == [
        "Write every argument with its position: '%1$@', '%2$@', '%3$@'.",
        "Write every argument with its position: '%1$@', '%2$@', '%3$@'.",
        "Delete '%@', or use one of the arguments: '%1$@', '%2$@', '%3$@'.",
      ])
  }

  @Test("The places of a Cocoa display pattern are compared by name")
  func displayPatterns() throws {
    let findings = try RuleRun.findings(
      of: FormatSignatureRule(),
      inEntries: CatalogText.entry(
        "x.ibShadowed", ["en": "%{value1}@ of %{value2}@", "pl": "%{value1}@ z %{wartość2}@"]))
    #expect(
      findings.map(\.message) == [
        "'pl' leaves out '%{value2}@', which the source shows",
        "'%{wartość2}@' in 'pl' has no value: the source has no such place",
      ])
    #expect(findings.map(\.markedText) == ["", "%{wartość2}@"])
  }

  @Test("A percent sign that is read as an argument shifts those behind it: one finding")
  func percentSignBeforeOthers() throws {
    let findings = try RuleRun.findings(
      of: FormatSignatureRule(),
      inEntries: CatalogText.entry("%lld%% of %@", ["es": "%lld% de %@"]))
    #expect(
      findings.map(\.message) == [
        "the formatter reads '% d' in 'es' as an argument, but the key passes only 2 arguments"
      ])
    #expect(findings.map(\.markedText) == ["% d"])
  }
}
