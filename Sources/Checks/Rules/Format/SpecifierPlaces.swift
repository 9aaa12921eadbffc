import StringCatalog

/// Finds the places of specifiers in an entry's source value, key and substitutions, each once.
struct SpecifierPlaces {
  /// Where a specifier stands.
  enum Place {
    case value(InspectedLeaf, Range<Int>)
    case key(Range<Int>)
    case substitution(ByteRange)
  }

  private var places: [(text: String, label: String?, place: Place)] = []

  /// Collects the specifiers of an entry in the source language.
  init(_ entry: InspectedEntry) {
    for leaf in entry.source?.leaves ?? [] where leaf.substitution == nil {
      for specifier in leaf.format.specifiers {
        let text = SpecifierSpelling(specifier.range, in: leaf.text).text
        places.append((text, specifier.label, .value(leaf, specifier.range)))
      }
    }
    for specifier in FormatString(parsing: entry.entry.key).specifiers {
      let text = SpecifierSpelling(specifier.range, in: entry.entry.key).text
      places.append((text, specifier.label, .key(specifier.range)))
    }
    for substitution in entry.source?.localization.content.substitutions ?? [] {
      guard let specifier = substitution.formatSpecifier else { continue }
      places.append(("%" + specifier.value, substitution.name, .substitution(specifier.range)))
    }
  }

  /// The first place of a specifier that hasn't been given out yet.
  mutating func next(of text: String) -> Place? {
    guard let index = places.firstIndex(where: { $0.text == text }) else { return nil }
    return places.remove(at: index).place
  }

  /// The first place of an argument with a label that hasn't been given out yet.
  mutating func next(withLabel label: String) -> Place? {
    guard let index = places.firstIndex(where: { $0.label == label }) else { return nil }
    return places.remove(at: index).place
  }
}
