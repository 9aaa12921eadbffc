#if !canImport(Darwin)
  import Foundation

  // Foundation's units of electricity, with CLDR's names of them.
  extension FoundationUnits {
    static var electricCharge: DimensionUnits {
      DimensionUnits(
        UnitElectricCharge.self, category: "electric", fallback: nil,
        [
          (.coulombs, .unnamed),
          (.megaampereHours, .composed("megaampere-hour")),
          (.kiloampereHours, .composed("kiloampere-hour")),
          (.ampereHours, .composed("ampere-hour")),
          (.milliampereHours, .composed("milliampere-hour")),
          (.microampereHours, .composed("microampere-hour")),
        ])
    }

    static var electricCurrent: DimensionUnits {
      DimensionUnits(
        UnitElectricCurrent.self, category: "electric", fallback: nil,
        [
          (.megaamperes, .composed("megaampere")),
          (.kiloamperes, .composed("kiloampere")),
          (.amperes, .named("ampere")),
          (.milliamperes, .named("milliampere")),
          (.microamperes, .composed("microampere")),
        ])
    }

    static var electricPotentialDifference: DimensionUnits {
      DimensionUnits(
        UnitElectricPotentialDifference.self, category: "electric", fallback: nil,
        [
          (.megavolts, .composed("megavolt")),
          (.kilovolts, .composed("kilovolt")),
          (.volts, .named("volt")),
          (.millivolts, .composed("millivolt")),
          (.microvolts, .composed("microvolt")),
        ])
    }

    static var electricResistance: DimensionUnits {
      DimensionUnits(
        UnitElectricResistance.self, category: "electric", fallback: nil,
        [
          (.megaohms, .composed("megaohm")),
          (.kiloohms, .composed("kiloohm")),
          (.ohms, .named("ohm")),
          (.milliohms, .composed("milliohm")),
          (.microohms, .composed("microohm")),
        ])
    }
  }
#endif
