/// The arguments that a format string takes, by position.
///
/// Specifiers without a position are numbered in the order of the text, and a width or precision
/// given as `*` comes before the number that it belongs to. A substitution takes the position that
/// the catalog gives it, else the one that its place in the text gives it.
public struct FormatSignature: Sendable, Hashable {
  /// The largest position that Foundation formats (Core Foundation keeps it in eight bits).
  public static let largestPosition = 127

  /// The arguments, ordered by position; one position occurs once.
  public private(set) var arguments: [FormatArgument] = []
  /// Where the text shows the argument of the substitution that it varies, `%arg`.
  public private(set) var substitutionArguments: [Range<Int>] = []
  /// Arguments that are passed though the text doesn't use them, ordered by position.
  ///
  /// Empty unless ``passing(_:)`` was told of them.
  public private(set) var unusedArguments: [FormatArgument] = []
  /// Whether the text stands in a substitution that shows its argument, here or elsewhere.
  public private(set) var passesSubstitutionArgument = false
  /// The places of a Cocoa display pattern, such as `value1`, in order.
  public private(set) var displayPatterns: [DisplayPattern] = []
  /// What is wrong with the arguments by themselves.
  public private(set) var problems: [FormatProblem] = []
  /// Whether a specifier gives a position.
  public private(set) var isPositional = false

  /// A place in a Cocoa display pattern, `%{value1}@`.
  public struct DisplayPattern: Sendable, Hashable {
    /// The name between the braces.
    public var name: String
    /// The place in the text, as UTF-8 offsets.
    public var range: Range<Int>

    /// Creates a place.
    public init(name: String, range: Range<Int>) {
      self.name = name
      self.range = range
    }
  }

  /// Reads the signature of a format string after its resolution.
  ///
  /// - Parameters:
  ///   - format: The format string, with its ambiguous specifiers decided.
  ///   - substitutions: The substitutions of the localization that the text belongs to.
  ///   - substitution: The substitution that the text varies; a specifier of its argument's family
  ///     without a position, or with the argument's, counts as `%arg`, as in stringsdict files.
  public init(
    _ format: FormatString, substitutions: [FormatSubstitution] = [],
    varying substitution: FormatSubstitution? = nil
  ) {
    guard !format.specifiers.isEmpty else { return }
    var reader = FormatSignatureReader(substitutions: substitutions, varied: substitution)
    for specifier in format.specifiers { reader.read(specifier) }
    substitutionArguments = reader.substitutionArguments
    passesSubstitutionArgument = !substitutionArguments.isEmpty
    displayPatterns = reader.displayPatterns
    isPositional = reader.isPositional
    if let mixed = reader.mixedPositions { problems.append(mixed) }
    addArguments(reader.usesByPosition)
    addNumberingProblems()
  }

  /// The same signature with the arguments of another that are passed though this text doesn't use
  /// them: those of the key, or of another plural form.
  ///
  /// A translation may use them, and they leave no gap.
  public func passing(_ other: FormatSignature) -> FormatSignature {
    var signature = self
    let used = Set(arguments.map(\.position) + unusedArguments.map(\.position))
    let passed = (other.arguments + other.unusedArguments).filter { !used.contains($0.position) }
    signature.unusedArguments = (unusedArguments + passed).sorted { $0.position < $1.position }
    signature.passesSubstitutionArgument =
      passesSubstitutionArgument || other.passesSubstitutionArgument
    let positions = Set(passed.map(\.position))
    signature.problems.removeAll { problem in
      if case .gap(let position) = problem { positions.contains(position) } else { false }
    }
    return signature
  }

  /// The position of the only number among the arguments; `nil` where there is none, or several.
  ///
  /// A plural variation without a substitution counts this one.
  public var countedPosition: Int? {
    let numbers = arguments.filter { argument in
      switch argument.type?.family {
      case .integer, .floatingPoint, .longDouble: argument.role != .amount
      default: false
      }
    }
    return numbers.count == 1 ? numbers.first?.position : nil
  }

  /// The argument at a position.
  public func argument(at position: Int) -> FormatArgument? {
    arguments.first { $0.position == position }
  }

  /// Merges the uses of each position into one argument, and finds those of several families.
  private mutating func addArguments(_ uses: [FormatArgument]) {
    var conflicts: [Int] = []
    for use in uses {
      let last = arguments.count - 1
      guard last >= 0, arguments[last].position == use.position else {
        arguments.append(use)
        continue
      }
      if arguments[last].ranges.last != use.ranges.last { arguments[last].ranges += use.ranges }
      if arguments[last].label == nil { arguments[last].label = use.label }
      guard let family = use.type?.family else { continue }
      if arguments[last].type == nil {
        arguments[last].type = use.type
        arguments[last].conversion = use.conversion
      } else if family != arguments[last].type?.family, conflicts.last != last {
        conflicts.append(last)
      }
    }
    problems += conflicts.map {
      .conflictingTypes(position: arguments[$0].position, ranges: arguments[$0].ranges)
    }
  }

  private mutating func addNumberingProblems() {
    var expected = 1
    for argument in arguments where argument.position <= Self.largestPosition {
      for position in expected..<max(expected, argument.position) {
        problems.append(.gap(position: position))
      }
      expected = argument.position + 1
    }
    let beyond = arguments.filter { $0.position > Self.largestPosition }
    if let last = beyond.last {
      problems.append(
        .positionOutOfRange(position: last.position, ranges: beyond.flatMap(\.ranges)))
    }
  }
}
