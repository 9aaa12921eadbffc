#if canImport(CHarfBuzz)
  internal import CHarfBuzz
  internal import _FoundationICU

  /// The properties of characters, by pages of 256 that are filled when they are first needed.
  final class ScalarPropertyTable {
    typealias Page = UnsafeMutablePointer<ScalarProperties>

    private let pages: UnsafeMutablePointer<Page?>
    private static let pageCount = 0x11_0000 >> 8

    init() {
      pages = .allocate(capacity: Self.pageCount)
      pages.initialize(repeating: nil, count: Self.pageCount)
    }

    deinit {
      for index in 0..<Self.pageCount { pages[index]?.deallocate() }
      pages.deallocate()
    }

    /// The properties of a character.
    @inline(__always)
    subscript(scalar: UInt32) -> ScalarProperties {
      let index = Int(scalar >> 8)
      guard let page = pages[index] else { return fill(index)[Int(scalar & 0xFF)] }
      return page[Int(scalar & 0xFF)]
    }

    @inline(never)
    private func fill(_ index: Int) -> Page {
      let page = Page.allocate(capacity: 256)
      for offset in 0..<256 {
        (page + offset).initialize(to: Self.properties(of: UInt32(index << 8 | offset)))
      }
      pages[index] = page
      return page
    }

    private static func properties(of scalar: UInt32) -> ScalarProperties {
      let character = UChar32(bitPattern: scalar)
      let graphemeBreak = graphemeBreak(of: character)
      return ScalarProperties(
        script: script(of: scalar), traits: traits(of: character, graphemeBreak),
        graphemeBreak: graphemeBreak)
    }

    private static func script(of scalar: UInt32) -> UInt32 {
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
      switch script {
      case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return 0
      default: return script.rawValue
      }
    }

    private static func traits(
      of character: UChar32, _ graphemeBreak: GraphemeBreak
    ) -> ScalarTraits {
      var traits = directionTraits(of: character)
      func add(_ trait: ScalarTraits, if condition: Bool) {
        if condition { traits.insert(trait) }
      }
      add(.ignorable, if: has(UCHAR_DEFAULT_IGNORABLE_CODE_POINT, character))
      add(.space, if: isSpace(character))
      add(.emojiPresentation, if: has(UCHAR_EMOJI_PRESENTATION, character))
      add(.pictographic, if: has(UCHAR_EXTENDED_PICTOGRAPHIC, character))
      // UTS 51, ED-14c: the bases of keycaps.
      add(
        .keycapBase, if: (0x30...0x39).contains(character) || character == 0x23 || character == 0x2A
      )
      let bracket = swift_u_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE)
      add(.opensBracket, if: bracket == Int32(U_BPT_OPEN.rawValue))
      add(.closesBracket, if: bracket == Int32(U_BPT_CLOSE.rawValue))
      switch graphemeBreak {
      case .other, .control, .openSyllable, .closedSyllable: break
      default: traits.insert(.mayJoin)
      }
      return traits
    }

    private static func directionTraits(of character: UChar32) -> ScalarTraits {
      switch swift_u_charDirection(character) {
      case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC, U_RIGHT_TO_LEFT_EMBEDDING,
        U_RIGHT_TO_LEFT_OVERRIDE, U_RIGHT_TO_LEFT_ISOLATE:
        [.rightToLeft]
      case U_LEFT_TO_RIGHT: [.strongLeft]
      default: []
      }
    }

    /// HarfBuzz makes these of a font's space where the font lacks them.
    private static func isSpace(_ character: UChar32) -> Bool {
      switch character {
      case 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
      default: false
      }
    }

    private static func has(_ property: UProperty, _ character: UChar32) -> Bool {
      swift_u_hasBinaryProperty(character, property) != 0
    }

    private static func graphemeBreak(of character: UChar32) -> GraphemeBreak {
      let value = swift_u_getIntPropertyValue(character, UCHAR_GRAPHEME_CLUSTER_BREAK)
      return switch UGraphemeClusterBreak(rawValue: UInt32(bitPattern: value)) {
      case U_GCB_CONTROL, U_GCB_CR, U_GCB_LF: .control
      case U_GCB_EXTEND: .extend
      case U_GCB_ZWJ: .zeroWidthJoiner
      case U_GCB_SPACING_MARK: .spacingMark
      case U_GCB_PREPEND: .prepend
      case U_GCB_REGIONAL_INDICATOR: .regionalIndicator
      case U_GCB_L: .leadingJamo
      case U_GCB_V: .vowelJamo
      case U_GCB_T: .trailingJamo
      case U_GCB_LV: .openSyllable
      case U_GCB_LVT: .closedSyllable
      default: .other
      }
    }
  }
#endif
