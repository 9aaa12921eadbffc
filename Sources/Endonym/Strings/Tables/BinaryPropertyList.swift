#if !canImport(Darwin)
  import Foundation

  /// Reads the dictionaries and texts of a binary property list, within its bytes and a bounded
  /// depth.
  ///
  /// Foundation's reader follows nested objects by recursion without a bound. Source of the format:
  /// `CFBinaryPList.c` in the public source of CoreFoundation.
  struct BinaryPropertyList {
    /// The top object.
    let dictionary: [String: Any]

    private static let maximumDepth = 32

    init?(_ bytes: [UInt8]) {
      guard var reader = Reader(bytes), let top = reader.dictionary(reader.top, depth: 0) else {
        return nil
      }
      dictionary = top
    }

    private struct Reader {
      let bytes: [UInt8]
      let offsetSize: Int
      let referenceSize: Int
      let count: Int
      let top: Int
      let table: Int
      /// How many objects may still be read: shared ones count every time.
      var budget: Int

      init?(_ bytes: [UInt8]) {
        guard bytes.count >= 40 else { return nil }
        let trailer = bytes.count - 32
        self.bytes = bytes
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
          let count = Self.integer(bytes, trailer + 8, 8),
          let top = Self.integer(bytes, trailer + 16, 8),
          let table = Self.integer(bytes, trailer + 24, 8),
          count > 0, count <= trailer, table <= trailer,
          count <= (trailer - table) / offsetSize, top < count
        else { return nil }
        self.count = count
        self.top = top
        self.table = table
        budget = 4 * count + 64
      }

      private static func integer(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
        guard start >= 0, size > 0, start <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for index in start..<start + size { value = value << 8 | UInt64(bytes[index]) }
        return Int(exactly: value)
      }

      /// The marker, the count and the place of the content of an object.
      private func header(_ object: Int) -> (kind: UInt8, count: Int, start: Int)? {
        guard object < count,
          let offset = Self.integer(bytes, table + object * offsetSize, offsetSize),
          offset < table
        else { return nil }
        let marker = bytes[offset]
        guard marker & 0x0F == 0x0F else { return (marker >> 4, Int(marker & 0x0F), offset + 1) }
        guard offset + 1 < table, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0x0F <= 3 else {
          return nil
        }
        let size = 1 << Int(bytes[offset + 1] & 0x0F)
        guard let count = Self.integer(bytes, offset + 2, size) else { return nil }
        return (marker >> 4, count, offset + 2 + size)
      }

      mutating func dictionary(_ object: Int, depth: Int) -> [String: Any]? {
        guard depth < maximumDepth, budget > 0, let (kind, count, start) = header(object),
          kind == 0xD, count <= (table - min(start, table)) / (2 * referenceSize)
        else { return nil }
        var dictionary: [String: Any] = [:]
        dictionary.reserveCapacity(count)
        for index in 0..<count {
          budget -= 1
          guard budget > 0,
            let key = Self.integer(bytes, start + index * referenceSize, referenceSize),
            let value = Self.integer(
              bytes, start + (count + index) * referenceSize, referenceSize),
            let name = text(key)
          else { continue }
          if let text = text(value) {
            dictionary[name] = text
          } else if let nested = self.dictionary(value, depth: depth + 1) {
            dictionary[name] = nested
          }
        }
        return dictionary
      }

      private func text(_ object: Int) -> String? {
        guard let (kind, count, start) = header(object), start <= table else { return nil }
        switch kind {
        case 0x5 where count <= table - start:
          return String(decoding: bytes[start..<start + count], as: UTF8.self)
        case 0x6 where count <= (table - start) / 2:
          let units = (0..<count).map {
            UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1])
          }
          return String(decoding: units, as: UTF16.self)
        default: return nil
        }
      }
    }
  }
#endif
