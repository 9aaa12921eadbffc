import StringCatalog

/// Compares a catalog's texts with what stands at their ranges.
struct CatalogExamination {
  let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

  func violations() -> [String] {
    var found: [String] = []
    var end = catalog.stringsRange.start
    for entry in catalog.entries {
      if entry.keyRange.start < end || entry.range.start < entry.keyRange.end {
        found.append("the entry at \(entry.keyRange) overlaps the one before")
      }
      end = entry.range.end
      if text(at: entry.keyRange) != entry.key { found.append("another key at \(entry.keyRange)") }
      for localization in entry.localizations {
        if text(at: localization.languageRange) != localization.language {
          found.append("another language at \(localization.languageRange)")
        }
        found += localization.content.leaves.flatMap(violations(in:))
      }
    }
    if end > catalog.stringsRange.end { found.append("an entry ends behind 'strings'") }
    let starts = catalog.issues.map(\.range.start)
    if starts != starts.sorted() { found.append("issues out of order") }
    let count = catalog.document.bytes.count
    if catalog.issues.contains(where: { $0.range.upperBound > count }) {
      found.append("an issue outside the file")
    }
    return found
  }

  private func violations(in leaf: Leaf) -> [String] {
    guard let value = leaf.unit.value else { return [] }
    var found = FormatExamination(value).violations()
    if text(at: leaf.unit.valueRange) != value {
      found.append("another text at \(leaf.unit.valueRange)")
    }
    return found
  }

  private func text(at range: ByteRange) -> String? {
    let alone = try? JSONDocument(parsing: Array(catalog.document.bytes[range.range]))
    return alone.flatMap { $0.string(at: $0.root) }
  }
}
