/// Numbers the arguments of a format string while its specifiers are read in order.
struct FormatSignatureReader {
  private(set) var substitutionArguments: [Range<Int>] = []
  private(set) var displayPatterns: [FormatSignature.DisplayPattern] = []
  private(set) var isPositional = false
  /// One for each use, in the order of the text.
  private var uses: [FormatArgument] = []
  private var unnumbered: [Range<Int>] = []
  private var nextPosition = 1
  private let substitutions: [FormatSubstitution]
  /// The numbers of the substitutions by name, where a text refers to many.
  private var numbers: [String: Int]?
  private var referenceCount = 0
  private let variedFamily: ArgumentFamily?
  private let variedPosition: Int?

  init(substitutions: [FormatSubstitution], varied: FormatSubstitution?) {
    self.substitutions = substitutions
    variedFamily = varied?.specifier?.argumentType?.family
    variedPosition = varied.flatMap(Self.position)
  }

  /// Texts that refer to more substitutions than this look them up through an index: it costs more
  /// to make than a few searches, and an entry may have thousands of texts and substitutions.
  private static let indexedReferences = 4

  private mutating func substitution(named name: String) -> FormatSubstitution? {
    referenceCount += 1
    if referenceCount > Self.indexedReferences, numbers == nil {
      numbers = Dictionary(
        substitutions.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    guard let numbers else { return substitutions.first { $0.name == name } }
    return numbers[name].map { substitutions[$0] }
  }

  /// Where specifiers with and without a position stand together.
  var mixedPositions: FormatProblem? {
    isPositional && !unnumbered.isEmpty ? .mixedPositions(ranges: unnumbered) : nil
  }

  /// The uses, those of one position together, by position and then as in the text.
  var usesByPosition: [FormatArgument] {
    uses.enumerated().sorted { left, right in
      (left.element.position, left.offset) < (right.element.position, right.offset)
    }.map(\.element)
  }

  mutating func read(_ specifier: FormatSpecifier) {
    switch specifier.kind {
    case .percentSign:
      return
    case .displayPattern(let name):
      displayPatterns.append(.init(name: name, range: specifier.range))
    case .substitutionArgument:
      substitutionArguments.append(specifier.range)
    case .substitution(let name):
      readSubstitution(name, specifier)
    case .argument where isVaried(specifier):
      substitutionArguments.append(specifier.range)
    case .argument:
      readAmount(specifier.width, of: specifier)
      readAmount(specifier.precision, of: specifier)
      uses.append(
        FormatArgument(
          position: number(specifier.position, at: specifier.range), type: specifier.argumentType,
          conversion: specifier.conversion, label: specifier.label, ranges: [specifier.range]))
    }
  }

  /// Whether a specifier shows the argument of the substitution that the text varies.
  private func isVaried(_ specifier: FormatSpecifier) -> Bool {
    guard let variedFamily, specifier.argumentType?.family == variedFamily else { return false }
    return specifier.position == nil || specifier.position == variedPosition
  }

  /// A substitution whose position the catalog gives doesn't count as one without a position.
  private mutating func readSubstitution(_ name: String, _ specifier: FormatSpecifier) {
    let substitution = substitution(named: name)
    let formatted = substitution?.specifier
    let position: Int
    if let given = specifier.position {
      isPositional = true
      position = given
    } else {
      position = substitution.flatMap(Self.position) ?? nextPosition
      nextPosition += 1
    }
    uses.append(
      FormatArgument(
        position: position, type: formatted?.argumentType, conversion: formatted?.conversion,
        label: specifier.label, role: .substitution(name), ranges: [specifier.range]))
  }

  /// The position that the catalog gives, drawn in to the largest number; `nil` where it is none.
  private static func position(of substitution: FormatSubstitution) -> Int? {
    guard let number = substitution.argumentNumber, number > 0 else { return nil }
    return min(number, FormatScanner.largestNumber)
  }

  private mutating func readAmount(
    _ amount: FormatSpecifier.Amount?, of specifier: FormatSpecifier
  ) {
    guard case .argument(let position) = amount else { return }
    uses.append(
      FormatArgument(
        position: number(position, at: specifier.range), type: .signedInteger(.int),
        role: .amount, ranges: [specifier.range]))
  }

  private mutating func number(_ position: Int?, at range: Range<Int>) -> Int {
    if let position {
      isPositional = true
      return position
    }
    if unnumbered.last != range { unnumbered.append(range) }
    defer { nextPosition += 1 }
    return nextPosition
  }
}
