#if !canImport(Darwin)
  import Foundation

  /// The factor between two units, as a fraction with the powers of named constants beside it.
  ///
  /// Constants are kept by name until the end, so that what cancels (feet to miles) leaves no
  /// rounding behind.
  struct UnitFactor: Sendable, Equatable {
    var numerator = 1.0
    var denominator = 1.0
    /// The powers of constants, as in `ft_to_m` squared.
    var constants: [String: Int] = [:]

    mutating func multiply(by other: UnitFactor) {
      numerator *= other.numerator
      denominator *= other.denominator
      for (name, power) in other.constants { add(power, of: name) }
    }

    mutating func divide(by other: UnitFactor) {
      multiply(by: other.raised(to: -1))
    }

    mutating func add(_ power: Int, of constant: String) {
      constants[constant, default: 0] &+= power
    }

    func raised(to power: Int) -> UnitFactor {
      let size = Double(power.magnitude)
      let over = pow(numerator, size)
      let under = pow(denominator, size)
      return UnitFactor(
        numerator: power < 0 ? under : over, denominator: power < 0 ? over : under,
        constants: constants.mapValues { $0 &* power })
    }

    /// The fraction with the constants' values put in; nil where a value is not known.
    func fraction(_ values: [String: Double]) -> (numerator: Double, denominator: Double)? {
      var result = (numerator: numerator, denominator: denominator)
      for (name, power) in constants.sorted(by: { $0.key < $1.key }) where power != 0 {
        guard let value = values[name] else { return nil }
        let raised = pow(value, Double(power.magnitude))
        if power < 0 {
          result.denominator *= raised
        } else {
          result.numerator *= raised
        }
      }
      return result
    }
  }
#endif
