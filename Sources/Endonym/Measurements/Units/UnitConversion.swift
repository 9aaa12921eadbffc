#if !canImport(Darwin)
  import Foundation

  /// How a unit converts to its dimension's base unit, comparable.
  struct UnitConversion: Equatable, Sendable {
    private let converter: ObjectIdentifier
    private let first: Double
    private let second: Double

    /// Reads a converter.
    ///
    /// A linear one is its coefficient and constant. Of others, whose state Foundation keeps to
    /// itself, it is what they make of 1 and of 2.
    init(_ converter: UnitConverter) {
      self.converter = ObjectIdentifier(type(of: converter))
      if self.converter == Self.linear {
        // A checked cast costs more than all the rest of finding a unit; the type was just
        // compared.
        let linear = unsafeDowncast(converter, to: UnitConverterLinear.self)
        first = linear.coefficient
        second = linear.constant
      } else {
        first = converter.baseUnitValue(fromValue: 1)
        second = converter.baseUnitValue(fromValue: 2)
      }
    }

    private static var linear: ObjectIdentifier { ObjectIdentifier(UnitConverterLinear.self) }
  }
#endif
