/// Derives the parameters of an entry's symbol, and collects what stands in their way.
struct SymbolParameterReader {
  private let source: SymbolSource
  private let substitutions: [String: FormatSubstitution]
  private(set) var errors: [SymbolError] = []
  private var labels: Set<String> = []

  /// An argument with the specifier that first uses it.
  private struct Place {
    var argument: FormatArgument
    var specifier: FormatSpecifier
    var text: String
  }

  init(_ source: SymbolSource) {
    self.source = source
    substitutions = Dictionary(
      source.substitutions.lazy.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func read() -> [SymbolSignature.Parameter] {
    var parameters: [SymbolSignature.Parameter] = []
    var expected = 1
    for place in places() {
      let position = place.argument.position
      if position > expected { errors.append(.missingArgument(position: expected)) }
      expected = position + 1
      if let parameter = parameter(at: place) { parameters.append(parameter) }
    }
    if expected == 1, source.isTopLevelPlural {
      parameters.append(.init(position: 1, label: nil, type: .int, specifier: "%lld"))
    }
    return parameters
  }

  /// The arguments of the source value and, at the positions that it leaves out, of the key and of
  /// the value's other branches.
  private func places() -> [Place] {
    let key = FormatString(parsing: source.key).resolved(against: nil)
    let keyPlaces = self.places(in: source.key, key)
    let labels = Dictionary(
      keyPlaces.lazy.map { ($0.argument.position, $0.argument.label) },
      uniquingKeysWith: { first, _ in first })
    var places: [Place] = []
    var used: Set<Int> = []
    func add(_ more: [Place]) {
      let taken = used
      for var place in more where !taken.contains(place.argument.position) {
        let position = place.argument.position
        used.insert(position)
        place.argument.label = place.argument.label ?? labels[position].flatMap { $0 }
        places.append(place)
      }
    }
    if let value = source.sourceValue { add(self.places(inValue: value, key)) }
    add(keyPlaces)
    for value in source.branchValues { add(self.places(inValue: value, key)) }
    return places.sorted { $0.argument.position < $1.argument.position }
  }

  private func places(inValue value: String, _ key: FormatString) -> [Place] {
    places(in: value, FormatString(parsing: value).resolvedAsSource(key: key))
  }

  private func places(in text: String, _ format: FormatString) -> [Place] {
    let specifiers = Dictionary(
      format.specifiers.lazy.map { ($0.range.lowerBound, $0) }, uniquingKeysWith: { $1 })
    let signature = FormatSignature(format, substitutions: source.substitutions)
    return signature.arguments.compactMap { argument in
      guard let range = argument.ranges.first, let specifier = specifiers[range.lowerBound]
      else { return nil }
      return Place(argument: argument, specifier: specifier, text: text.utf8Text(in: range))
    }
  }

  private mutating func parameter(at place: Place) -> SymbolSignature.Parameter? {
    var place = place
    switch place.argument.role {
    case .value: break
    case .amount: return nil
    case .substitution(let name):
      guard let substitution = substitutions[name], let specifier = substitution.specifier else {
        errors.append(.undefinedSubstitution(name))
        return nil
      }
      place.specifier = specifier
      place.text = "%" + (substitution.formatSpecifier ?? "")
      place.argument.label = place.argument.label ?? name
    }
    let label = checkedLabel(place.argument.label)
    do {
      return SymbolSignature.Parameter(
        position: place.argument.position, label: label,
        type: try SwiftArgumentType(place.specifier),
        specifier: place.text.withoutPositionAndLabel)
    } catch {
      errors.append(.noSwiftType(specifier: place.text, reason: error))
      return nil
    }
  }

  /// A label as Swift takes it: as it is where it is an identifier, else made from its words.
  private mutating func checkedLabel(_ label: String?) -> String? {
    guard let label else { return nil }
    let name = SymbolIdentifier.isValid(label) ? label : SymbolWords(key: label).camelCased
    guard SymbolIdentifier.isValid(name) else {
      errors.append(.invalidLabel(label))
      return nil
    }
    if !labels.insert(name).inserted { errors.append(.duplicateLabel(name)) }
    return name
  }
}

extension String {
  /// The text at UTF-8 offsets.
  fileprivate func utf8Text(in range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// A specifier's text without position and label: `%1$(name)@` becomes `%@`.
  fileprivate var withoutPositionAndLabel: String {
    var rest = dropFirst()
    let position = rest.prefix(while: \.isNumber)
    if rest[position.endIndex...].first == "$" { rest = rest.dropFirst(position.count + 1) }
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...]
    }
    return "%" + rest
  }
}
