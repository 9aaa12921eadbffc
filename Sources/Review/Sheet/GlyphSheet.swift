import Foundation
import Ink

/// The glyphs that a page draws, each once whatever the number of its uses.
struct GlyphSheet {
  private var numbers: [GlyphReference: Int?] = [:]
  private var drawings: [GlyphDrawing] = []
  private let measurer: any TextMeasurer

  /// Creates a sheet without a glyph.
  init(_ measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// The number of a glyph in the sheet; nil for one that draws nothing.
  mutating func number(of glyph: GlyphReference) -> Int? {
    if let known = numbers[glyph] { return known }
    let drawing = measurer.drawing(of: glyph)
    guard drawing != .empty else {
      numbers[glyph] = .some(nil)
      return nil
    }
    let number = drawings.count
    drawings.append(drawing)
    numbers[glyph] = number
    return number
  }

  /// The glyphs as definitions that SVGs of the page use, in thousandths of an em.
  func append(to html: inout HTML) {
    html.markup(#"<svg class="glyphs" width="0" height="0" aria-hidden="true"><defs>"#)
    for (number, drawing) in drawings.enumerated() {
      switch drawing {
      case .empty: continue
      case .outline(let path):
        html.void("path", ["id": "g\(number)", "d": path])
        html.markup("</path>")
      case .image(let png, let x, let y, let width, let height):
        html.void(
          "image",
          [
            "id": "g\(number)", "x": Self.thousandths(x), "y": Self.thousandths(y),
            "width": Self.thousandths(width), "height": Self.thousandths(height),
            "href": "data:image/png;base64,\(Data(png).base64EncodedString())",
          ])
        html.markup("</image>")
      }
    }
    html.markup("</defs></svg>\n")
  }

  private static func thousandths(_ ems: Double) -> String {
    let number = (ems * 1_000).rounded()
    return Int(exactly: number).map(String.init) ?? "0"
  }
}
