import Checks
import Testing

@testable import SourceRules

/// The expected look-ups follow from the declarations in Apple's documentation of each call.
@Suite struct CallReaderTests {
  @Test(arguments: [
    (#"Text("A", tableName: "T", bundle: .module, comment: "C")"#, "A"),
    (#"String(localized: "A", table: "T", bundle: .module, comment: "C")"#, "A"),
    (#"LocalizedStringResource("A", table: "T", bundle: .module, comment: "C")"#, "A"),
    (#"NSLocalizedString("A", tableName: "T", bundle: .module, comment: "C")"#, "A"),
    (#"AttributedString(localized: "A", table: "T", bundle: .module, comment: "C")"#, "A"),
  ])
  func argumentsBesideTheKeyAreRead(_ code: String, _ key: String) throws {
    let use = try #require(extractedUses(code).first)
    #expect(use.key.text == key)
    #expect(use.table == "T")
    #expect(use.bundle == ".module")
    #expect(use.comment == "C")
    #expect(!use.hasComputedTable)
  }

  @Test func aComputedTableIsMarked() throws {
    let use = try #require(extractedUses(#"Text("A", tableName: name)"#).first)
    #expect(use.table == nil)
    #expect(use.hasComputedTable)
    let plain = try #require(extractedUses(#"Text("A", tableName: nil)"#).first)
    #expect(!plain.hasComputedTable)
  }

  @Test(arguments: [
    (#"String(localized: "k", defaultValue: "Hello \(name) and \(2)")"#, "Hello %1$@ and %2$lld"),
    (#"NSLocalizedString("k", value: "Hello", comment: "")"#, "Hello"),
    (#"LocalizedStringResource("k", defaultValue: "Hello")"#, "Hello"),
  ])
  func aDefaultValueIsRead(_ code: String, _ value: String) throws {
    let use = try #require(extractedUses("let name = \"x\"\n" + code).first)
    #expect(use.key.text == "k")
    #expect(use.defaultValue?.valueText == value)
    #expect(use.comment == nil)
  }

  @Test(arguments: [
    (#"Text(isOn ? "A" : "B")"#, ["A", "B"]),
    (#"Text(a ? "A" : b ? "B" : "C")"#, ["A", "B", "C"]),
    (#"Text((a ? ("A") : "B"))"#, ["A", "B"]),
    (#"Button("A", role: .cancel) { Text("B") }"#, ["A", "B"]),
    (#"view.navigationTitle("A").help("B")"#, ["A", "B"]),
    (#"view.searchable(text: $text, prompt: "A")"#, ["A"]),
    (#"view.accessibilityInputLabels(["A", "B"])"#, ["A", "B"]),
    (#"SwiftUI.Text("A")"#, ["A"]),
    (#"x.value(); BarMark(x: .value("A", month), y: .value("B", sum))"#, ["A", "B"]),
    (#"String.LocalizationValue("A")"#, ["A"]),
    (#"label.text = .init(localized: "A \(1)")"#, ["A %lld"]),
    (#"return .result(dialog: "A")"#, ["A"]),
    (#"LabeledContent(.init("A", table: "T")) { }"#, ["A"]),
    (#"throw $name.needsValueError("A")"#, ["A"]),
    (
      #"TypeDisplayRepresentation(name: "A", numericFormat: "\(placeholder: .int) B")"#,
      ["A", "%lld B"]
    ),
    (
      #"AppShortcut(intent: i, phrases: ["Go in \(.applicationName)"], shortTitle: "A")"#,
      ["A", "Go in ${applicationName}"]
    ),
  ])
  func everyLiteralThatIsLookedUpIsAUse(_ code: String, _ keys: [String]) {
    #expect(Set(extractedUses(code).map(\.key.text)) == Set(keys))
  }

  @Test(arguments: [
    #"Text(verbatim: "A")"#, #"Text(title)"#, #"Text("A" + name)"#, #"Text(isOn ? "A" : name)"#,
    #"Label(title: { }, icon: { })"#, #"NSLocalizedString("A \(name)", comment: "")"#,
    #"Image("A")"#, #"String("A")"#, #"print("A")"#, #"help("A")"#, #"other.Text("A")"#,
    #".value("A")"#, #"x = .init("A")"#, #"ForEach(0..<3, id: \.self) { _ in }"#,
  ])
  func whatIsNotLookedUpIsNoUse(_ code: String) {
    #expect(extractedUses(code).isEmpty)
  }

  @Test func aUseStandsAtItsLiteral() throws {
    let use = try #require(extractedUses("\n  Text(\n    \"A\")").first)
    #expect(use.position.line == 3)
    #expect(use.position.column == 5)
    #expect(use.routine == "Text")
    #expect(use.unlessDeclared == "Text")
  }

  @Test func previewsAreMarked() throws {
    let uses = extractedUses("#Preview {\n  Text(\"A\")\n}\nlet x = Text(\"B\")")
    #expect(uses.filter(\.isInPreview).map(\.key.text) == ["A"])
    #expect(uses.filter { !$0.isInPreview }.map(\.key.text) == ["B"])
  }

  @Test func anAppsOwnRoutinesAreRead() throws {
    let options = SourceOptions(routines: [
      LocalizingRoutine(name: "L10n.tr", tableLabel: "in", commentLabel: "note"),
      LocalizingRoutine(name: "Row", keyLabel: "title"),
    ])
    let code = """
      L10n.tr("A \\(3)", in: "T", note: "C")
      Other.tr("B")
      Deep.L10n.tr("E").tr("F")
      Row(title: "C", detail: "D")
      """
    let uses = extractedUses(code, options: options)
    #expect(uses.map(\.key.text) == ["A %lld", "E", "C"])
    #expect(uses.first?.table == "T")
    #expect(uses.first?.comment == "C")
    #expect(uses.first?.routine == "L10n.tr")
  }

  /// Looking every name up from its place would take the square of the length; the rest is unsure.
  @Test func aFileOfNothingButInterpolationsEnds() {
    let code =
      "let count = 1\n" + String(repeating: "Text(\"\\(count)\"); ", count: 20_000)
    let uses = extractedUses(code)
    #expect(uses.count == 20_000)
    #expect(uses.first?.key == ExtractedKey(parts: [.specifier("%lld", isSure: true)]))
    #expect(uses.last?.key == ExtractedKey(parts: [.specifier("%@", isSure: false)]))
  }

  /// Both branches of `#if` are read, since the catalog serves both.
  @Test func everyBranchIsRead() {
    let code = """
      #if os(iOS)
        let a = Text("A")
      #else
        let a = Text("B")
      #endif
      """
    #expect(extractedUses(code).map(\.key.text) == ["A", "B"])
  }
}
