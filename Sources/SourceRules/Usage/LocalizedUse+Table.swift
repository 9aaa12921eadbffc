import StringCatalog

extension LocalizedUse {
  /// The name of the table that the call looks in.
  var tableName: String { table ?? "Localizable" }

  /// Whether the key should be in a catalog of the tables that there are.
  ///
  /// Nothing is expected of tables that were not looked at, of bundles that are somebody else's, of
  /// what only previews show, of doubtful calls, and of keys without a letter, which read the same without an entry.
  func isExpected(in tables: [String]) -> Bool {
    guard !isInPreview, !isDoubtful, !tables.isEmpty, isInOwnBundle, key.hasLetters else {
      return false
    }
    return hasComputedTable || (tables.contains(tableName) && !SystemTable.contains(tableName))
  }

  private var isInOwnBundle: Bool {
    guard let bundle else { return true }
    return Self.ownBundles.contains(bundle)
  }

  private static let ownBundles: Set<String> = [
    ".main", "Bundle.main", "Foundation.Bundle.main", ".module", "Bundle.module", "#bundle",
    "nil", "Bundle(for: Self.self)", "Bundle(for: type(of: self))", ".forClass(Self.self)",
    ".atURL(Bundle.module.bundleURL)", ".atURL(Bundle.main.bundleURL)",
  ]
}

extension ExtractedKey {
  /// Whether a letter stands outside of the specifiers.
  var hasLetters: Bool {
    parts.contains { part in
      guard case .text(let text) = part else { return false }
      // A specifier's letters, as of `%lld`, are none of the text.
      let specifiers = FormatString(parsing: text).specifiers
      return text.unicodeScalars.contains { $0.properties.isAlphabetic }
        && (specifiers.isEmpty || Self.hasLetters(text, outsideOf: specifiers.map(\.range)))
    }
  }

  private static func hasLetters(_ text: String, outsideOf ranges: [Range<Int>]) -> Bool {
    var bytes = Array(text.utf8)
    for range in ranges.reversed() { bytes.removeSubrange(range) }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
      $0.properties.isAlphabetic
    }
  }
}
