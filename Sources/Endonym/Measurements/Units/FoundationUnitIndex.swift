#if !canImport(Darwin)
  import Foundation

  /// Where a unit stands among Foundation's, found without allocating or copying.
  struct FoundationUnitIndex: Sendable {
    private let types: [ObjectIdentifier]
    /// Where each type's units start, and after them where the last one's end.
    private let starts: [Int]
    private let conversions: [UnitConversion]
    private let symbols: [String]

    /// Indexes the units of dimensions in their order.
    init(_ dimensions: [DimensionUnits]) {
      let units = dimensions.flatMap(\.units)
      types = dimensions.map(\.type)
      starts = dimensions.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.units.count) }
      conversions = units.map { UnitConversion($0.dimension.converter) }
      symbols = units.map(\.dimension.symbol)
    }

    /// The position of a unit's type among the dimensions, or nil if it is not one of them.
    func dimension(of unit: Dimension) -> Int? {
      types.firstIndex(of: ObjectIdentifier(type(of: unit)))
    }

    /// The position of a unit among all units: the one of its type, symbol and converter.
    func position(of unit: Dimension) -> Int? {
      guard let dimension = dimension(of: unit) else { return nil }
      let conversion = UnitConversion(unit.converter)
      for position in starts[dimension]..<starts[dimension + 1]
      where conversions[position] == conversion && symbols[position] == unit.symbol {
        return position
      }
      return nil
    }
  }
#endif
