/// The entry of a table that an identifier falls back to, subtag by subtag.
struct PluralLanguageMatch {
  static let root = "root"

  let language: String
  let set: Int

  init(language identifier: String, in table: [String: UInt8]) {
    var candidate = Self.canonicalStart(of: identifier)
    while !candidate.isEmpty {
      if candidate != Self.root, let set = table[candidate] {
        self.language = candidate
        self.set = Int(set)
        return
      }
      guard let hyphen = candidate.utf8.lastIndex(of: 0x2D) else { break }
      candidate = String(candidate[..<hyphen])
    }
    language = Self.root
    set = Int(table[Self.root] ?? 0)
  }

  /// The subtags within the first 15 bytes, which is more than CLDR's longest key, in CLDR's case.
  ///
  /// Fifteen bytes also fit into a string without an allocation.
  private static func canonicalStart(of identifier: String) -> String {
    var result = ""
    var subtag = ""
    for byte in identifier.utf8 {
      if byte == 0x2D || byte == 0x5F {
        guard append(&subtag, to: &result) else { return result }
        continue
      }
      guard isAlphanumeric(byte), subtag.utf8.count < 8 else {
        // A keyword, a code set, or no identifier at all: what came before still counts.
        if byte == 0x40 || byte == 0x2E { _ = append(&subtag, to: &result) }
        return result
      }
      subtag.unicodeScalars.append(UnicodeScalar(byte))
    }
    _ = append(&subtag, to: &result)
    return result
  }

  private static func append(_ subtag: inout String, to result: inout String) -> Bool {
    let length = subtag.utf8.count
    guard length > 0, result.utf8.count + length < 15 else { return false }
    if result.isEmpty {
      result = subtag.lowercased()
    } else {
      result += "-"
      switch length {
      case 2: result += subtag.uppercased()
      case 4: result += subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: result += subtag.lowercased()
      }
    }
    subtag = ""
    return true
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
