import PluralRules
import StringCatalog

/// The number by which a plural variation chooses its text.
///
/// A substitution's number is `%arg`; any other argument of its texts counts too, for it may be the
/// number formatted (`%2$@`) or in the style of `.stringsdict` files (`%lld`). A text that varies
/// itself counts its first number.
struct VariedNumber {
  /// How many numbers the text of `other` takes.
  let count: Int
  /// Whether the number can have decimals.
  let hasDecimals: Bool
  private let isSubstitution: Bool
  private let position: Int?

  /// Finds the number of a variation.
  init(_ variation: PluralVariation) {
    let numbers = Self.numbers(in: variation[.other]?.leaves.first)
    count = numbers.count
    position = numbers.first?.position
    isSubstitution = variation.substitution != nil
    let type = variation.substitution.map { FormatSubstitution($0).specifier?.argumentType }
    hasDecimals = (type ?? numbers.first?.type)?.family == .floatingPoint
  }

  /// Whether a text of the variation shows the number.
  func isShown(in leaf: InspectedLeaf) -> Bool {
    if isSubstitution { return leaf.format.showsArgument }
    if leaf.format.specifiers.contains(where: { $0.kind == .substitutionArgument }) { return true }
    guard let position, !leaf.format.specifiers.isEmpty else { return false }
    return FormatSignature(leaf.format).argument(at: position) != nil
  }

  private static func numbers(in leaf: InspectedLeaf?) -> [FormatArgument] {
    guard let leaf, !leaf.format.specifiers.isEmpty else { return [] }
    let certain = numbers(in: leaf.format.resolved(against: .unformatted))
    return certain.isEmpty && leaf.format.hasDoubt ? numbers(in: leaf.format) : certain
  }

  private static func numbers(in format: FormatString) -> [FormatArgument] {
    FormatSignature(format).arguments.filter { argument in
      guard argument.role == .value else { return false }
      return switch argument.type?.family {
      case .integer, .floatingPoint, .longDouble: true
      default: false
      }
    }
  }
}

extension PluralVariation {
  /// Whether the text for `other` shows the number.
  var otherShowsNumber: Bool {
    guard let other = self[.other] else { return false }
    let number = VariedNumber(self)
    return other.leaves.contains(where: number.isShown)
  }
}
