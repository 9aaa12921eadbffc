#if !canImport(Darwin)
  import Foundation
  import PluralRules
  import StringCatalog

  /// Puts arguments into the placeholders of a catalog's text.
  struct CatalogTextFormatter {
    /// What the entry has in the text's language, for its substitutions.
    var content: LocalizedContent?
    /// The arguments in the order of their positions.
    var arguments: [CatalogArgument]
    /// The plural rules of the text's language.
    var rules: PluralRules
    /// The locale of numbers.
    var locale: Locale

    /// How many substitutions may stand within one another.
    private static let maximumDepth = 8
    /// How many substitutions are still put in, so that a catalog whose substitutions repeat one
    /// another ends.
    private var remainingSubstitutions = 100

    init(
      content: LocalizedContent?, arguments: [CatalogArgument], rules: PluralRules, locale: Locale
    ) {
      self.content = content
      self.arguments = arguments
      self.rules = rules
      self.locale = locale
    }

    /// Formats a text; without arguments it stands as it is written, as in Foundation.
    mutating func format(_ text: String, as source: FormatString) -> AttributedString {
      guard !arguments.isEmpty else { return AttributedString(text) }
      return format(text, as: source, substitution: nil, depth: 0)
    }

    /// The argument that a substitution counts, and how it is shown.
    private struct Counted {
      var position: Int
      var specifier: FormatSpecifier?
    }

    private mutating func format(
      _ text: String, as source: FormatString?, substitution: Counted?, depth: Int
    ) -> AttributedString {
      var formatted = AttributedString()
      let bytes = Array(text.utf8)
      var end = 0
      var next = 1
      for specifier in FormatString(parsing: text).resolved(against: source).specifiers {
        formatted.append(AttributedString(text: bytes[end..<specifier.range.lowerBound]))
        end = specifier.range.upperBound
        switch specifier.kind {
        case .percentSign:
          formatted.append(AttributedString("%"))
          continue
        case .argument:
          let position = specifier.position ?? next
          if specifier.position == nil { next += 1 }
          if let argument = argument(at: position, for: specifier) {
            formatted.append(argument)
            continue
          }
        case .substitutionArgument:
          if let substitution,
            let argument = argument(at: substitution.position, for: substitution.specifier)
          {
            formatted.append(argument)
            continue
          }
        case .substitution(let name):
          let position = specifier.position ?? next
          if specifier.position == nil { next += 1 }
          if let part = self.substitution(name, position: position, depth: depth) {
            formatted.append(part)
            continue
          }
        case .displayPattern: break
        }
        formatted.append(AttributedString(text: bytes[specifier.range]))
      }
      formatted.append(AttributedString(text: bytes[end...]))
      return formatted
    }

    private mutating func substitution(
      _ name: String, position: Int, depth: Int
    ) -> AttributedString? {
      guard depth < Self.maximumDepth, remainingSubstitutions > 0,
        let substitution = content?.substitutions.last(where: { $0.name == name })
      else { return nil }
      remainingSubstitutions -= 1
      let counted = Counted(
        position: substitution.argumentNumber?.value ?? position,
        specifier: FormatSubstitution(substitution).specifier)
      let operands = argument(at: counted.position)?.operands(shownBy: counted.specifier)
      let selection = VariationSelection(rules: rules, operands: operands)
      guard let text = selection.unit(of: substitution.content)?.value else { return nil }
      return format(text, as: nil, substitution: counted, depth: depth + 1)
    }

    private func argument(at position: Int) -> CatalogArgument? {
      position > 0 && position <= arguments.count ? arguments[position - 1] : nil
    }

    private func argument(
      at position: Int, for specifier: FormatSpecifier?
    ) -> AttributedString? {
      guard var text = argument(at: position)?.formatted(specifier, in: locale) else { return nil }
      text.replacementIndex = position
      return text
    }
  }

  extension AttributedString {
    fileprivate init(text bytes: ArraySlice<UInt8>) {
      self.init(String(decoding: bytes, as: UTF8.self))
    }
  }
#endif
