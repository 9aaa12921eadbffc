#if canImport(CoreText)
  import CoreText
  import Foundation
  import ImageIO

  /// Draws glyphs of CoreText's fonts.
  enum CoreTextDrawing {
    /// The pixels of an em in pictures.
    private static let pixelsPerEm = 160.0

    /// How a glyph looks.
    static func drawing(of glyph: CGGlyph, in font: CTFont) -> GlyphDrawing {
      if CTFontGetSymbolicTraits(font).contains(.traitColorGlyphs),
        let image = image(of: glyph, in: font)
      {
        return image
      }
      guard let outline = CTFontCreatePathForGlyph(font, glyph, nil) else { return .empty }
      let data = path(outline, unitsPerEm: Double(CTFontGetSize(font)))
      return data.isEmpty ? .empty : .outline(data)
    }

    private static func path(_ outline: CGPath, unitsPerEm: Double) -> String {
      var path = GlyphPath(scale: 1000 / max(unitsPerEm, 0.001))
      outline.applyWithBlock { pointer in
        let points = pointer.pointee.points
        switch pointer.pointee.type {
        case .moveToPoint: path.move(points[0].x, points[0].y)
        case .addLineToPoint: path.line(points[0].x, points[0].y)
        case .addQuadCurveToPoint:
          path.quadratic(points[0].x, points[0].y, points[1].x, points[1].y)
        case .addCurveToPoint:
          path.cubic(
            points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y)
        case .closeSubpath: path.close()
        @unknown default: break
        }
      }
      return path.data
    }

    /// The picture of a glyph; nil where it is empty.
    private static func image(of glyph: CGGlyph, in font: CTFont) -> GlyphDrawing? {
      var glyph = glyph
      let bounds = CTFontGetBoundingRectsForGlyphs(font, .horizontal, &glyph, nil, 1)
      let em = Double(CTFontGetSize(font))
      guard !bounds.isNull, bounds.width > 0, bounds.height > 0, em > 0 else { return nil }
      let scale = pixelsPerEm / em
      let width = (bounds.width * scale).rounded(.up)
      let height = (bounds.height * scale).rounded(.up)
      guard width < 4096, height < 4096,
        let context = CGContext(
          data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return nil }
      context.scaleBy(x: scale, y: scale)
      var origin = CGPoint(x: -bounds.minX, y: -bounds.minY)
      CTFontDrawGlyphs(font, &glyph, &origin, 1, context)
      guard let image = context.makeImage(), let png = png(of: image) else { return nil }
      return .image(
        png: png, x: bounds.minX / em, y: -(bounds.minY + height / scale) / em,
        width: width / scale / em, height: height / scale / em)
    }

    private static func png(of image: CGImage) -> [UInt8]? {
      let data = NSMutableData()
      guard
        let destination = CGImageDestinationCreateWithData(
          data as CFMutableData, "public.png" as CFString, 1, nil)
      else { return nil }
      CGImageDestinationAddImage(destination, image, nil)
      return CGImageDestinationFinalize(destination) ? [UInt8](data as Data) : nil
    }
  }
#endif
