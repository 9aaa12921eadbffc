#if canImport(CHarfBuzz)
  internal import CHarfBuzz
  import Foundation

  /// A face of a file at its axes' settings, ready to shape with; it never changes.
  final class OpenFont: @unchecked Sendable {
    /// The file.
    let file: FontFile
    /// The place of its family in the stack.
    let family: Int
    /// The place of the face in the file.
    let index: Int
    /// HarfBuzz's face.
    let face: OpaquePointer
    /// HarfBuzz's font, with a scale of one unit.
    let raw: OpaquePointer
    /// The units of an em.
    let unitsPerEm: Int
    /// How many glyphs it has.
    let glyphCount: Int

    private let lock = NSLock()
    private var collectedCoverage: Coverage?

    /// Opens a face.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - family: The place of its family in the stack.
    ///   - index: The place of the face in the file.
    ///   - axes: The settings of its axes.
    /// - Throws: What is wrong with the face or with the first axis that can't be set.
    init(
      _ file: FontFile, family: Int, index: Int, axes: [String: Double]
    ) throws(FontError) {
      guard index >= 0, index < file.faceCount else {
        throw FontError(
          path: file.path,
          message: "there is no face \(index); the file has \(file.faceCount), counted from 0",
          remedy: file.faceCount == 1
            ? "Leave 'index' out." : "Give an 'index' from 0 to \(file.faceCount - 1).")
      }
      if let damage = file.damage(face: index) {
        throw FontError(
          path: file.path, message: damage,
          remedy: "Install the font anew; the file is damaged.")
      }
      guard let face = hb_face_create(file.blob, UInt32(index)) else {
        throw Self.unusable(file)
      }
      let glyphCount = Int(hb_face_get_glyph_count(face))
      let unitsPerEm = Int(hb_face_get_upem(face))
      guard glyphCount > 0, unitsPerEm > 0, let raw = hb_font_create(face) else {
        hb_face_destroy(face)
        throw Self.unusable(file)
      }
      hb_face_make_immutable(face)
      hb_font_set_scale(raw, Int32(unitsPerEm), Int32(unitsPerEm))
      let problem = FontAxes.apply(axes, to: raw, of: face, path: file.path)
      hb_font_make_immutable(raw)
      self.file = file
      self.family = family
      self.index = index
      self.face = face
      self.raw = raw
      self.unitsPerEm = unitsPerEm
      self.glyphCount = glyphCount
      if let problem { throw problem }
    }

    deinit {
      hb_font_destroy(raw)
      hb_face_destroy(face)
    }

    private static func unusable(_ file: FontFile) -> FontError {
      FontError(
        path: file.path, message: "the font has no glyphs that can be read",
        remedy: "Install the font anew; the file is damaged.")
    }

    /// The characters that it has glyphs for.
    var coverage: Coverage {
      lock.withLock {
        if let collectedCoverage { return collectedCoverage }
        let coverage = Coverage(face: face)
        collectedCoverage = coverage
        return coverage
      }
    }

    /// Its full name and version (OpenType, `name`, 4 and 5).
    var version: String {
      [4, 5].map(name).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func name(_ identifier: hb_ot_name_id_t) -> String {
      let english = hb_language_from_string("en", -1)
      var bytes = [CChar](repeating: 0, count: 512)
      var length = UInt32(bytes.count)
      hb_ot_name_get_utf8(face, identifier, english, &length, &bytes)
      let used = bytes.prefix(min(Int(length), bytes.count - 1)).map(UInt8.init(bitPattern:))
      return String(decoding: used, as: UTF8.self)
    }
  }
#endif
