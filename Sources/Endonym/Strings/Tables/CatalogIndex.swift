#if !canImport(Darwin)
  import StringCatalog

  /// Where a catalog's entries lie, found without reading them.
  struct CatalogIndex: Sendable {
    /// The source language, where the catalog names it.
    private(set) var sourceLanguage: String?
    /// The languages of all entries, as the catalog spells them, in the order in which they occur.
    private(set) var languages: [String] = []
    /// The bytes of every entry; of two with one key the last, as Xcode reads it.
    private(set) var entries: [String: Range<Int>] = [:]

    /// The most languages that are told apart.
    private static let maximumLanguages = 1_000

    init(_ bytes: [UInt8]) {
      entries.reserveCapacity(bytes.count / 512)
      bytes.withUnsafeBufferPointer { buffer in
        var scanner = CatalogScanner(buffer)
        if buffer.starts(with: [0xEF, 0xBB, 0xBF]) {
          scanner = CatalogScanner(UnsafeBufferPointer(rebasing: buffer[3...]))
          scan(&scanner, shift: 3)
        } else {
          scan(&scanner, shift: 0)
        }
      }
    }

    private mutating func scan(_ scanner: inout CatalogScanner, shift: Int) {
      _ = scanner.members { scanner, key in
        if Self.key(key, is: "strings", scanner) {
          return scanner.members { scanner, key in entry(&scanner, key, shift) }
        }
        guard Self.key(key, is: "sourceLanguage", scanner) else { return scanner.skipValue() }
        guard let language = scanner.string() else { return scanner.skipValue() }
        sourceLanguage = Self.text(language, scanner)
        return true
      }
    }

    /// Notes an entry and passes it.
    private mutating func entry(
      _ scanner: inout CatalogScanner, _ key: CatalogScanner.Text, _ shift: Int
    ) -> Bool {
      let start = scanner.offset
      var next = 0
      let isWhole = scanner.members { scanner, key in
        guard Self.key(key, is: "localizations", scanner) else { return scanner.skipValue() }
        return scanner.members { scanner, language in
          note(language, scanner, expecting: &next)
          return scanner.skipValue()
        }
      }
      guard isWhole else { return false }
      entries[Self.text(key, scanner)] = start + shift..<scanner.offset + shift
      return true
    }

    /// The last languages by their bytes, which entries repeat in one order.
    private var spellings: [[UInt8]] = []

    private mutating func note(
      _ text: CatalogScanner.Text, _ scanner: CatalogScanner, expecting next: inout Int
    ) {
      let bytes = UnsafeBufferPointer(rebasing: scanner.bytes[text.range])
      if next < spellings.count, spellings[next].elementsEqual(bytes) {
        next += 1
        return
      }
      if let place = spellings.firstIndex(where: { $0.elementsEqual(bytes) }) {
        next = place + 1
      } else if spellings.count < Self.maximumLanguages {
        spellings.append(Array(bytes))
        languages.append(Self.text(text, scanner))
      }
    }

    private static func key(
      _ text: CatalogScanner.Text, is name: StaticString, _ scanner: CatalogScanner
    ) -> Bool {
      guard text.range.count == name.utf8CodeUnitCount else { return false }
      for index in 0..<text.range.count
      where scanner.bytes[text.range.lowerBound + index] != name.utf8Start[index] {
        return false
      }
      return true
    }

    private static func text(_ text: CatalogScanner.Text, _ scanner: CatalogScanner) -> String {
      let bytes = UnsafeBufferPointer(rebasing: scanner.bytes[text.range])
      guard text.hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
      let quoted = [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
      let document = try? JSONDocument(parsing: quoted)
      return document.flatMap { $0.string(at: $0.root) } ?? String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
