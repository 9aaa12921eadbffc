#if !canImport(Darwin)
  import Foundation

  /// What tells a unit from another: its class, its symbol and what its converter makes of zero and
  /// of one.
  ///
  /// Foundation makes a new object each time that one of its units is named, so that identity tells
  /// nothing.
  struct UnitSignature: Hashable, Sendable {
    let type: ObjectIdentifier
    let symbol: String
    let converterType: ObjectIdentifier
    let zero: UInt64
    let one: UInt64

    init(_ unit: Dimension) {
      let converter = unit.converter
      type = ObjectIdentifier(Swift.type(of: unit))
      symbol = unit.symbol
      converterType = ObjectIdentifier(Swift.type(of: converter))
      zero = converter.baseUnitValue(fromValue: 0).bitPattern
      one = converter.baseUnitValue(fromValue: 1).bitPattern
    }
  }
#endif
