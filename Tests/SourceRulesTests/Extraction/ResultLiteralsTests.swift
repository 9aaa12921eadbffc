import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRules

/// Which literals an expression can come to, by the grammar of The Swift Programming Language,
/// "Expressions".
struct ResultLiteralsTests {
  private static func branches(of code: String) throws -> ResultLiterals {
    let source = Parser.parse(source: "let x = " + code)
    let item = try #require(source.statements.first?.item)
    let variable = try #require(Syntax(item).as(VariableDeclSyntax.self))
    return ResultLiterals(of: try #require(variable.bindings.first?.initializer?.value))
  }

  @Test(
    "Every branch that is a literal is found",
    arguments: [
      (#""a""#, ["a"], false),
      (#"(("a"))"#, ["a"], false),
      (#"try await "a""#, ["a"], false),
      (#"c ? "a" : "b""#, ["a", "b"], false),
      (#"c ? ("a") : d && e ? "b" : "c""#, ["a", "b", "c"], false),
      (#"c ? (d ? "a" : "b") : "c""#, ["a", "b", "c"], false),
      (#"c ? "a" : name"#, ["a"], true),
      (#"c ? name : "b""#, ["b"], true),
      (#""a" as LocalizedStringKey"#, ["a"], false),
      (#"c ? "a" : "b" as LocalizedStringKey"#, ["a", "b"], false),
      (#""a" as String"#, [], true),
      (#""a" + name"#, [], true),
      (#"c ? "a" : "b" + name"#, ["a"], true),
      (#"name ?? "a""#, ["a"], true),
      (#"name"#, [], true),
      (#"f("a")"#, [], true),
      (#"["a", "b"]"#, ["a", "b"], false),
      (#"if c { "a" } else if d { "b" } else { "c" }"#, ["a", "b", "c"], false),
      ("switch c {\ncase 1: \"a\"\ndefault: \"b\"\n}", ["a", "b"], false),
    ])
  func literals(code: String, expected: [String], hasOthers: Bool) throws {
    let branches = try Self.branches(of: code)
    #expect(branches.literals.map(\.representedLiteralValue) == expected)
    #expect(branches.hasOthers == hasOthers)
  }

  @Test("Nesting beyond all reason ends")
  func depth() throws {
    let nested =
      String(repeating: "c ? (", count: 200) + "\"a\"" + String(repeating: ") : d", count: 200)
    let branches = try Self.branches(of: nested)
    #expect(branches.hasOthers)
  }
}
