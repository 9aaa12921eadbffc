#if !canImport(Darwin)
  import Foundation

  /// The options of a number's format style, as Foundation encodes them.
  struct EncodedNumberOptions: Decodable {
    private var scale: Double?
    private var precision: EncodedPrecision?
    private var increment: EncodedIncrement?
    private let grouping: Grouping?
    private let sign: EncodedSignStrategy?
    private let decimalSeparator: DecimalSeparator?
    private let rounding: EncodedRoundingRule?
    private let notation: Notation?

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case scale, precision
      case increment = "roundingIncrement"
      case grouping = "group"
      case sign = "signDisplayStrategy"
      case decimalSeparator = "decimalSeparatorStrategy"
      case rounding, notation
    }

    init(from decoder: any Decoder) throws {
      let options = try decoder.exhaustiveContainer(keyedBy: CodingKeys.self)
      scale = try options.decodeIfPresent(Double.self, forKey: .scale)
      precision = try options.decodeIfPresent(EncodedOption.self, forKey: .precision)?.option
      increment = try options.decodeIfPresent(EncodedIncrement.self, forKey: .increment)
      grouping = try options.decodeIfPresent(EncodedOption.self, forKey: .grouping)?.option
      sign = try options.decodeIfPresent(EncodedSignStrategy.self, forKey: .sign)
      decimalSeparator =
        try options.decodeIfPresent(EncodedOption.self, forKey: .decimalSeparator)?.option
      rounding = try options.decodeIfPresent(EncodedRoundingRule.self, forKey: .rounding)
      notation = try options.decodeIfPresent(EncodedOption.self, forKey: .notation)?.option
    }

    /// The ICU number skeleton of the options.
    ///
    /// Throws `NumberSkeletonError` if an option is out of ICU's range.
    func skeleton() throws -> String {
      var tokens: [String] = []
      if let scale { tokens.append("scale/\(try SkeletonDecimal(scale).text)") }
      if let increment = try increment?.decimal() {
        tokens += try precision?.tokens(increment: increment) ?? [increment.token]
      } else {
        tokens += try precision?.tokens() ?? []
      }
      tokens += [
        grouping?.token, sign?.token, decimalSeparator?.token, rounding?.token, notation?.token,
      ].compactMap(\.self)
      return tokens.joined(separator: " ")
    }

    /// The options with what ICU can't take brought into its range, or left out where it has none.
    ///
    /// Foundation itself drops all options, or ends the process, where one of them is out of range.
    var withinRange: EncodedNumberOptions {
      var options = self
      options.precision = precision?.withinRange
      if let scale, (try? SkeletonDecimal(scale)) == nil { options.scale = nil }
      if let increment, (try? increment.decimal()) == nil { options.increment = nil }
      return options
    }

    private enum Grouping: Int, Decodable {
      case automatic, never

      var token: String? { self == .never ? "group-off" : nil }
    }

    private enum DecimalSeparator: Int, Decodable {
      case automatic, always

      var token: String? { self == .always ? "decimal-always" : nil }
    }

    private enum Notation: Int, Decodable {
      case automatic, scientific, compactName

      var token: String? {
        switch self {
        case .automatic: nil
        case .scientific: "scientific"
        case .compactName: "compact-short"
        }
      }
    }
  }
#endif
