#if canImport(PangoShim)
  import Ink
  import PangoShim

  /// Texts for Pango, which finds the same fonts by fontconfig.
  final class PangoTexts {
    private struct Text {
      var shim: OpaquePointer?
      var bytes: [CChar]
    }

    private var shims: [String: OpaquePointer] = [:]
    private var texts: [Text] = []

    init(_ texts: [InkTexts.Text], size: Double) {
      for text in texts {
        let shim =
          shims[text.language]
          ?? pango_shim_create(Self.families(for: text.language), text.language, size)
        shims[text.language] = shim
        self.texts.append(Text(shim: shim, bytes: Array(text.text.utf8CString)))
      }
    }

    deinit { for shim in shims.values { pango_shim_destroy(shim) } }

    /// The sum of the widths by layouts.
    func layoutWidths() -> Double {
      texts.reduce(0) {
        $0 + pango_shim_layout_width($1.shim, $1.bytes, Int32($1.bytes.count - 1))
      }
    }

    /// The sum of the widths by items.
    func itemWidths() -> Double {
      texts.reduce(0) { $0 + pango_shim_item_width($1.shim, $1.bytes, Int32($1.bytes.count - 1)) }
    }

    private static func families(for language: String) -> String {
      let han = ["zh-Hans": "SC", "zh-Hant": "TC", "ko": "KR"][language] ?? "JP"
      return "Inter, Noto Sans, Noto Sans CJK \(han), Noto Sans Thai, Noto Sans Devanagari, "
        + "Noto Color Emoji"
    }
  }
#endif
