import Checks
import Testing

@testable import SourceRules

struct LiteralBypassesSymbolRuleTests {
  private static let names = LocalizingCall.byName.sorted { $0.key < $1.key }
    .filter { name, _ in
      ![
        "AppShortcut", "DisplayRepresentation", "IntentDescription", "Summary",
        "TypeDisplayRepresentation",
      ].contains(name)
    }

  /// A call by name, with the labels that Apple's declaration has beside the key.
  private static func call(_ name: String, _ call: LocalizingCall, key: String) -> String {
    let label = call.keyLabels.first.flatMap { $0 }.map { $0 + ": " } ?? ""
    let companion = LocalizingCall.companions[name]?.sorted().first.map { ", \($0): x" } ?? ""
    let prefix =
      switch call.shape {
      case .plain: ""
      case .method: "view."
      case .implicitMember: "."
      }
    let rest = call.shape == .implicitMember ? ", x" : companion
    return "\(prefix)\(name)(\(label)\(key)\(rest))"
  }

  @Test("Every call that looks a literal up is known", arguments: names.map(\.key))
  func everyCall(name: String) throws {
    let known = try #require(LocalizingCall.byName[name])
    let literal = LiteralsRun(
      LiteralBypassesSymbolRule(), Self.call(name, known, key: "\"Today\""))
    #expect(literal.marked == ["\"Today\""])
    let symbol = LiteralsRun(LiteralBypassesSymbolRule(), Self.call(name, known, key: ".today"))
    #expect(symbol.findings.isEmpty)
  }

  @Test(
    "A call that shares no more than the name isn't Apple's",
    arguments: [
      #"alert("Today")"#, #"help("Today")"#, #".Text("Today")"#, #"Model.Text("Today")"#,
      #"Link("Today")"#, #"Label("Today")"#, #"Window("Today")"#, #"String("Today")"#,
      #"String(describing: "Today")"#, #"Text(verbatim: "Today")"#, #"view.alert("Today")"#,
      #"Text(name ?? "Today")"#,
      #"Text("Today" + name)"#, #"Text("Today" as String)"#,
      #"Button(role: .cancel) { log("Today") }"#,
    ])
  func lookAlikes(code: String) {
    #expect(LiteralsRun(LiteralBypassesSymbolRule(), code).findings.isEmpty)
  }

  @Test("The app's own type of the name is left to the project to judge")
  func shadowing() {
    let own = LiteralsRun(LiteralBypassesSymbolRule(), #"Section("Today") { rows }"#)
    #expect(own.findings.map(\.unlessDeclared) == ["Section"])
    let apple = LiteralsRun(LiteralBypassesSymbolRule(), #"SwiftUI.Section("Today") { rows }"#)
    #expect(apple.findings.map(\.unlessDeclared) == [nil])
  }

  @Test("The rule is opt-in, because literals are a sound way of naming texts")
  func optIn() { #expect(LiteralBypassesSymbolRule.description.isOptIn) }
}
