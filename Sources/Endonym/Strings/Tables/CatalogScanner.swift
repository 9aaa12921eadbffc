#if !canImport(Darwin)
  import Glibc

  /// Walks a String Catalog's bytes without reading what it passes.
  ///
  /// It finds where values end and trusts nothing else: an entry is read with all checks when its
  /// text is asked for. What is cut off or no JSON ends the walk.
  struct CatalogScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
    }

    /// The bytes of a string between its quotes.
    struct Text {
      var range: Range<Int>
      var hasEscapes: Bool
    }

    /// Walks the members of the object at the offset; `body` must pass the value of each.
    ///
    /// - Returns: Whether the object was whole.
    mutating func members(_ body: (inout CatalogScanner, Text) -> Bool) -> Bool {
      skipSpace()
      guard take(UInt8(ascii: "{")) else { return false }
      skipSpace()
      if take(UInt8(ascii: "}")) { return true }
      while true {
        skipSpace()
        guard let key = string() else { return false }
        skipSpace()
        guard take(UInt8(ascii: ":")) else { return false }
        skipSpace()
        guard body(&self, key) else { return false }
        skipSpace()
        if take(UInt8(ascii: "}")) { return true }
        guard take(UInt8(ascii: ",")) else { return false }
      }
    }

    /// Reads the string at the offset; nil where none stands there whole.
    mutating func string() -> Text? {
      guard take(UInt8(ascii: "\"")) else { return nil }
      let start = offset
      var hasEscapes = false
      while let quote = nextQuote() {
        // An escaped quote has an odd number of backslashes before it.
        var backslashes = 0
        while quote - backslashes > start, bytes[quote - backslashes - 1] == UInt8(ascii: "\\") {
          backslashes += 1
        }
        offset = quote + 1
        if backslashes % 2 == 0 {
          hasEscapes = hasEscapes || contains(UInt8(ascii: "\\"), start..<quote)
          return Text(range: start..<quote, hasEscapes: hasEscapes)
        }
        hasEscapes = true
      }
      return nil
    }

    /// Passes the value at the offset; false where it isn't whole.
    mutating func skipValue() -> Bool {
      var depth = 0
      while offset < bytes.count {
        switch bytes[offset] {
        case UInt8(ascii: "\""):
          guard skipString() else { return false }
          if depth == 0 { return true }
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          offset += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return true }
          depth -= 1
          offset += 1
          if depth == 0 { return true }
        case UInt8(ascii: ",") where depth == 0: return true
        default: offset += 1
        }
      }
      return false
    }

    /// Passes the string at the offset.
    private mutating func skipString() -> Bool {
      offset += 1
      while let quote = nextQuote() {
        var backslashes = 0
        while bytes[quote - backslashes - 1] == UInt8(ascii: "\\") { backslashes += 1 }
        offset = quote + 1
        if backslashes % 2 == 0 { return true }
      }
      return false
    }

    private func nextQuote() -> Int? {
      guard let base = bytes.baseAddress, offset < bytes.count,
        let found = memchr(base + offset, Int32(UInt8(ascii: "\"")), bytes.count - offset)
      else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    private func contains(_ byte: UInt8, _ range: Range<Int>) -> Bool {
      guard let base = bytes.baseAddress else { return false }
      return memchr(base + range.lowerBound, Int32(byte), range.count) != nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard offset < bytes.count, bytes[offset] == byte else { return false }
      offset += 1
      return true
    }

    private mutating func skipSpace() {
      while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    }
  }
#endif
