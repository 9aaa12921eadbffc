import Checks
import Testing

@testable import SourceRules

/// What the sources say of slots, before it is held against the configuration.
struct SlotUseReaderTests {
  private func uses(_ source: String, argument: String? = nil) -> [SlotUse] {
    var options = SourceOptions()
    options.slotViews = [
      SlotView(
        view: "StatCard", argument: argument, slot: "title",
        location: .init(path: "endonym.json"))
    ]
    return SourceInspector(rules: [], options: options).facts(of: Array(source.utf8)).slotUses
  }

  private func names(_ use: SlotUse?) -> [String] {
    (use?.texts ?? []).map { text in
      switch text.reference {
      case .symbol(let name): ".\(name)"
      case .key(let key): key.text
      }
    }
  }

  @Test(
    "A text is told by a symbol, a literal, or what the file says of a name",
    arguments: [
      (".a", [".a"]), (".a(speed: 3)", [".a"]), ("\"key\"", ["key"]),
      ("LocalizedStringResource.a", [".a"]), (".Widget.a", [".a"]),
      ("LocalizedStringResource(\"key\", table: \"T\")", ["key"]),
      ("Text(.a).bold().foregroundStyle(.red)", [".a"]), ("String(localized: .a)", [".a"]),
      ("isFoggy ? .a : .b", [".a", ".b"]), ("if x { .a } else { .b }", [".a", ".b"]),
      ("Text(\"\\(3) days\")", ["%lld days"]), ("(.a)", [".a"]), (".`continue`", [".continue"]),
      ("Text(verbatim: \"11 m/s\")", []), ("Text(speed, format: .measurement())", []), ("nil", []),
    ])
  func told(argument: String, texts: [String]) {
    let use = uses("let card = StatCard(\(argument))").first
    #expect(names(use) == texts)
    #expect(use?.isOpen == false)
  }

  @Test(
    "A value that the file doesn't tell may be any text",
    arguments: ["level.label", "title", "titles[0]", "make(3)", "title + \"…\" == x"])
  func untold(argument: String) {
    #expect(uses("func f(title: String) { StatCard(\(argument)) }").first?.isOpen == true)
  }

  @Test("Names are followed within the file, and a body that returns early may be something else")
  func names() {
    let source = """
      struct Cards {
        let fixed: LocalizedStringResource = .a
        var computed: LocalizedStringResource {
          let x = 3
          return switch x { case 1: .b default: .c }
        }
        var early: LocalizedStringResource {
          if isFoggy { return .d }
          return .e
        }
        func made() -> LocalizedStringResource { .f }
        func cards() {
          let local: LocalizedStringResource = .g
          StatCard(fixed)
          StatCard(self.computed)
          StatCard(early)
          StatCard(made())
          StatCard(local)
        }
      }
      """
    let found = uses(source)
    #expect(found.map { names($0) } == [[".a"], [".b", ".c"], [".e"], [".f"], [".g"]])
    #expect(found.map(\.isOpen) == [false, false, true, false, false])
  }

  @Test("The configured argument is read, and one that isn't passed is no text")
  func arguments() {
    #expect(names(uses("StatCard(.a, subtitle: .b)", argument: "subtitle").first) == [".b"])
    let absent = uses("StatCard(.a)", argument: "subtitle").first
    #expect(absent?.texts == [])
    #expect(absent?.isOpen == false)
    #expect(absent?.hasArgument == false)
    let labelled = uses("StatCard(title: .a, icon: 3) { x } footer: { y }").first
    #expect(labelled?.hasArgument == false)
    #expect(labelled?.hasClosure == true)
    #expect(labelled?.labels == ["title", "icon", "footer"])
    #expect(names(uses("StatCard(icon: 3, .a)").first) == [".a"])
    let footer = uses("StatCard(.a) { x } footer: { y }", argument: "footer").first
    #expect(footer?.hasArgument == true)
    #expect(footer?.isOpen == true)
  }

  @Test(
    "A view's initializer is a use however it is called; a method or type of its name isn't",
    arguments: [
      ("StatCard(.a)", 1), ("StatCard.init(.a)", 1), ("App.StatCard(.a)", 1),
      ("x.StatCard(.a)", 1), (".StatCard(.a)", 0), ("statCard(.a)", 0), ("let x: StatCard", 0),
    ])
  func calls(source: String, count: Int) {
    #expect(uses(source).count == count)
  }

  @Test(
    "What only developers see is no use",
    arguments: [
      "#Preview { StatCard(.a) }", "#if DEBUG\nlet x = StatCard(.a)\n#endif",
      "struct P: PreviewProvider { static var previews: some View { StatCard(.a) } }",
      "#if false\nlet x = StatCard(.a).slot(\"title\")\n#endif",
    ])
  func developers(source: String) {
    #expect(uses(source).isEmpty)
  }

  @Test("A modifier names its slot by a literal or a member, and shows what it stands behind")
  func modifiers() {
    let found = uses(
      """
      Text(.a).bold().slot("stat.title")
      title.slot(.statTitle)
      machine.slot(3)
      slot("x", y)
      """)
    #expect(found.map(\.name) == [.literal("stat.title"), .member("statTitle")])
    #expect(names(found.first) == [".a"])
    #expect(found.map(\.isOpen) == [false, true])
    #expect(found.map(\.position.line) == [1, 2])
  }

  @Test("Without slots in the configuration nothing is noted, and no file is parsed for their sake")
  func withoutSlots() {
    let source = Array("StatCard(.a).slot(\"x\")".utf8)
    #expect(
      SourceInspector(rules: [], options: SourceOptions()).facts(of: source).slotUses.isEmpty)
    #expect(SlotUseReader.triggers(SourceOptions()).isEmpty)
  }

  @Test("What is remembered of sources depends on the views and on whether there are slots")
  func version() {
    let place = Checks.SlotView(view: "A", slot: "s", location: .init(path: "endonym.json"))
    let variants: [SourceOptions] = [
      SourceOptions(),
      options {
        $0.slots = [SlotDeclaration(name: "s", layout: "l", fills: [], location: place.location)]
      },
      options { $0.slotViews = [place] },
      options { $0.slotViews = [SlotView(view: "B", slot: "s", location: place.location)] },
      options {
        $0.slotViews = [SlotView(view: "A", argument: "x", slot: "s", location: place.location)]
      },
      options { $0.slotViews = [SlotView(view: "A", slot: "t", location: place.location)] },
    ]
    let versions = variants.map { FactVersion.text(tool: "1", rules: [], options: $0) }
    #expect(Set(versions).count == variants.count)
    // Where the configuration lies, and its lines, change no fact.
    let moved = options {
      $0.slotViews = [SlotView(view: "A", slot: "s", location: .init(path: "../endonym.json"))]
    }
    #expect(FactVersion.text(tool: "1", rules: [], options: moved) == versions[2])
  }

  private func options(_ change: (inout SourceOptions) -> Void) -> SourceOptions {
    var options = SourceOptions()
    change(&options)
    return options
  }
}
