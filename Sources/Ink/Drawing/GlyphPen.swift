#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  /// Draws outlines of HarfBuzz's fonts into paths.
  ///
  /// HarfBuzz's functions are immutable once they are set, so threads may share them.
  final class GlyphPen: @unchecked Sendable {
    private let functions: OpaquePointer?

    init() {
      functions = hb_draw_funcs_create()
      hb_draw_funcs_set_move_to_func(
        functions, { _, path, _, x, y, _ in GlyphPen.draw(in: path) { $0.move(x, y) } }, nil, nil)
      hb_draw_funcs_set_line_to_func(
        functions, { _, path, _, x, y, _ in GlyphPen.draw(in: path) { $0.line(x, y) } }, nil, nil)
      hb_draw_funcs_set_quadratic_to_func(
        functions,
        { _, path, _, controlX, controlY, x, y, _ in
          GlyphPen.draw(in: path) { $0.quadratic(controlX, controlY, x, y) }
        }, nil, nil)
      hb_draw_funcs_set_cubic_to_func(
        functions,
        { _, path, _, firstX, firstY, secondX, secondY, x, y, _ in
          GlyphPen.draw(in: path) { $0.cubic(firstX, firstY, secondX, secondY, x, y) }
        }, nil, nil)
      hb_draw_funcs_set_close_path_func(
        functions, { _, path, _, _ in GlyphPen.draw(in: path) { $0.close() } }, nil, nil)
      hb_draw_funcs_make_immutable(functions)
    }

    deinit { hb_draw_funcs_destroy(functions) }

    /// The outline of a glyph in thousandths of an em; variable fonts as their axes are set.
    ///
    /// - Parameters:
    ///   - glyph: The glyph's identifier.
    ///   - font: The font, whose scale is its units per em.
    ///   - unitsPerEm: The units of an em.
    /// - Returns: The data of the path; empty where nothing is drawn.
    func outline(of glyph: UInt32, in font: OpaquePointer, unitsPerEm: Int) -> String {
      var path = GlyphPath(scale: 1000 / Double(max(unitsPerEm, 1)))
      withUnsafeMutablePointer(to: &path) { endonym_draw_glyph(font, glyph, functions, $0) }
      return path.data
    }

    private static func draw(
      in path: UnsafeMutableRawPointer?, _ command: (inout GlyphPath) -> Void
    ) {
      guard let path = path?.assumingMemoryBound(to: GlyphPath.self) else { return }
      command(&path.pointee)
    }
  }

  extension GlyphPath {
    fileprivate mutating func move(_ x: Float, _ y: Float) { move(Double(x), Double(y)) }

    fileprivate mutating func line(_ x: Float, _ y: Float) { line(Double(x), Double(y)) }

    fileprivate mutating func quadratic(
      _ controlX: Float, _ controlY: Float, _ x: Float, _ y: Float
    ) {
      quadratic(Double(controlX), Double(controlY), Double(x), Double(y))
    }

    fileprivate mutating func cubic(
      _ firstX: Float, _ firstY: Float, _ secondX: Float, _ secondY: Float, _ x: Float, _ y: Float
    ) {
      cubic(
        Double(firstX), Double(firstY), Double(secondX), Double(secondY), Double(x), Double(y))
    }
  }
#endif
