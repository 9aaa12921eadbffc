import Foundation
import StringCatalog

/// Compares every text of a catalog with what Foundation's own JSON decoder reads from its range.
struct RangeWalk {
  let catalog: Catalog
  var failures: [String] = []
  var count = 0

  init(catalog: Catalog) { self.catalog = catalog }

  mutating func walk() {
    var end: UInt32 = catalog.stringsRange.start
    for entry in catalog.entries {
      compare(entry.key, entry.keyRange)
      if entry.keyRange.start < end || entry.range.start <= entry.keyRange.end {
        failures.append("'\(entry.key)' overlaps the entry before it")
      }
      end = entry.range.end
      for field in [entry.comment, entry.commentGenerationVersion] {
        if let field { compare(field.value, field.range) }
      }
      for localization in entry.localizations {
        compare(localization.language, localization.languageRange)
        walk(localization.content, within: entry.range)
      }
    }
    if end > catalog.stringsRange.end { failures.append("the entries end behind 'strings'") }
  }

  private mutating func walk(_ content: LocalizedContent, within range: ByteRange) {
    if content.range.start < range.start || content.range.end > range.end {
      failures.append("a range leaves the one around it")
    }
    if let unit = content.stringUnit {
      if let value = unit.value { compare(value, unit.valueRange) }
      if let state = unit.state { compare(state.catalogSpelling, unit.stateRange) }
    }
    for value in content.stringSet?.values ?? [] { compare(value.value, value.range) }
    for axis in content.variations {
      compare(axis.name, axis.nameRange)
      for branch in axis.branches {
        compare(branch.name, branch.nameRange)
        walk(branch.content, within: axis.range)
      }
    }
    for substitution in content.substitutions {
      compare(substitution.name, substitution.nameRange)
      if let specifier = substitution.formatSpecifier { compare(specifier.value, specifier.range) }
      walk(substitution.content, within: content.range)
    }
  }

  private mutating func compare(_ text: String, _ range: ByteRange) {
    count += 1
    let data = Data(catalog.document.bytes[range.range])
    let decoded = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    guard let decoded = decoded as? String, decoded.utf8.elementsEqual(text.utf8) else {
      failures.append("'\(text)' is not what stands at \(range)")
      return
    }
  }
}
