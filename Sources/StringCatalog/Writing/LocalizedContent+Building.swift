import PluralRules

extension ByteRange {
  /// The range of what stands in no file yet.
  public static let unwritten = ByteRange(start: 0, end: 0)
}

extension StringUnit {
  /// Creates a text that stands in no file yet.
  public init(_ value: String, state: TranslationState = .translated) {
    self.init(
      state: state, value: value, stateRange: .unwritten, valueRange: .unwritten,
      range: .unwritten)
  }
}

extension StringSet {
  /// Creates texts that stand in no file yet.
  public init(_ values: [String], state: TranslationState = .translated) {
    self.init(
      state: state, values: values.map { Positioned($0, range: .unwritten) },
      stateRange: .unwritten, range: .unwritten)
  }
}

extension LocalizedContent {
  /// Creates a content that stands in no file yet.
  public init(
    stringUnit: StringUnit? = nil, stringSet: StringSet? = nil, variations: [VariationAxis] = [],
    substitutions: [Substitution] = []
  ) {
    self.init(
      stringUnit: stringUnit, stringSet: stringSet, variations: variations,
      substitutions: substitutions, unknownFields: [], range: .unwritten)
  }

  /// Creates a single text, with the substitutions that it names as `%#@name@`.
  public init(
    _ text: String, state: TranslationState = .translated, substitutions: [Substitution] = []
  ) {
    self.init(stringUnit: StringUnit(text, state: state), substitutions: substitutions)
  }

  /// Creates a text that varies by plural category.
  public static func plural(
    _ texts: [PluralCategory: String], state: TranslationState = .translated
  ) -> LocalizedContent {
    let branches = PluralCategory.allCases.compactMap { category in
      texts[category].map { VariationBranch(category.rawValue, LocalizedContent($0, state: state)) }
    }
    return LocalizedContent(variations: [VariationAxis(.plural, branches)])
  }

  /// Creates a text that varies by device; each device's content may vary further.
  public static func device(_ contents: [Device: LocalizedContent]) -> LocalizedContent {
    let branches = Device.allCases.compactMap { device in
      contents[device].map { VariationBranch(device.rawValue, $0) }
    }
    return LocalizedContent(variations: [VariationAxis(.device, branches)])
  }
}

extension VariationAxis {
  /// Creates an axis that stands in no file yet.
  public init(_ kind: Kind, _ branches: [VariationBranch]) {
    self.init(
      name: kind.rawValue, nameRange: .unwritten, branches: branches, range: .unwritten)
  }
}

extension VariationBranch {
  /// Creates a branch that stands in no file yet.
  public init(_ name: String, _ content: LocalizedContent) {
    self.init(name: name, nameRange: .unwritten, content: content)
  }
}

extension Substitution {
  /// Creates a substitution that stands in no file yet; the texts of its content say `%arg`.
  ///
  /// - Parameters:
  ///   - name: The name, as the text has it in `%#@name@`.
  ///   - argumentNumber: The number of its argument, from 1; nil means the order of the text.
  ///   - formatSpecifier: The specifier of its argument without the percent sign, such as `lld`.
  ///   - content: What stands in its place.
  public init(
    _ name: String, argumentNumber: Int? = nil, formatSpecifier: String,
    content: LocalizedContent
  ) {
    self.init(
      name: name, nameRange: .unwritten,
      argumentNumber: argumentNumber.map { Positioned($0, range: .unwritten) },
      formatSpecifier: Positioned(formatSpecifier, range: .unwritten), content: content)
  }
}

extension UnknownField {
  /// Creates a field that stands in no file yet, from the JSON of its value.
  public init(name: String, source: String) {
    self.init(name: name, nameRange: .unwritten, range: .unwritten, source: source)
  }
}
