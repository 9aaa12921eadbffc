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
      // 1024 and not 2 is ICU's base; the result is the same to the last bit.
      factor = UnitFactor(numerator: Double(base)).raised(to: power)
    }
  }
#endif
