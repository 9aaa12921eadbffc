#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  /// Which family draws which character, for one weight and language.
  final class FontChoice {
    /// What it depends on.
    struct Key: Hashable {
      var weight: FontWeight
      var language: String
    }

    let key: Key
    /// The language as HarfBuzz knows it.
    private let language: OpaquePointer?
    /// Whether texts without strong characters run from right to left.
    let isRightToLeft: Bool
    /// The font of each family, by number; nil where a family has none.
    let numbers: [Int?]
    /// The open fonts of the families.
    let fonts: [OpenFont?]
    /// The families in the order for texts.
    let textOrder: [Int]
    /// The families in the order for pictures.
    let emojiOrder: [Int]
    /// Which font owns a space.
    let spaceOwner: FontStack.SpaceOwner

    /// The spaces that were shaped on their own.
    @exclusivity(unchecked) var loneSpaces: [LoneSpace] = []

    private let isEmoji: [Bool]
    @exclusivity(unchecked) private var languages: [OpaquePointer??]
    @exclusivity(unchecked) private var coverages: [Coverage?]
    private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Int16>?>

    private static let pageCount = 0x11_0000 >> 8
    private static let unknown: Int16 = -2
    private static let none: Int16 = -1

    init(_ key: Key, _ library: FontLibrary) {
      self.key = key
      let families = library.stack.families
      language = hb_language_from_string(String(key.language.prefix(64)), -1)
      isRightToLeft = BidiLevels.isRightToLeft(language: String(key.language.prefix(64)))
      numbers = families.indices.map {
        library.number(ofFamily: $0, weight: key.weight, language: key.language)
      }
      fonts = numbers.map { $0.map { library.fonts[$0] } }
      isEmoji = families.map { $0.role == .emoji }
      let text = families.indices.filter { families[$0].role == .text }
      let emoji = families.indices.filter { families[$0].role == .emoji }
      textOrder = text + emoji
      emojiOrder = emoji + text
      spaceOwner = library.stack.spaceOwner
      coverages = Array(repeating: nil, count: families.count)
      languages = Array(repeating: .none, count: families.count)
      pages = .allocate(capacity: Self.pageCount)
      pages.initialize(repeating: nil, count: Self.pageCount)
    }

    deinit {
      for index in 0..<Self.pageCount { pages[index]?.deallocate() }
      pages.deallocate()
    }

    /// The family that owns spaces and whatever no family has.
    var primary: Int { textOrder.first ?? 0 }

    /// The language to shape a family's font in; nil where the font has no rules of its own for it.
    ///
    /// HarfBuzz looks for the plan of a language among those of all languages that a face was shaped
    /// in, one by one, so languages with the same rules share one.
    @inline(__always)
    func language(of family: Int) -> OpaquePointer? {
      if let known = languages[family] { return known }
      return findLanguage(of: family)
    }

    @inline(never)
    private func findLanguage(of family: Int) -> OpaquePointer? {
      let found = fonts[family]?.hasRules(for: language) == true ? language : nil
      languages[family] = .some(found)
      return found
    }

    /// The family that draws a character standing alone as text; negative where none does.
    @inline(__always)
    func family(of scalar: UInt32, _ properties: ScalarProperties) -> Int {
      if let page = pages[Int(scalar >> 8)] {
        let family = page[Int(scalar & 0xFF)]
        if family != Self.unknown { return Int(family) }
      }
      return find(scalar, properties)
    }

    @inline(never)
    private func find(_ scalar: UInt32, _ properties: ScalarProperties) -> Int {
      let index = Int(scalar >> 8)
      let page: UnsafeMutablePointer<Int16>
      if let filled = pages[index] {
        page = filled
      } else {
        page = .allocate(capacity: 256)
        page.initialize(repeating: Self.unknown, count: 256)
        pages[index] = page
      }
      let family = lookUp(scalar, properties)
      page[Int(scalar & 0xFF)] = family.map { Int16(truncatingIfNeeded: $0) } ?? Self.none
      return family ?? Int(Self.none)
    }

    private func lookUp(_ scalar: UInt32, _ properties: ScalarProperties) -> Int? {
      if properties.traits.contains(.ignorable) { return primary }
      if properties.traits.contains(.space), covers(0x20, primary) { return primary }
      let isBarred = !properties.traits.isDisjoint(with: [.space, .keycapBase])
      return textOrder.first { !(isBarred && isEmoji[$0]) && draws(scalar, $0) }
    }

    /// Whether a family draws a character, if need be by the characters that it is made of.
    func draws(_ scalar: UInt32, _ family: Int) -> Bool {
      if covers(scalar, family) { return true }
      // HarfBuzz draws a hyphen that doesn't break as any hyphen.
      if scalar == 0x2011 { return covers(0x2010, family) }
      var first: UInt32 = 0
      var second: UInt32 = 0
      let functions = hb_unicode_funcs_get_default()
      guard hb_unicode_decompose(functions, scalar, &first, &second) != 0 else { return false }
      return draws(first, family) && (second == 0 || covers(second, family))
    }

    /// Whether a family's font has a glyph for a character.
    func covers(_ scalar: UInt32, _ family: Int) -> Bool {
      if let coverage = coverages[family] { return coverage.contains(scalar) }
      guard let font = fonts[family] else { return false }
      let coverage = font.coverage
      coverages[family] = coverage
      return coverage.contains(scalar)
    }
  }
#endif
