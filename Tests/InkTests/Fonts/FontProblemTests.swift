import Foundation
import Testing

@testable import Ink

@Suite struct FontProblemTests {
  func stack(_ face: FontFace, package: String? = nil) -> FontStack {
    FontStack(families: [FontFamily(name: "Test", faces: [face], package: package)])
  }

  static let regular = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  static let collection = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

  @Test func debianStackIsWhole() {
    #expect(HarfBuzzMeasurer.problems(of: .debian) == [])
  }

  @Test func missingFileNamesItsPackage() throws {
    let stack = stack(FontFace(path: "/nowhere/Inter.otf"), package: "fonts-inter")
    let problem = try #require(HarfBuzzMeasurer.problems(of: stack).first)
    #expect(problem.path == "/nowhere/Inter.otf")
    #expect(problem.message == "the font file is missing")
    #expect(problem.remedy.contains("'fonts-inter'"))
    #expect(throws: problem) { try HarfBuzzMeasurer(stack) }
  }

  /// Every problem of a stack is told, not only the first.
  @Test func allProblemsAreTold() {
    let stack = FontStack(families: [
      FontFamily(name: "One", faces: [FontFace(path: "/nowhere/a.ttf")]),
      FontFamily(name: "Two", faces: []),
      FontFamily(
        name: "Three",
        faces: [
          FontFace(path: Self.regular, index: 3), FontFace(path: "/usr"),
          FontFace(path: "/etc/passwd"),
        ]),
    ])
    let messages = HarfBuzzMeasurer.problems(of: stack).map(\.message)
    #expect(
      messages == [
        "the font file is missing", "the family 'Two' has no face",
        "there is no face 3; the file has 1, counted from 0", "this is not a font file",
        "the file is not an OpenType or TrueType font",
      ])
    #expect(HarfBuzzMeasurer.problems(of: FontStack(families: [])).count == 1)
  }

  @Test(arguments: [10, -1, Int.max]) func facesBeyondTheCollectionAreRefused(index: Int) {
    let problems = HarfBuzzMeasurer.problems(
      of: stack(FontFace(path: Self.collection, index: index)))
    #expect(
      problems.map(\.message) == [
        "there is no face \(index); the file has 10, counted from 0"
      ])
  }

  /// HarfBuzz passes over axes that a font doesn't have (hb_font_set_variations).
  @Test func axesThatTheFontLacksAreRefused() {
    let problems = HarfBuzzMeasurer.problems(
      of: stack(FontFace(path: Self.regular, axes: ["wght": 500])))
    #expect(problems.map(\.message) == ["the font has no axis 'wght'"])
  }

  /// A real font, cut off.
  @Test(arguments: [
    (0, "the file is not an OpenType or TrueType font"),
    (12, "the file is not an OpenType or TrueType font"), (300, "the font file is cut short"),
    (60_000, "the font file is cut short"),
  ])
  func damagedFontsAreRefused(length: Int, message: String) throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.regular))
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).otf")
    try whole.prefix(length).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let problems = HarfBuzzMeasurer.problems(of: stack(FontFace(path: path.path)))
    #expect(problems.map(\.message) == [message])
  }

  /// A real font of which one table can't be found (OpenType, "Required Tables").
  @Test(arguments: [
    ("hhea", "the font lacks the table 'hhea'"), ("hmtx", "the font lacks the table 'hmtx'"),
    ("head", "the font lacks the table 'head'"), ("maxp", "the font lacks the table 'maxp'"),
    ("cmap", "the font lacks the table 'cmap'"),
    ("CFF ", "the font has no tables of glyphs, neither 'glyf' and 'loca' nor 'CFF ' or 'CFF2'"),
  ])
  func fontsWithoutATableAreRefused(tag: String, message: String) throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: Self.regular))
    let place = try #require(bytes.prefix(1_000).firstRange(of: Data(tag.utf8)))
    bytes.replaceSubrange(place, with: Data("XXXX".utf8))
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).otf")
    try bytes.write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let problems = HarfBuzzMeasurer.problems(of: stack(FontFace(path: path.path)))
    #expect(problems.map(\.message) == [message])
  }

  /// A real font with every table's bytes overwritten: whatever HarfBuzz makes of it, it is measured.
  @Test(arguments: [UInt8(0), 0x7F, 0xFF]) func nonsenseInTablesIsMeasured(byte: UInt8) throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: Self.regular))
    for index in stride(from: 1_000, to: bytes.count, by: 3) { bytes[index] = byte }
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).otf")
    try bytes.write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let stack = stack(FontFace(path: path.path))
    guard HarfBuzzMeasurer.problems(of: stack).isEmpty else { return }
    let measurement = try HarfBuzzMeasurer(stack).measurement(
      of: "Settings 设定", in: TextStyle(size: 17), language: "en")
    #expect(measurement.advanceWidth.isFinite)
  }
}
