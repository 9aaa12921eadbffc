#if !canImport(Darwin)
  import Foundation

  /// A prefix before a unit, as `kilo` or `kibi`.
  struct UnitPrefix: Sendable, Equatable {
    let name: String
    /// What the prefix multiplies a unit by.
    let factor: UnitFactor

    /// Creates a prefix that stands for a power of a base; nil where the power is absurd.
    init?(name: String, base: Int, power: Int) {
      guard !name.isEmpty, power.magnitude <= 100 else { return nil }
      self.name = name
      factor = UnitFactor(numerator: Double(base)).raised(to: power)
    }
  }
#endif
