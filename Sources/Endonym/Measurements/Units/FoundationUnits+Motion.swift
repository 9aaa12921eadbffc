#if !canImport(Darwin)
  import Foundation

  // Foundation's units of motion, time and force, with CLDR's names of them.
  extension FoundationUnits {
    static var speed: DimensionUnits {
      DimensionUnits(
        UnitSpeed.self, category: "speed", fallback: .metersPerSecond,
        [
          (.metersPerSecond, .named("meter-per-second")),
          (.kilometersPerHour, .named("kilometer-per-hour")),
          (.milesPerHour, .named("mile-per-hour")),
          (.knots, .named("knot")),
        ])
    }

    static var duration: DimensionUnits {
      DimensionUnits(
        UnitDuration.self, category: "duration", fallback: nil,
        [
          (.picoseconds, .composed("picosecond")),
          (.nanoseconds, .named("nanosecond")),
          (.microseconds, .named("microsecond")),
          (.milliseconds, .named("millisecond")),
          (.seconds, .named("second")),
          (.minutes, .named("minute")),
          (.hours, .named("hour")),
        ])
    }

    static var acceleration: DimensionUnits {
      DimensionUnits(
        UnitAcceleration.self, category: "acceleration", fallback: nil,
        [
          (.metersPerSecondSquared, .named("meter-per-square-second")),
          (.gravity, .named("g-force")),
        ])
    }

    static var pressure: DimensionUnits {
      DimensionUnits(
        UnitPressure.self, category: "pressure", fallback: .hectopascals,
        [
          (.newtonsPerMetersSquared, .composed("newton-per-square-meter")),
          (.gigapascals, .composed("gigapascal")),
          (.megapascals, .named("megapascal")),
          (.kilopascals, .named("kilopascal")),
          (.hectopascals, .named("hectopascal")),
          (.inchesOfMercury, .named("inch-ofhg")),
          (.bars, .named("bar")),
          (.millibars, .named("millibar")),
          (.millimetersOfMercury, .named("millimeter-ofhg")),
          (.poundsForcePerSquareInch, .named("pound-force-per-square-inch")),
        ])
    }

    static var frequency: DimensionUnits {
      DimensionUnits(
        UnitFrequency.self, category: "frequency", fallback: nil,
        [
          (.terahertz, .composed("terahertz")),
          (.gigahertz, .named("gigahertz")),
          (.megahertz, .named("megahertz")),
          (.kilohertz, .named("kilohertz")),
          (.hertz, .named("hertz")),
          (.millihertz, .composed("millihertz")),
          (.microhertz, .composed("microhertz")),
          (.nanohertz, .composed("nanohertz")),
        ])
    }
  }
#endif
