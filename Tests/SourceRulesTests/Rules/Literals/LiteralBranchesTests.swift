import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRules

/// Which literals an expression can come to, by the grammar of The Swift Programming Language,
/// "Expressions".
struct LiteralBranchesTests {
  private static func branches(of code: String) throws -> LiteralBranches {
    let source = Parser.parse(source: "let x = " + code)
    let item = try #require(source.statements.first?.item)
    let variable = try #require(Syntax(item).as(VariableDeclSyntax.self))
    return LiteralBranches(try #require(variable.bindings.first?.initializer?.value))
  }

  @Test(
    "Every branch that is a literal is found",
    arguments: [
      (#""a""#, ["a"], true),
      (#"(("a"))"#, ["a"], true),
      (#"try await "a""#, ["a"], true),
      (#"c ? "a" : "b""#, ["a", "b"], true),
      (#"c ? ("a") : d && e ? "b" : "c""#, ["a", "b", "c"], true),
      (#"c ? (d ? "a" : "b") : "c""#, ["a", "b", "c"], true),
      (#"c ? "a" : name"#, ["a"], false),
      (#"c ? name : "b""#, ["b"], false),
      (#""a" as LocalizedStringKey"#, ["a"], true),
      (#"c ? "a" : "b" as LocalizedStringKey"#, ["a", "b"], true),
      (#""a" as String"#, [], false),
      (#""a" + name"#, [], false),
      (#"c ? "a" : "b" + name"#, ["a"], false),
      (#"name ?? "a""#, [], false),
      (#"name"#, [], false),
      (#"f("a")"#, [], false),
      (#"["a", "b"]"#, ["a", "b"], true),
      (#"if c { "a" } else if d { "b" } else { "c" }"#, ["a", "b", "c"], true),
      ("switch c {\ncase 1: \"a\"\ndefault: \"b\"\n}", ["a", "b"], true),
    ])
  func literals(code: String, expected: [String], isComplete: Bool) throws {
    let branches = try Self.branches(of: code)
    #expect(branches.literals.map(\.representedLiteralValue) == expected)
    #expect(branches.isComplete == isComplete)
  }

  @Test("Nesting beyond all reason ends")
  func depth() throws {
    let nested =
      String(repeating: "c ? (", count: 200) + "\"a\"" + String(repeating: ") : d", count: 200)
    let branches = try Self.branches(of: nested)
    #expect(!branches.isComplete)
  }
}
