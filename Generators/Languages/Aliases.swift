import Foundation
import Resources

/// What replaces a code that CLDR doesn't want, from `alias` in ICU's `metadata`.
struct Aliases {
  private let alias: ResourceNode

  init() throws { alias = try ResourceNode.bundle(named: "metadata").item("alias") }

  func file(_ version: DataVersion) throws -> String {
    let languages = try rows("language")
    let whole = languages.filter { $0.key.contains("-") && !$0.key.hasPrefix("und-") }
    var variants = try rows("variant").mapValues(\.self)
    for (key, value) in languages where key.hasPrefix("und-") {
      // `und-arevela` → `und`: the variant goes; what becomes a region or needs two variants isn't
      // a matter of one subtag.
      let variant = String(key.dropFirst(4))
      if value.hasPrefix("und "), !variant.contains("-") {
        variants[variant] = "- " + value.dropFirst(4)
      }
    }
    let regions = try rows("territory").filter { key, _ in
      key.utf8.count == 2 || (key.utf8.count == 3 && key.utf8.allSatisfy { $0 < 0x3A })
    }
    return StringTable.file(
      [
        StringTable(
          "languageAliases", comment: "Language codes: replacement and reason.",
          lines: languages.filter { !$0.key.contains("-") }),
        StringTable(
          "tagAliases", comment: "Identifiers of several subtags: replacement and reason.",
          lines: Dictionary(uniqueKeysWithValues: whole.map { ($0.key.lowercased(), $0.value) })),
        StringTable(
          "scriptAliases", comment: "Script codes: replacement and reason.",
          lines: try rows("script")),
        StringTable(
          "regionAliases",
          comment: "Region codes: replacement (the first, where there are several) and reason.",
          lines: regions),
        StringTable(
          "variantAliases", comment: "Variants: replacement (a hyphen for none) and reason.",
          lines: variants),
      ], in: "SortedLines", header: version.header(generator: "Languages"))
  }

  private func rows(_ kind: String) throws -> [String: String] {
    var result: [String: String] = [:]
    for (key, node) in try alias.item(kind).items {
      guard let replacement = try node.item("replacement").text,
        let reason = try node.item("reason").text
      else { throw GeneratorError("an alias of '\(key)' without its replacement") }
      let first = kind == "territory" ? String(replacement.prefix { $0 != " " }) : replacement
      result[hyphenated(key)] = "\(hyphenated(first)) \(reason)"
    }
    return result
  }
}

/// An identifier of ICU's with hyphens.
func hyphenated(_ identifier: String) -> String {
  identifier.split(separator: "_").joined(separator: "-")
}
