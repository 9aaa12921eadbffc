#if !canImport(Darwin)
  import Foundation

  /// The tokens of a number's skeleton, told apart by what they decide.
  struct NumberTokens {
    /// All that the style says.
    let all: [String]

    /// The tokens of a style as far as ICU can take it; none for a style without options.
    init(_ style: FloatingPointFormatStyle<Double>?) {
      let text = style.flatMap { try? NumberSkeleton(closestTo: $0).text } ?? ""
      all = text.split(separator: " ").map(String.init)
    }

    /// The tokens, with the rounding of a usage where the style has none of its own.
    ///
    /// - Parameter precision: The rounding that CLDR's preference asks for; with none, ICU's for
    ///   all usages.
    /// - Returns: The tokens, all of them together.
    func rounded(by precision: String?) -> [String] {
      if all.contains(where: { Self.isPrecision($0) || $0.hasPrefix("compact-") }) { return all }
      return all + [precision ?? Self.usagePrecision]
    }

    /// Those of a whole number before a smaller unit's.
    var leading: [String] {
      all.filter { $0.hasPrefix("group-") || $0.hasPrefix("sign-") || $0.hasPrefix("numbering-") }
        + ["precision-integer"]
    }

    /// An integer, but two digits at least where it would have one.
    private static let usagePrecision = "precision-integer/@@*"

    private static func isPrecision(_ token: String) -> Bool {
      token.hasPrefix(".") || token.hasPrefix("@") || token.hasPrefix("precision-")
    }
  }

  extension [String] {
    /// The tokens of a number that follows another, which has the sign of both.
    var withoutSign: [String] { filter { !$0.hasPrefix("sign-") } + ["sign-never"] }
  }
#endif
