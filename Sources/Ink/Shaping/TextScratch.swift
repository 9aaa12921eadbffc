#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  /// What one text at a time is worked on with, kept for the next text.
  ///
  /// One thread uses it at a time and no access overlaps another, so the run time needn't check each:
  /// the checks took a tenth of short texts' time.
  final class TextScratch {
    /// The text in UTF-16, line breaks and tabs as spaces.
    @exclusivity(unchecked) private(set) var units: UnsafeMutablePointer<UInt16>
    /// How many code units the text has.
    @exclusivity(unchecked) var count = 0
    /// The properties of characters.
    let properties = ScalarPropertyTable()
    /// The text's clusters, where they were needed.
    @exclusivity(unchecked) var clusters: [TextCluster] = []
    /// The text's parts of one font, script and level, in its order.
    @exclusivity(unchecked) var items: [TextItem] = []
    /// The items from left to right.
    @exclusivity(unchecked) var order: [Int] = []
    /// Whether the paragraph runs from right to left.
    @exclusivity(unchecked) var isRightToLeft = false
    /// The open brackets and their scripts.
    @exclusivity(unchecked) var brackets: [OpenBracket] = []
    /// HarfBuzz's buffer.
    let buffer: OpaquePointer?
    /// The levels of UAX 9.
    let bidi = BidiLevels()
    /// The choices of fonts by weight and language.
    @exclusivity(unchecked) var choices: [FontChoice.Key: FontChoice] = [:]
    /// The choice that was made last.
    @exclusivity(unchecked) var lastChoice: FontChoice?
    /// The glyphs' boxes by font.
    @exclusivity(unchecked) var boxes: [GlyphBoxes?]
    /// The fonts that were shaped with.
    @exclusivity(unchecked) var usedFonts: [Bool]
    /// Whether a font was used that the measurer doesn't know of yet.
    @exclusivity(unchecked) var hasNewFonts = false

    @exclusivity(unchecked) private var capacity = 256

    init(fontCount: Int) {
      units = .allocate(capacity: capacity)
      buffer = hb_buffer_create()
      boxes = Array(repeating: nil, count: fontCount)
      usedFonts = Array(repeating: false, count: fontCount)
    }

    deinit {
      units.deallocate()
      hb_buffer_destroy(buffer)
    }

    /// Makes room for a text.
    func reserve(_ needed: Int) {
      guard needed > capacity || capacity > 1 << 20 else { return }
      units.deallocate()
      capacity = max(256, needed)
      units = .allocate(capacity: capacity)
    }
  }

  /// A grapheme cluster with what was found out about it.
  struct TextCluster {
    /// Where it begins, in UTF-16 code units.
    var start: Int32
    /// Where it ends.
    var end: Int32
    /// The family that it is drawn with, by its place in the stack.
    var family: Int32
    /// The script, 0 as long as it isn't known.
    var script: UInt32
    /// The bracket that it is, or 0.
    var bracket: UInt32
    /// The traits of its characters together.
    var traits: ScalarTraits
  }

  /// A part of a text that is shaped at once.
  struct TextItem {
    /// Where it begins, in UTF-16 code units.
    var start: Int32
    /// Where it ends.
    var end: Int32
    /// The family, by its place in the stack.
    var family: Int32
    /// The script as HarfBuzz's tag, 0 for Common.
    var script: UInt32
    /// The embedding level.
    var level: UInt8
  }

  /// A bracket whose pair is still to come.
  struct OpenBracket {
    /// The pair's other half.
    var pair: UInt32
    /// The script around it; 0 as long as it isn't known.
    var script: UInt32
  }
#endif
