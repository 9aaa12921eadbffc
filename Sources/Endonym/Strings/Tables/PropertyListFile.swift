#if !canImport(Darwin)
  import Foundation
  import StringCatalog

  /// Reads property lists of tables: binary, XML, and the older text form of `.strings`.
  enum PropertyListFile {
    /// The most bytes of a file.
    private static let maximumSize = 64 << 20
    /// How many opening brackets may be open at once: far more than a table needs, and few enough
    /// for Foundation's reader, which descends by recursion.
    private static let maximumDepth = 64

    /// The dictionary of a file; nil where there is no readable one.
    static func dictionary(at path: String) -> [String: Any]? {
      guard let bytes = try? RegularFile.bytes(at: path, maximumSize: maximumSize) else {
        return nil
      }
      if bytes.starts(with: Array("bplist00".utf8)) {
        return BinaryPropertyList(bytes)?.dictionary
      }
      guard isShallow(bytes) else { return nil }
      let list = try? PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
      return list as? [String: Any]
    }

    /// Whether no more collections are within one another than a table needs.
    private static func isShallow(_ bytes: [UInt8]) -> Bool {
      let start = bytes.firstIndex { $0 > UInt8(ascii: " ") && $0 < 0x80 } ?? 0
      let depth =
        bytes.indices.contains(start) && bytes[start] == UInt8(ascii: "<")
        ? depthOfTags(bytes) : depthOfBrackets(bytes)
      return depth <= maximumDepth
    }

    /// How deep an XML list's collections are.
    private static func depthOfTags(_ bytes: [UInt8]) -> Int {
      var depth = 0
      var deepest = 0
      for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
        if startsWith("dict>", bytes, index + 1) || startsWith("array>", bytes, index + 1) {
          depth += 1
        } else if startsWith("/dict>", bytes, index + 1)
          || startsWith("/array>", bytes, index + 1)
        {
          depth = max(0, depth - 1)
        }
        deepest = max(deepest, depth)
      }
      return deepest
    }

    /// How deep an old-style list's collections are, without the brackets in texts and comments.
    ///
    /// What is quoted in UTF-16 can't be told by single bytes, so there every bracket counts.
    private static func depthOfBrackets(_ bytes: [UInt8]) -> Int {
      let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      var depth = 0
      var deepest = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if !isWide, let end = endOfIgnored(bytes, from: index) {
          index = end
          continue
        }
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { depth = max(0, depth - 1) }
        deepest = max(deepest, depth)
        index += 1
      }
      return deepest
    }

    /// Where the quoted text or comment that begins at a place ends; nil where none begins there.
    private static func endOfIgnored(_ bytes: [UInt8], from start: Int) -> Int? {
      let mark = bytes[start]
      if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
        var index = start + 1
        while index < bytes.count, bytes[index] != mark {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
      }
      if startsWith("//", bytes, start) {
        return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      }
      guard startsWith("/*", bytes, start) else { return nil }
      var index = start + 2
      while index < bytes.count, !startsWith("*/", bytes, index) { index += 1 }
      return min(index + 2, bytes.count)
    }

    private static func startsWith(_ text: StaticString, _ bytes: [UInt8], _ start: Int) -> Bool {
      guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
      for index in 0..<text.utf8CodeUnitCount
      where bytes[start + index] != text.utf8Start[index] {
        return false
      }
      return true
    }
  }
#endif
