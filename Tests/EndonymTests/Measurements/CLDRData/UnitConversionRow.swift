#if !canImport(Darwin)
  import Foundation

  /// A row of CLDR's unitsTest.txt: a unit, its base unit, the conversion, and what 1000 converts
  /// to.
  struct UnitConversionRow: Sendable {
    let quantity: String
    let source: String
    let target: String
    /// What multiplies, exact to a double's precision.
    let factor: Double
    let offset: Double
    /// What 1000 of the source are in the target, to seven digits.
    let thousand: Double
    /// The row as the file has it, to list it by.
    let text: String

    init?(_ fields: [String]) {
      guard fields.count == 5 else { return nil }
      let terms = fields[3].components(separatedBy: "* x")
      // The file writes the offset of a temperature with its sign turned; its last column shows it.
      let offset = (terms.last ?? "").replacingOccurrences(of: " - ", with: "")
      guard
        terms.count == 2, let factor = Self.quotient(terms[0]),
        let offset = offset.isEmpty ? 0 : Self.quotient(offset),
        let thousand = Self.quotient(fields[4])
      else { return nil }
      (quantity, source, target) = (fields[0], fields[1], fields[2])
      (self.factor, self.offset, self.thousand) = (factor, offset, thousand)
      text = fields.joined(separator: "; ")
    }

    private static func quotient(_ text: String) -> Double? {
      let numbers = text.split(separator: "/").map {
        Double($0.filter { $0 != "," && $0 != " " })
      }
      switch numbers.count {
      case 1: return numbers[0]
      case 2:
        guard let over = numbers[0], let under = numbers[1] else { return nil }
        return over / under
      default: return nil
      }
    }
  }
#endif
