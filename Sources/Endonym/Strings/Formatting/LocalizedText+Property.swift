#if !canImport(Darwin)
  import PluralRules
  import StringCatalog

  extension LocalizedText {
    /// Prepares an entry of a compiled `.stringsdict`; nil where it is none.
    ///
    /// Source: Apple, "Stringsdict File Format" (developer.apple.com/library/archive/documentation/
    /// MacOSX/Conceptual/BPInternational/StringsdictFileFormat/StringsdictFileFormat.html).
    convenience init?(property: Any, language: String) {
      let choice = TextChoice(property: property, depth: 0)
      if case .nothing = choice { return nil }
      self.init(choice, language: language)
    }

    /// Prepares a text of a compiled `.strings`.
    convenience init(_ text: String, language: String) {
      self.init(.leaf(TextLeaf(text)), language: language)
    }
  }

  extension TextChoice {
    private static let maximumDepth = 16

    fileprivate init(property: Any, depth: Int) {
      self = .nothing
      if let text = property as? String {
        self = .leaf(TextLeaf(text))
        return
      }
      guard depth < Self.maximumDepth, let entry = property as? [String: Any] else { return }
      if let format = entry["NSStringLocalizedFormatKey"] as? String {
        var substitutions: [String: TextSubstitution] = [:]
        for (name, value) in entry {
          guard let variable = value as? [String: Any],
            let part = TextSubstitution(variable: variable, depth: depth + 1)
          else { continue }
          substitutions[name] = part
        }
        self = .leaf(TextLeaf(format, substitutions: substitutions))
      } else if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
        self = Self.branches(.device, devices, depth)
      } else if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
        self = Self.branches(.width, widths, depth)
      } else if entry["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" {
        self = Self.plural(entry, depth)
      }
    }

    fileprivate static func plural(_ entry: [String: Any], _ depth: Int) -> TextChoice {
      branches(.plural, entry.filter { PluralCategory(rawValue: $0.key) != nil }, depth)
    }

    private static func branches(
      _ kind: VariationAxis.Kind, _ values: [String: Any], _ depth: Int
    ) -> TextChoice {
      // Sorted, so that what is shown where no branch fits doesn't change from run to run.
      let names = values.keys.sorted()
      return .branches(
        kind,
        names.map { name in
          (name, values[name].map { TextChoice(property: $0, depth: depth + 1) } ?? .nothing)
        })
    }
  }

  extension TextSubstitution {
    /// Prepares a variable of a format; nil where the dictionary is none.
    fileprivate init?(variable: [String: Any], depth: Int) {
      guard depth < 16 else { return nil }
      let type = variable["NSStringFormatSpecTypeKey"] as? String
      position = nil
      let value = variable["NSStringFormatValueTypeKey"] as? String
      form = FormatSubstitution(name: "", formatSpecifier: value).specifier
        .flatMap(ArgumentForm.init)
      if type == "NSStringPluralRuleType" {
        choice = TextChoice.plural(variable, depth)
      } else {
        choice = TextChoice(property: variable, depth: depth)
        if case .nothing = choice { return nil }
      }
    }
  }
#endif
