import Checks
import Findings
import Ink
import Slots
import StringCatalog
import Testing

@Suite("Slots of a configuration")
struct SlotResolverTests {
  private func resolve(
    _ configuration: String, deviceWidth: Double? = nil
  ) -> (slots: [Slot], problems: [ReportProblemText]) {
    let path = FilePath("/app/endonym.json")
    let reader = ProjectReader(
      fileSystem: OneFileSystem(["/app/endonym.json": configuration]),
      workingDirectory: FilePath("/app"))
    let (project, problems) = reader.project(at: path)
    #expect(problems.isEmpty)
    let found = SlotResolver(project.slotOptions, deviceWidth: deviceWidth).resolve()
    return (found.slots, found.problems.map(ReportProblemText.init))
  }

  private static let grid = """
    { "name": "cards", "kind": "grid", "outerPadding": 32, "spacing": 10, "minimumColumn": 165,
      "cardPadding": 32 }
    """

  /// 390 − 32 = 358; two columns of (358 − 10) / 2 = 174; − 32 = 142.
  @Test("A card in a grid has the width that its columns leave")
  func grid() throws {
    let found = resolve(
      """
      { "layouts": [\(Self.grid)],
        "slots": [{ "name": "statCard.title", "layout": "cards", "textStyle": "subheadline",
          "weight": "semibold", "fills": [{ "entries": ["stat.*"] }] }] }
      """)
    #expect(found.problems.isEmpty)
    let slot = try #require(found.slots.first)
    #expect(slot.layout.contentWidth(deviceWidth: 390) == 142)
    // Apple, Human Interface Guidelines, Typography: Subhead is 15 points at the standard size.
    #expect(slot.style == TextStyle(size: 15, weight: .semibold))
    #expect(slot.location?.line == 3)
  }

  /// 390 − 32 = 358; two columns of 174, less than 500; 20 − 32 is less than nothing.
  @Test(
    "A layout that leaves no width is a problem at its place, and no slot has it",
    arguments: [(500, nil as Double?, "390"), (32, 20, "20")])
  func withoutWidth(cardPadding: Int, deviceWidth: Double?, screen: String) {
    let layout = Self.grid.replacing("\"cardPadding\": 32", with: "\"cardPadding\": \(cardPadding)")
    let found = resolve(
      """
      {
        "layouts": [\(layout)],
        "slots": [
          { "name": "a", "layout": "cards", "size": 18, "fills": [{ "samples": ["x"] }] },
          { "name": "b", "layout": "cards", "size": 18, "fills": [{ "samples": ["x"] }] }
        ] }
      """, deviceWidth: deviceWidth)
    #expect(found.slots.isEmpty)
    #expect(
      found.problems.map(\.message) == [
        "the layout 'cards' leaves a text 0 pt on a screen of \(screen) pt"
      ])
    #expect(found.problems.map(\.line) == [2])
  }

  /// The arithmetic of each kind on a screen 390 points wide, by hand; a small widget there is 158
  /// points wide and a watch of 41 mm 176 (Apple, Human Interface Guidelines).
  @Test(
    "Every kind of layout has its arithmetic",
    arguments: [
      (#""kind": "stack", "outerPadding": 32, "spacing": 8, "siblings": [24, 40]"#, 278.0),
      (#""kind": "stack", "outerPadding": 32, "spacing": 8, "siblings": []"#, 358),
      (#""kind": "fixed", "width": 120"#, 120),
      (#""kind": "widget", "family": "small", "cardPadding": 32"#, 126),
      (#""kind": "watch", "family": "41mm", "cardPadding": 16"#, 160),
    ])
  func layouts(layout: String, width: Double) {
    let found = resolve(
      """
      { "layouts": [{ "name": "it", \(layout) }],
        "slots": [{ "name": "a", "layout": "it", "size": 18, "fills": [{ "samples": ["x"] }] }] }
      """)
    #expect(found.problems.isEmpty)
    #expect(found.slots.map { $0.layout.contentWidth(deviceWidth: 390) } == [width])
  }

  @Test(
    "What is missing in a layout is named",
    arguments: [
      (#""kind": "grid", "outerPadding": 32"#, "'spacing', 'minimumColumn', 'cardPadding'"),
      (#""kind": "stack", "outerPadding": 32, "spacing": 8"#, "'siblings'"),
      (#""kind": "fixed""#, "'width'"),
      (#""kind": "widget""#, "'family', 'cardPadding'"),
      (#""kind": "watch", "family": "41mm""#, "'cardPadding'"),
    ])
  func missingNumbers(layout: String, keys: String) {
    let found = resolve(
      """
      { "layouts": [{ "name": "it", \(layout) }],
        "slots": [{ "name": "a", "layout": "it", "size": 18, "fills": [{ "samples": ["x"] }] }] }
      """)
    #expect(found.slots.isEmpty)
    #expect(found.problems.count == 1)
    #expect(found.problems.first?.message.hasSuffix("'it' lacks \(keys)") == true)
  }

  @Test(
    "A mistake in a slot is a problem at its place, with a suggestion where there is one",
    arguments: [
      (
        #""name": "b", "layout": "crads", "size": 18, "fills": [{ "samples": ["x"] }]"#,
        "the slot 'b' names a layout 'crads' that there isn't", "Did you mean 'cards'?"
      ),
      (
        #""name": "b", "layout": "cards", "fills": [{ "samples": ["x"] }]"#,
        "the slot 'b' has neither 'textStyle' nor 'size'",
        "Write the text style that the view uses, or its size in points."
      ),
      (
        #""name": "b", "layout": "cards", "size": 18, "fills": []"#,
        "nothing fills the slot 'b'", "Name its texts in 'fills'."
      ),
      (
        #""name": "a", "layout": "cards", "size": 18, "fills": [{ "samples": ["x"] }]"#,
        "the slot 'a' is declared twice",
        "Give each slot a name of its own, or put the fills of both into one."
      ),
    ])
  func mistakes(slot: String, message: String, remedy: String) {
    let found = resolve(
      """
      { "layouts": [\(Self.grid)],
        "slots": [
          { "name": "a", "layout": "cards", "size": 18, "fills": [{ "samples": ["x"] }] },
          { \(slot) }] }
      """)
    #expect(found.problems.map(\.message) == [message])
    #expect(found.problems.map(\.remedy) == [remedy])
    #expect(found.problems.map(\.line) == [5])
  }

  @Test("An unknown family is named with a suggestion")
  func unknownFamily() {
    let found = resolve(
      """
      { "layouts": [{ "name": "w", "kind": "widget", "family": "smal", "cardPadding": 32 }],
        "slots": [{ "name": "a", "layout": "w", "size": 18, "fills": [{ "samples": ["x"] }] }] }
      """)
    #expect(
      found.problems.map(\.message) == ["the layout 'w' has 'smal', which is no family of a widget"]
    )
    #expect(found.problems.map(\.remedy) == ["Did you mean 'small'?"])
  }

  @Test("Declared fonts replace the platform's, and what isn't declared stays")
  func fonts() throws {
    let reader = ProjectReader(
      fileSystem: OneFileSystem([
        "/app/endonym.json": """
        { "fonts": { "tracking": "SF Pro", "families": [{ "name": "Own", "package": "fonts-own",
          "files": [{ "path": "Fonts/Own.ttf", "weight": "bold", "axes": [
            { "tag": "wght", "value": 700 }] }],
          "languages": [{ "language": "ja", "index": 0 }] }] } }
        """
      ]), workingDirectory: FilePath("/app"))
    let (project, _) = reader.project(at: FilePath("/app/endonym.json"))
    let standard = FontStack(families: [FontFamily(name: "Standard", faces: [])])
    let found = FontStack.stack(project.slotOptions.fonts, standard: standard)
    #expect(found.problems.isEmpty)
    #expect(found.stack.tracking == .sanFranciscoPro)
    #expect(found.stack.spaceOwner == .primary)
    #expect(
      found.stack.families == [
        FontFamily(
          name: "Own",
          faces: [FontFace(path: "/app/Fonts/Own.ttf", weight: .bold, axes: ["wght": 700])],
          languageIndexes: ["ja": 0], package: "fonts-own")
      ])
    #expect(FontStack.stack(nil, standard: standard).stack == standard)
  }

  @Test(
    "What says more about something that a fill hasn't is a problem",
    arguments: [
      (
        #"{ "samples": ["x"], "arguments": [{ "name": "zzz", "samples": ["y"] }] }"#,
        "a fill of the slot 'a' has 'arguments' without 'entries' or 'server'"
      ),
      (
        #"{ "samples": ["x"], "catalog": "nope" }"#,
        "a fill of the slot 'a' has 'catalog' without 'entries'"
      ),
      (
        #"{ "samples": ["x"], "instants": ["noon"] }"#,
        "a fill of the slot 'a' has 'instants' without 'dates'"
      ),
      (
        #"{ "figures": ["x"], "clocks": ["12h"] }"#,
        "a fill of the slot 'a' has 'clocks' without 'dates'"
      ),
      (
        """
        { "entries": ["x"],
          "arguments": [{ "name": "n", "numbers": [1], "instants": ["noon"] }] }
        """,
        "the argument 'n' of the slot 'a' has 'instants' without 'dates'"
      ),
    ])
  func idleDetails(fill: String, message: String) {
    let found = resolve(
      """
      { "layouts": [{ "name": "it", "kind": "fixed", "width": 120 }],
        "slots": [{ "name": "a", "layout": "it", "size": 18, "fills": [\(fill)] }] }
      """)
    #expect(found.problems.map(\.message) == [message])
  }
}
