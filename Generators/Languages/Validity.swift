import Resources

/// The codes that CLDR calls valid, from `idValidity` in ICU's `supplementalData`.
struct Validity {
  let languages: [String]
  let scripts: [String]
  let regions: [String]
  let variants: [String]
  /// The regions that are countries or parts of one, not private, reserved or larger.
  let countries: [String]

  init() throws {
    let validity = try ResourceNode.bundle(named: "supplementalData").item("idValidity")
    func codes(_ kind: String) throws -> [String] {
      // A deprecated code isn't among them: either an alias replaces it, or nothing does.
      try validity.item(kind).items.filter { $0.key != "deprecated" }.flatMap { $0.value.strings }
    }
    languages = try codes("language").filter { $0 != "root" }
    scripts = try codes("script")
    regions = try codes("region")
    variants = try codes("variant")
    countries = try validity.item("region").item("regular").strings
  }

  func file(_ version: DataVersion) -> String {
    StringTable.file(
      [
        StringTable("languages", comment: "The valid language codes.", codes: languages),
        StringTable("scripts", comment: "The valid script codes.", codes: scripts),
        StringTable("regions", comment: "The valid region codes.", codes: regions),
        StringTable("variants", comment: "The valid variants.", codes: variants),
      ], in: "CodeRanges", header: version.header(generator: "Languages"))
  }

  /// The single codes of a list of codes and ranges.
  static func expanded(_ codes: [String]) -> [String] {
    codes.flatMap { code -> [String] in
      let ends = code.split(separator: "~")
      guard ends.count == 2, let last = ends[1].unicodeScalars.first,
        let first = ends[0].unicodeScalars.last
      else { return [code] }
      let stem = ends[0].dropLast()
      return (first.value...last.value).compactMap { UnicodeScalar($0).map { stem + String($0) } }
    }
  }
}
