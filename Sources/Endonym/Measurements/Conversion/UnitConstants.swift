#if !canImport(Darwin)
  /// The named constants of CLDR's unit conversions, and how expressions of them are evaluated.
  ///
  /// An expression is a product, as in `ft_to_m*lb_to_kg/12*12`: what follows its slash, all of it,
  /// divides.
  ///
  /// Source: UTS #35 Part 6, chapter "Unit Conversion", section "Conversion Data".
  struct UnitConstants: Sendable {
    private static let longestExpression = 256
    private static let deepestExpression = 8
    private static let largestPower = 64
    private let expressions: [String: String]
    /// The values of the constants that stand for a number and not for a product of other
    /// constants.
    let values: [String: Double]

    /// Creates the constants from their expressions by name.
    init(expressions: [String: String]) {
      self.expressions = expressions
      values = expressions.compactMapValues(Self.quotient)
    }

    /// The factor that an expression means; nil where it is not well formed or knows no such
    /// constant.
    func factor(_ expression: String) -> UnitFactor? {
      factor(expression, depth: 0)
    }

    /// The number that an expression without constants means, as in `2298.35/9`.
    static func quotient(_ expression: String) -> Double? {
      guard let factor = UnitConstants(expressions: [:], values: [:]).factor(expression)
      else { return nil }
      let quotient = factor.numerator / factor.denominator
      return quotient.isFinite ? quotient : nil
    }

    private init(expressions: [String: String], values: [String: Double]) {
      self.expressions = expressions
      self.values = values
    }

    private func factor(_ expression: String, depth: Int) -> UnitFactor? {
      guard depth < Self.deepestExpression, expression.utf8.count <= Self.longestExpression
      else { return nil }
      var result = UnitFactor()
      var sign = 1
      for (index, product) in expression.split(separator: "/", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { sign = -1 }
        for element in product.split(separator: "*", omittingEmptySubsequences: false) {
          guard let factor = self.element(String(element.filter { $0 != " " }), sign, depth)
          else { return nil }
          result.multiply(by: factor)
        }
      }
      return result
    }

    private func element(_ element: String, _ sign: Int, _ depth: Int) -> UnitFactor? {
      let pieces = element.split(separator: "^", omittingEmptySubsequences: false)
      guard let base = pieces.first.map(String.init), !base.isEmpty, pieces.count <= 2
      else { return nil }
      var power = sign
      if pieces.count == 2 {
        guard let written = Int(pieces[1]), written.magnitude <= Self.largestPower
        else { return nil }
        power = sign * written
      }
      if let number = Double(base), number.isFinite, number != 0 {
        return UnitFactor(numerator: number).raised(to: power)
      }
      if values[base] != nil { return UnitFactor(constants: [base: power]) }
      guard let expression = expressions[base] else { return nil }
      return factor(expression, depth: depth + 1)?.raised(to: power)
    }
  }
#endif
