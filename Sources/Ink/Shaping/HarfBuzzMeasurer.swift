#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  /// Measures texts with HarfBuzz and the fonts of a stack.
  ///
  /// Advances are added up in the units of the fonts, so that a text is shaped once for all sizes and
  /// the same files give the same numbers to the last digit. Directions come from ICU (UAX 9), scripts
  /// and fonts from the text's own characters (UAX 24, UTS 51). Tracking is added after each cluster
  /// of the first family, as it is a table of that family's.
  public final class HarfBuzzMeasurer: TextMeasurer {
    let library: FontLibrary
    let pool: ScratchPool
    let records: FontRecordBook
    let drawer = GlyphDrawer()
    private let widths: WidthCache?

    /// Opens the fonts of a stack.
    ///
    /// - Parameters:
    ///   - stack: The fonts.
    ///   - remembersWidths: Whether widths of texts are kept for the next time; about 65,000 at most.
    /// - Throws: The first problem of the stack; `problems(of:)` tells all.
    public init(_ stack: FontStack, remembersWidths: Bool = true) throws(FontError) {
      let library = FontLibrary(stack)
      if let problem = library.problems.first { throw problem }
      self.library = library
      pool = ScratchPool(fontCount: library.fonts.count)
      records = FontRecordBook(library)
      widths = remembersWidths ? WidthCache() : nil
    }

    /// What is wrong with the files of a stack: missing files, files that aren't fonts, faces and axes
    /// that they don't have.
    ///
    /// - Parameter stack: The fonts.
    /// - Returns: The problems in the order of the stack; none where it can be measured with.
    public static func problems(of stack: FontStack) -> [FontError] {
      FontLibrary(stack).problems
    }

    /// The font files that the texts measured so far rest on, in the order of the stack.
    ///
    /// Each file is read whole for its digest, once, when it is first asked for.
    public var fonts: [FontRecord] { records.records(pool.usedFonts) }

    /// All font files of the stack, used or not.
    public var stackFonts: [FontRecord] {
      records.records(Array(repeating: true, count: library.fonts.count))
    }

    /// The advance width of a text on one line, in points, tracking included.
    ///
    /// - Parameters:
    ///   - text: The text; line breaks and tabs count as spaces.
    ///   - style: The size and weight; of a size that isn't positive the width is 0.
    ///   - language: The language (BCP 47), which chooses among the forms of Han and of letters.
    /// - Returns: The width; never rounded.
    public func width(of text: String, in style: TextStyle, language: String) -> Double {
      guard style.size > 0, style.size.isFinite else { return 0 }
      let sum: AdvanceSum
      if let widths {
        let key = WidthCache.Key(text: text, language: language, weight: style.weight)
        sum = widths.sum(for: key) { self.sum(of: text, style.weight, language) }
      } else {
        sum = self.sum(of: text, style.weight, language)
      }
      return sum.width(size: style.size, tracking: tracking(at: style.size))
    }

    private func sum(of text: String, _ weight: FontWeight, _ language: String) -> AdvanceSum {
      let isTracked = library.stack.tracking != nil
      return withItems(of: text, weight, language) { scratch, choice in
        var sum = AdvanceSum()
        for item in scratch.items {
          guard let font = choice.fonts[Int(item.family)] else { continue }
          if let space = scratch.loneSpaceAdvance(item, choice) {
            sum.add(space, unitsPerEm: font.unitsPerEm)
            let isTracked = isTracked && Int(item.family) == choice.primary
            if isTracked, space != 0 { sum.trackedClusters += 1 }
            continue
          }
          guard let glyphs = scratch.shape(item, choice) else { continue }
          sum.add(glyphs.advance, unitsPerEm: font.unitsPerEm)
          if isTracked, Int(item.family) == choice.primary {
            sum.trackedClusters += glyphs.trackedClusters
          }
        }
        return sum
      }
    }

    /// What is added after each cluster of the first family at a size, in points.
    func tracking(at size: Double) -> Double {
      library.stack.tracking?.points(at: size) ?? 0
    }

    /// A font by its number; nil where there is none.
    func openFont(_ number: Int) -> OpenFont? {
      library.fonts.indices.contains(number) ? library.fonts[number] : nil
    }

    /// Parts a text into items and works on them.
    func withItems<Result>(
      of text: String, _ weight: FontWeight, _ language: String,
      _ work: (TextScratch, FontChoice) -> Result
    ) -> Result {
      pool.with { scratch in
        let choice = scratch.choice(for: weight, language, library)
        var text = text
        text.withUTF8 { scratch.itemize($0, choice) }
        return work(scratch, choice)
      }
    }
  }
#endif
