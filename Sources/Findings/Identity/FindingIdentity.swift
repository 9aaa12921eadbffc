/// What makes a finding the same one after unrelated edits: everything but its position and wording.
public struct FindingIdentity: Sendable, Hashable {
  /// The rule's identifier.
  public var rule: String
  /// The file's path.
  public var path: String
  /// The entry's key.
  public var entry: String?
  /// The language, as the catalog spells it.
  public var language: String?
  /// The path to the leaf within the localization.
  public var variation: String?
  /// The stable hash of the value at fault, where there is one.
  public var valueHash: String?

  /// Creates an identity.
  public init(
    rule: String, path: String, entry: String? = nil, language: String? = nil,
    variation: String? = nil, valueHash: String? = nil
  ) {
    self.rule = rule
    self.path = path
    self.entry = entry
    self.language = language
    self.variation = variation
    self.valueHash = valueHash
  }

  /// Creates the identity of a finding, under the path by which it is to be known.
  public init(of finding: Finding, path: String) {
    self.init(
      rule: finding.rule, path: path, entry: finding.entry, language: finding.language,
      variation: finding.variation,
      valueHash: finding.excerpt.map { StableHash($0.value).text })
  }

  /// One hash for all parts, for reports that want a single fingerprint.
  public var fingerprint: String {
    var hash = StableHash()
    hash.add(part: rule)
    hash.add(part: path)
    hash.add(part: entry)
    hash.add(part: language)
    hash.add(part: variation)
    hash.add(part: valueHash)
    return hash.text
  }
}

extension StableHash {
  /// Adds a part and its end: 0xFF and 0xFE occur in no UTF-8, so no two lists of parts read alike.
  fileprivate mutating func add(part: String?) {
    if let part { add(part) } else { add(byte: 0xFE) }
    add(byte: 0xFF)
  }
}
