#if canImport(CoreText)
  import CoreText

  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// The font that the system sets an app's texts in.
  enum SystemFont {
    /// The system's font; it changes its shapes and its tracking with the size by itself.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - weight: The weight.
    /// - Returns: The font.
    static func font(size: Double, weight: FontWeight) -> CTFont {
      #if canImport(UIKit)
        UIFont.systemFont(ofSize: size, weight: UIFont.Weight(rawValue: weight.trait)) as CTFont
      #else
        NSFont.systemFont(ofSize: size, weight: NSFont.Weight(rawValue: weight.trait)) as CTFont
      #endif
    }

    /// What a report tells of a font.
    ///
    /// - Parameter font: The font.
    /// - Returns: The record; without a digest where the font's file can't be read.
    static func record(of font: CTFont) -> FontRecord {
      let url = CTFontCopyAttribute(font, kCTFontURLAttribute) as? URL
      let data = url.flatMap { try? Data(contentsOf: $0, options: .mappedIfSafe) }
      let names = [kCTFontFullNameKey, kCTFontVersionNameKey].compactMap {
        CTFontCopyName(font, $0) as String?
      }
      return FontRecord(
        family: CTFontCopyFamilyName(font) as String, path: url?.path ?? "",
        version: names.joined(separator: ", "),
        digest: data.map { $0.withUnsafeBytes { SHA256.hexadecimalDigest(of: $0) } } ?? "")
    }
  }

  extension FontWeight {
    /// The weight on the scale of font descriptors, from −1 to 1 (AppKit and UIKit, `Weight`).
    fileprivate var trait: CGFloat {
      #if canImport(UIKit)
        typealias Weight = UIFont.Weight
      #else
        typealias Weight = NSFont.Weight
      #endif
      let weight: Weight =
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
      return weight.rawValue
    }
  }
#endif
