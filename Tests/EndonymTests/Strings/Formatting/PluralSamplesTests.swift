#if !canImport(Darwin)
  import Endonym
  import Foundation
  import PluralRules
  import StringCatalog
  import Testing

  /// Every category of every language that CLDR has plural rules for, by CLDR's own samples.
  struct PluralSamplesTests {
    private static let languages = PluralRules.languages(.cardinal)

    /// A catalog in which each category of each language has a text of its own.
    private static func catalog(specifier: String) throws -> CatalogStrings {
      let localizations = languages.map { language in
        let branches = PluralRules(language: language).categories.map { category in
          """
          "\(category.rawValue)":{"stringUnit":{"state":"translated",\
          "value":"\(category.rawValue) %\(specifier)"}}
          """
        }
        return "\"\(language)\":{\"variations\":{\"plural\":{\(branches.joined(separator: ","))}}}"
      }
      let json = """
        {"sourceLanguage":"en","version":"1.0","strings":{"n":{"localizations":{\
        \(localizations.joined(separator: ","))}}}}
        """
      return CatalogStrings(try Catalog(parsing: Array(json.utf8)))
    }

    @Test("A whole number takes the text of its own category")
    func wholeNumbers() throws {
      let strings = try Self.catalog(specifier: "lld")
      var count = 0
      for language in Self.languages {
        let rules = PluralRules(language: language)
        for category in rules.categories {
          let samples = rules.samples(for: category).integers.flatMap(\.values)
          guard let sample = samples.lazy.compactMap({ Int($0) }).last else { continue }
          let text = strings.string(
            "n", in: Locale(identifier: language), .integer(sample))
          // The zero branch is Foundation's own for the number 0, which some languages call other.
          #expect(text.hasPrefix(category.rawValue + " "), "\(language) \(sample)")
          count += 1
        }
      }
      #expect(count > 400)
    }

    @Test("A decimal takes the text of its own category, by the digits that it shows")
    func decimals() throws {
      var count = 0
      for digits in 1...2 {
        let strings = try Self.catalog(specifier: ".\(digits)lf")
        for language in Self.languages {
          let rules = PluralRules(language: language)
          for category in rules.categories {
            let samples = rules.samples(for: category).decimals.flatMap(\.values)
              .filter { $0.split(separator: ".").last?.utf8.count == digits }
            guard let sample = samples.lazy.compactMap({ Double($0) }).last(where: { $0 > 0 })
            else { continue }
            let text = strings.string("n", in: Locale(identifier: language), .number(sample))
            #expect(text.hasPrefix(category.rawValue + " "), "\(language) \(sample)")
            count += 1
          }
        }
      }
      #expect(count > 400)
    }
  }
#endif
