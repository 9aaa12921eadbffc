import Foundation
import Ink

/// Counts how often lines are laid out.
final class CountingMeasurer: TextMeasurer, @unchecked Sendable {
  private let measurer = TenPointMeasurer()
  private let lock = NSLock()
  // Guarded by the lock.
  private var count = 0

  /// How often lines were laid out.
  var layouts: Int { lock.withLock { count } }

  var fonts: [FontRecord] { measurer.fonts }

  func width(of text: String, in style: TextStyle, language: String) -> Double {
    measurer.width(of: text, in: style, language: language)
  }

  func measurement(of text: String, in style: TextStyle, language: String) -> TextMeasurement {
    measurer.measurement(of: text, in: style, language: language)
  }

  func lines(
    of text: String, in style: TextStyle, language: String, fitting width: Double
  ) -> [TextLine] {
    lock.withLock { count += 1 }
    return measurer.lines(of: text, in: style, language: language, fitting: width)
  }

  func glyphs(of text: String, in style: TextStyle, language: String) -> [PlacedGlyph] { [] }

  func drawing(of glyph: GlyphReference) -> GlyphDrawing { .empty }
}
