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

    /// Whether no more brackets are open at once than a table needs, quoted ones counted too.
    private static func isShallow(_ bytes: [UInt8]) -> Bool {
      var depth = 0
      var deepest = 0
      var tags = 0
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"): depth = max(0, depth - 1)
        case UInt8(ascii: "<"):
          guard index + 1 < bytes.count else { break }
          switch bytes[index + 1] {
          case UInt8(ascii: "d") where startsWith("dict>", bytes, index + 1),
            UInt8(ascii: "a") where startsWith("array>", bytes, index + 1):
            tags += 1
          case UInt8(ascii: "/")
          where startsWith("/dict>", bytes, index + 1)
            || startsWith("/array>", bytes, index + 1):
            tags = max(0, tags - 1)
          default: break
          }
        default: break
        }
        deepest = max(deepest, depth, tags)
      }
      return deepest <= maximumDepth
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
