extension ExtractedKey {
  /// Whether a catalog's key can be this one; any specifier stands for an unsure one.
  ///
  /// Also `%arg` does, which Apple's own syntax-only extraction writes for every interpolation.
  public func matches(_ catalogKey: String) -> Bool {
    if isSure { return text.utf8.elementsEqual(catalogKey.utf8) }
    var key = Array(catalogKey.utf8)[...]
    for part in parts {
      switch part {
      case .text(let text), .specifier(let text, isSure: true):
        guard key.starts(with: text.utf8) else { return false }
        key = key.dropFirst(text.utf8.count)
      case .specifier(_, isSure: false):
        guard let length = SpecifierWildcard.length(at: key) else { return false }
        key = key.dropFirst(length)
      }
    }
    return key.isEmpty
  }
}

/// Reads any one specifier, whatever its type.
enum SpecifierWildcard {
  private static let flags = Set("-+ #0'123456789.$".utf8)
  private static let lengthModifiers = Set("hlqLztj".utf8)
  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp".utf8)
  /// No specifier is longer.
  private static let limit = 24

  /// The length of the specifier that begins some bytes; nil where none does.
  static func length(at bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.first == UInt8(ascii: "%") else { return nil }
    if bytes.starts(with: "%arg".utf8) { return 4 }
    var rest = bytes.dropFirst().prefix(limit)
    rest = rest.drop { flags.contains($0) }
    rest = rest.drop { lengthModifiers.contains($0) }
    guard let conversion = rest.first, conversions.contains(conversion) else { return nil }
    return rest.startIndex - bytes.startIndex + 1
  }
}
