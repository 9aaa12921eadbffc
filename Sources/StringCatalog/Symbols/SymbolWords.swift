/// The words of a key, from which its symbol's name is made.
///
/// The rules of Xcode 26's naming, each with a symbol of a public project that shows it:
///
/// 1. Format specifiers vanish, with their labels: "%(landmark)@ is contained in
///    %(landmarkCollection)@" is `isContainedIn` (WWDC25, session 225). So do apostrophes: "Snip
///    Snap’s" is `snipSnaps`. Inferred: `%%` and `%arg` vanish as well.
/// 2. Letters, digits and `$` make words, everything else parts them: "action.select_up_to_20" is
///    `actionSelectUpTo20`, "LENÇÓIS_MARANHENSES_LOCATION" `lençóisMaranhensesLocation` (Apple's
///    sample Landmarks), "Evaluate JavaScript with ${content}" `evaluateJavaScriptWith$Content`.
///    Inferred: marks stay with their letters, emoji part words.
/// 3. Of the capitals that a word begins with, all but the first become small: "JSON store" is
///    `jsonStore`, "CFBundleName" `cfbundleName`, but "InvalidMACAddress" stays.
/// 4. The first word begins small, the others with a capital: "iCloud Sync" is `iCloudSync`.
struct SymbolWords {
  let words: [String]

  init(key: String) {
    var words: [String] = []
    var word = SymbolWord()
    for scalar in SymbolWords.withoutSpecifiers(key).unicodeScalars {
      switch SymbolCharacter(scalar) {
      case .apostrophe: continue
      case .letter, .digit, .mark: word.append(scalar)
      case .separator:
        if let text = word.text { words.append(text) }
        word = SymbolWord()
      }
    }
    if let text = word.text { words.append(text) }
    self.words = words
  }

  /// The words in one, the first beginning small and the others with a capital.
  var camelCased: String {
    guard let first = words.first else { return "" }
    return words.dropFirst().reduce(into: first.lowercasingFirst) { name, word in
      name += word.uppercasingFirst
    }
  }

  /// The words in one, each beginning with a capital.
  var capitalized: String { words.map(\.uppercasingFirst).joined() }

  private static func withoutSpecifiers(_ key: String) -> String {
    let specifiers = FormatString(parsing: key).resolved(against: nil).specifiers
    guard !specifiers.isEmpty else { return key }
    let bytes = Array(key.utf8)
    var kept: [UInt8] = []
    var end = 0
    for specifier in specifiers {
      kept += bytes[end..<specifier.range.lowerBound]
      end = specifier.range.upperBound
    }
    kept += bytes[end...]
    return String(decoding: kept, as: UTF8.self)
  }
}

extension String {
  fileprivate var lowercasingFirst: String {
    guard let first = unicodeScalars.first else { return self }
    return first.properties.lowercaseMapping + String(unicodeScalars.dropFirst())
  }

  fileprivate var uppercasingFirst: String {
    guard let first = unicodeScalars.first else { return self }
    return first.properties.uppercaseMapping + String(unicodeScalars.dropFirst())
  }
}
