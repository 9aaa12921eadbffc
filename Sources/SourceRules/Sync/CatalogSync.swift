import StringCatalog

/// Brings a catalog up to date with the keys that sources look up, as Xcode does.
///
/// Entries that people wrote (`manual`) and those from older files (`migrated`) are left as they
/// are. An unsure key keeps every entry alive that it can be, and adds none: it might be the twin of
/// the right one.
public struct CatalogSync: Sendable {
  /// What happens to an entry.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// It is new.
    case added
    /// Nothing looks it up any more.
    case stale
    /// It was stale and is looked up again.
    case returned
    /// Its comment is another.
    case comment
    /// Its default value is another, or it has one now.
    case defaultValue
  }

  /// The changes, in the order of the catalog, those that add last.
  public private(set) var changes: [(key: String, change: Change)] = []
  /// The keys that no entry can be, and that aren't sure enough to add.
  public private(set) var missing: [SourceKey] = []
  private var editor: CatalogEditor
  private let sourceLanguage: String

  /// The catalog's file as it is to be.
  public var bytes: [UInt8] { editor.bytes }

  /// Works out what to change.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - keys: The keys that sources look up in its table.
  ///   - marksStale: Whether all sources were read, so that what isn't looked up is known.
  ///   - isMentioned: Whether a source names an entry in another way: by its symbol, as a literal, by
  ///     a pattern in a comment.
  /// - Throws: `CatalogEditError` where the file holds something that can't be edited.
  public init(
    _ catalog: Catalog, with keys: [SourceKey], marksStale: Bool,
    isMentioned: (CatalogEntry) -> Bool
  ) throws(CatalogEditError) {
    editor = CatalogEditor(catalog)
    sourceLanguage = catalog.sourceLanguage?.value ?? "en"
    let sure = Dictionary(
      keys.filter(\.key.isSure).map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
    let unsure = keys.filter { !$0.key.isSure }
    var isMatched = Array(repeating: false, count: unsure.count)
    for entry in Self.entries(of: catalog) {
      var isUsed = sure[entry.key] != nil
      for (index, key) in unsure.enumerated() where key.key.matches(entry.key) {
        isMatched[index] = true
        isUsed = true
      }
      try update(
        entry, sure[entry.key], isUsed: isUsed, marksStale: marksStale, isMentioned: isMentioned)
    }
    for key in keys where key.key.isSure && key.isShown && !editor.hasEntry(key.key.text) {
      // A value whose specifiers aren't sure would be a wrong format.
      guard key.defaultValue?.isSure != false else {
        missing.append(key)
        continue
      }
      try editor.addEntry(entry(for: key))
      changes.append((key.key.text, .added))
      for (index, other) in unsure.enumerated() where other.key.matches(key.key.text) {
        isMatched[index] = true
      }
    }
    missing += zip(unsure, isMatched).filter { !$0.1 && $0.0.isShown }.map(\.0)
  }

  /// The entries, of two with one key the last, as Xcode reads them.
  private static func entries(of catalog: Catalog) -> [CatalogEntry] {
    var indices: [[UInt8]: Int] = [:]
    for (index, entry) in catalog.entries.enumerated() { indices[Array(entry.key.utf8)] = index }
    return indices.values.sorted().map { catalog.entries[$0] }
  }

  private mutating func update(
    _ entry: CatalogEntry, _ key: SourceKey?, isUsed: Bool, marksStale: Bool,
    isMentioned: (CatalogEntry) -> Bool
  ) throws(CatalogEditError) {
    let state = entry.extractionState?.value
    switch state {
    case .manual, .migrated, .other: return
    case nil, .automatic, .extractedWithValue, .stale: break
    }
    guard isUsed else {
      if state != .stale, marksStale, !isMentioned(entry) {
        try editor.setExtractionState(.stale, of: entry.key)
        changes.append((entry.key, .stale))
      }
      return
    }
    let value = key?.defaultValue
    if state == .stale {
      try editor.setExtractionState(value == nil ? nil : .extractedWithValue, of: entry.key)
      changes.append((entry.key, .returned))
    }
    guard let key else { return }
    if let comment = key.comment, !comment.utf8.elementsEqual((entry.comment?.value ?? "").utf8) {
      try editor.setComment(comment, of: entry.key)
      changes.append((entry.key, .comment))
    }
    if let value, value.isSure { try update(value.valueText, of: entry, state) }
  }

  /// Sets the default value where no person has changed the text in the source language.
  private mutating func update(
    _ value: String, of entry: CatalogEntry, _ state: ExtractionState?
  ) throws(CatalogEditError) {
    let content = entry.localization(in: sourceLanguage)?.content
    if content == nil {
      if state == nil || state == .automatic {
        try editor.setExtractionState(.extractedWithValue, of: entry.key)
      }
      try editor.setLocalization(
        LocalizedContent(value, state: .new), of: entry.key, in: sourceLanguage)
    } else if let unit = content?.stringUnit, unit.state == .new, unit.value != value {
      try editor.setText(value, at: LeafAddress(entry.key, language: sourceLanguage))
    } else {
      return
    }
    changes.append((entry.key, .defaultValue))
  }

  /// A new entry as Xcode writes it: with a text in the source language where that isn't the key.
  private func entry(for key: SourceKey) -> CatalogEntry {
    var localizations: [CatalogLocalization] = []
    let value =
      key.defaultValue?.valueText ?? (key.key.specifierCount > 1 ? key.key.valueText : nil)
    if let value {
      localizations = [CatalogLocalization(sourceLanguage, LocalizedContent(value, state: .new))]
    }
    return CatalogEntry(
      key.key.text, comment: key.comment,
      extractionState: key.defaultValue == nil ? nil : .extractedWithValue,
      localizations: localizations)
  }
}
