import StringCatalog

extension RuleReport {
  /// Reports something about a specifier of an entry's source, or about its key where the place
  /// isn't known.
  mutating func add(
    _ message: String, remedy: String, at place: SpecifierPlaces.Place?, of entry: InspectedEntry,
    in catalog: InspectedCatalog
  ) {
    switch place {
    case .value(let leaf, let range)?:
      add(message, remedy: remedy, in: leaf, of: entry, marked: range)
    case .key(let range)?:
      add(message, remedy: remedy, inKeyOf: entry, in: catalog, marked: range)
    case .substitution(let range)?:
      add(
        message, remedy: remedy, at: range, entry: entry.entry.key,
        language: entry.source?.language)
    case nil:
      add(message, remedy: remedy, at: entry.entry.keyRange, entry: entry.entry.key)
    }
  }
}
