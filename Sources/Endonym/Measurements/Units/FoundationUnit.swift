#if !canImport(Darwin)
  import Foundation

  /// A unit that Foundation defines, with CLDR's name of it.
  struct FoundationUnit: Sendable {
    /// The unit as Foundation makes it.
    let dimension: Dimension
    /// How CLDR names the unit.
    let name: CLDRUnitName
    /// The unit in CLDR, if it has names of its own there.
    let cldrUnit: CLDRUnit?
    private let symbol: String
    private let conversion: UnitConversion

    /// Takes a unit from Foundation.
    init(_ dimension: Dimension, name: CLDRUnitName, category: String) {
      self.dimension = dimension
      self.name = name
      symbol = dimension.symbol
      conversion = UnitConversion(dimension.converter)
      if case .named(let identifier) = name {
        cldrUnit = CLDRUnit(category: category, identifier: identifier)
      } else {
        cldrUnit = nil
      }
    }

    /// Whether a unit of the same type is this one, by its symbol and by how it converts.
    func isSame(as unit: Dimension) -> Bool {
      isSame(as: unit, conversion: UnitConversion(unit.converter))
    }

    /// Whether a unit of the same type is this one; its conversion was read already.
    func isSame(as unit: Dimension, conversion: UnitConversion) -> Bool {
      self.conversion == conversion && symbol == unit.symbol
    }
  }
#endif
