import Testing

@testable import SourceRules

/// The expected look-ups follow from Swift's rules: a literal takes on the type that is declared.
@Suite struct DeclarationReaderTests {
  @Test(arguments: [
    (#"let a: LocalizedStringKey = "A""#, ["A"]),
    (#"static let title: LocalizedStringResource = "A""#, ["A"]),
    (#"var a: LocalizedStringKey? = b ?? "A""#, ["A"]),
    (#"let a: [LocalizedStringKey] = ["A", "B"]"#, ["A", "B"]),
    (#"var a: String.LocalizationValue { "A" }"#, ["A"]),
    (#"static var typeDisplayRepresentation: TypeDisplayRepresentation = "A""#, ["A"]),
    (#"static var all: [Self: DisplayRepresentation] = [.a: "A", .b: "B"]"#, ["A", "B"]),
    (#"func title(for a: LocalizedStringKey = "A") -> LocalizedStringKey { "B" }"#, ["A", "B"]),
    (#"@Parameter(title: "A", description: "B") var count: Int"#, ["A", "B"]),
    (#"struct S { init(title: LocalizedStringKey = "A") {} }"#, ["A"]),
  ])
  func aDeclaredTypeMakesLiteralsKeys(_ code: String, _ keys: [String]) {
    #expect(Set(extractedUses(code).map(\.key.text)) == Set(keys))
  }

  @Test(arguments: [
    #"let a: String = "A""#, #"let a = "A""#, #"var a: [LocalizedStringKey: Int] = ["A": 1]"#,
    #"func title() -> String { "A" }"#, #"var a: LocalizedStringKey { makeKey("A") }"#,
    #"@AppStorage("A") var a = false"#,
  ])
  func otherDeclarationsDont(_ code: String) {
    #expect(extractedUses(code).isEmpty)
  }

  @Test func everyBranchOfAGetterIsRead() {
    let code = """
      var title: LocalizedStringResource {
        guard isOn else { return "A" }
        switch self {
        case .b: return "B"
        case .c: if x { return "C" } else { return y ? "D" : "E" }
        }
      }
      var short: LocalizedStringKey {
        get { switch self { case .a: "F" default: if x { "G" } else { "H" } } }
      }
      """
    #expect(
      Set(extractedUses(code).map(\.key.text)) == ["A", "B", "C", "D", "E", "F", "G", "H"])
  }

  @Test func parametersThatTakeTextsAreNoted() {
    let code = """
      struct Row: View {
        let title: LocalizedStringKey
        var note: LocalizedStringResource? = nil
        let fixed: LocalizedStringKey = "A"
        static let shared: LocalizedStringKey = "B"
        var body: LocalizedStringKey { "C" }
      }
      struct Card { init(_ title: LocalizedStringResource, count: Int) {} }
      func show(message text: LocalizedStringKey) {}
      enum Status { case valid, invalid(reason: LocalizedStringKey), other(LocalizedStringKey, Int) }
      """
    #expect(
      Set(extractedFacts(code).routines) == [
        DeclaredRoutine(name: "Row", keyLabel: "title"),
        DeclaredRoutine(name: "Row", keyLabel: "note"),
        DeclaredRoutine(name: "Card"),
        DeclaredRoutine(name: "show", keyLabel: "message"),
        DeclaredRoutine(name: "invalid", keyLabel: "reason"),
        DeclaredRoutine(name: "other"),
      ])
  }
}
