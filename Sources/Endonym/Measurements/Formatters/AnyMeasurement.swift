#if !canImport(Darwin)
  import Foundation

  /// A measurement whose unit can be of any type.
  protocol AnyMeasurement {
    /// The number.
    var value: Double { get }
    /// The unit of the number.
    var anyUnit: Unit { get }
  }

  extension Measurement: AnyMeasurement {
    var anyUnit: Unit { unit }
  }
#endif
