import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRules

/// What counts as words is a person's decision, laid down here row by row.
struct WrittenTextTests {
  private static func literal(_ code: String) throws -> StringLiteralExprSyntax {
    let item = try #require(Parser.parse(source: code).statements.first?.item)
    return try #require(Syntax(item).as(StringLiteralExprSyntax.self))
  }

  @Test(
    "Words are told from letters, and letters from signs",
    arguments: [
      // (code, has letters, has words)
      (#""Save""#, true, true),
      (#""Loading…""#, true, true),
      (#""Wi-Fi""#, true, true),
      (#""OK""#, true, true),
      (#""天""#, true, true),
      (#""พยากรณ์""#, true, true),
      (#""\(count) places""#, true, true),
      (#""x\(count)""#, true, false),
      (#""v""#, true, false),
      (#""app.version""#, true, false),
      (#""snake_case""#, true, false),
      (#""kebab-case""#, true, false),
      (#""camelCase""#, true, false),
      (#""iPhone15""#, true, false),
      (#""https://open-meteo.com""#, true, false),
      (#""\u{53}\u{61}ve""#, true, true),
      (#""""#, false, false),
      (##""#\(index)""##, false, false),
      (#""\n\t""#, false, false),
      (##"#"\#n\#t"#"##, false, false),
      (#""\u{2014}""#, false, false),
      (#""12:30""#, false, false),
      (#""%lld / %2$@""#, false, false),
      (#""100 %""#, false, false),
      (#""🌧️""#, false, false),
      ("\"\"\"\n  —\n  \"\"\"", false, false),
      ("\"\"\"\n  Storm\n  warning\n  \"\"\"", true, true),
    ])
  func words(code: String, hasLetters: Bool, hasWords: Bool) throws {
    let text = WrittenText(try Self.literal(code))
    #expect(text.hasLetters == hasLetters)
    #expect(text.hasWords == hasWords)
  }

  @Test(
    "A message quotes a literal on one line",
    arguments: [
      (#""Rain in \(minutes) min""#, "'Rain in … min'"),
      ("\"\"\"\n  Storm\n  warning\n  \"\"\"", "'Storm warning'"),
      (##"#"The "eye" of \#(name)"#"##, #"'The "eye" of …'"#),
      (
        #""A text that is much longer than a message can bear""#,
        "'A text that is much longer than a messa…'"
      ),
    ])
  func quoted(code: String, expected: String) throws {
    #expect(WrittenText(try Self.literal(code)).quoted == expected)
  }

  @Test(
    "Escapes that don't parse leave gaps and don't trap",
    arguments: [#""\u{}""#, #""\u{FFFFFFFFFFFF}""#, #""\u{D800}""#, #""\q""#, #""\u""#])
  func brokenEscapes(code: String) throws {
    #expect(WrittenText(try Self.literal(code)).text.count <= 4)
  }
}
