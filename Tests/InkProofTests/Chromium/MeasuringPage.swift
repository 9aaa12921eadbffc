import ChromiumDriver
import Foundation
import Ink

/// A page that measures with a stack's own font files.
struct MeasuringPage {
  /// What measures.
  enum Means: String {
    /// A canvas, which shapes each word by itself and closes up full-width signs.
    case canvas = "canvasWidths"
    /// The layout of documents, which shapes paragraphs; it rounds to 1/64 of a pixel.
    case document = "documentWidths"
  }

  private let page: Page
  private let stack: FontStack

  /// Opens the page and loads every face of the stack; faces of collections are written to a folder.
  init(_ page: Page, _ stack: FontStack, folder: URL) async throws {
    self.page = page
    self.stack = stack
    var rules: [String] = []
    var emoji = ""
    for (place, family) in stack.families.enumerated() {
      for face in family.faces where face.weight >= .regular && face.weight <= .bold {
        for index in Set(family.languageIndexes.values).union([face.index]).sorted() {
          let file = try Self.file(index, of: face, in: folder).absoluteString
          if family.role == .emoji { emoji = file }
          // A family of one face serves every weight with it, so that nothing is emboldened.
          let weight = family.faces.count == 1 ? "100 900" : "\(face.weight.rawValue)"
          rules.append(
            """
            @font-face { font-family: "\(Self.name(place, index))"; font-weight: \(weight);
              src: url("\(file)"); }
            """)
        }
      }
    }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("measuring.js")
    try await page.open(
      html: """
        <!doctype html><meta charset="utf-8"><style>\(rules.joined(separator: "\n"))</style><body>
        <script>\(try String(contentsOf: script, encoding: .utf8))</script>
        """)
    let failures = try await page.evaluate("loadFonts(\"\(emoji)\")")
    guard failures == [] else { throw DriverError("fonts that don't load: \(failures)") }
  }

  /// The widths of texts, in CSS pixels.
  func widths(
    of strings: [ProofString], in style: TextStyle, by means: Means = .canvas
  ) async throws -> [Double] {
    var widths: [Double] = []
    for start in stride(from: 0, to: strings.count, by: 1_000) {
      let items = strings[start..<min(start + 1_000, strings.count)].map { string in
        JSONValue.array([
          .string(string.text), .string(string.language), .string(families(for: string.language)),
          .number(style.size), .number(Double(style.weight.rawValue)),
        ])
      }
      let text = String(decoding: try JSONEncoder().encode(items), as: UTF8.self)
      widths += try await page.evaluate("\(means.rawValue)(\(text))").elements
        .compactMap(\.number)
    }
    guard widths.count == strings.count else { throw DriverError("not every text has a width") }
    return widths
  }

  private func families(for language: String) -> String {
    stack.families.enumerated().compactMap { place, family in
      family.faces.first.map { face in
        "\"\(Self.name(place, family.index(for: language, of: face)))\""
      }
    }
    .joined(separator: ", ")
  }

  private static func name(_ family: Int, _ index: Int) -> String { "F\(family)-\(index)" }

  private static func file(_ index: Int, of face: FontFace, in folder: URL) throws -> URL {
    let file = URL(fileURLWithPath: face.path)
    guard file.pathExtension == "ttc" else { return file }
    let copy = folder.appendingPathComponent("\(file.lastPathComponent)-\(index).otf")
    let collection = try Data(contentsOf: file, options: .alwaysMapped)
    guard let data = CollectionFace.file(index, of: collection) else {
      throw DriverError("\(face.path) has no face \(index)")
    }
    try data.write(to: copy)
    return copy
  }
}
