/// The rules that a group of languages shares, with what CLDR and the generator say about them.
struct PluralRuleSet: Sendable {
  /// The categories that the rules name, in CLDR's order; `other` is always the last.
  let categories: [PluralCategory]
  /// The conditions of all categories but `other`, as `PluralProgram` reads them.
  let program: [UInt32]
  /// CLDR's samples, a string for each category: whole numbers, a bar, decimals.
  let samples: [String]
  /// For each category how many whole numbers below a million it takes, then the first of them.
  let wholeNumbers: [[Int]]
}

/// The rule sets of one kind, and which language has which.
struct PluralRuleTable: Sendable {
  let setOfLanguage: [String: UInt8]
  let sets: [PluralRuleSet]

  static func table(_ kind: PluralKind) -> PluralRuleTable {
    switch kind {
    case .cardinal: cardinal
    case .ordinal: ordinal
    }
  }
}
