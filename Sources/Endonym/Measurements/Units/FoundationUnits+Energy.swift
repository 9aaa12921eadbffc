#if !canImport(Darwin)
  import Foundation

  // Foundation's units of energy, heat and light, with CLDR's names of them.
  extension FoundationUnits {
    static var temperature: DimensionUnits {
      DimensionUnits(
        UnitTemperature.self, category: "temperature", fallback: .kelvin,
        [
          (.kelvin, .named("kelvin")),
          (.celsius, .named("celsius")),
          (.fahrenheit, .named("fahrenheit")),
        ])
    }

    static var energy: DimensionUnits {
      DimensionUnits(
        UnitEnergy.self, category: "energy", fallback: .joules,
        [
          (.kilojoules, .named("kilojoule")),
          (.joules, .named("joule")),
          (.kilocalories, .named("kilocalorie")),
          (.calories, .named("calorie")),
          (.kilowattHours, .named("kilowatt-hour")),
        ])
    }

    static var power: DimensionUnits {
      DimensionUnits(
        UnitPower.self, category: "power", fallback: .watts,
        [
          (.terawatts, .composed("terawatt")),
          (.gigawatts, .named("gigawatt")),
          (.megawatts, .named("megawatt")),
          (.kilowatts, .named("kilowatt")),
          (.watts, .named("watt")),
          (.milliwatts, .named("milliwatt")),
          (.microwatts, .composed("microwatt")),
          (.nanowatts, .composed("nanowatt")),
          (.picowatts, .composed("picowatt")),
          (.femtowatts, .composed("femtowatt")),
          (.horsepower, .named("horsepower")),
        ])
    }

    static var fuelEfficiency: DimensionUnits {
      DimensionUnits(
        UnitFuelEfficiency.self, category: "consumption", fallback: .litersPer100Kilometers,
        [
          (.litersPer100Kilometers, .named("liter-per-100-kilometer")),
          (.milesPerImperialGallon, .named("mile-per-gallon-imperial")),
          (.milesPerGallon, .named("mile-per-gallon")),
        ])
    }

    static var illuminance: DimensionUnits {
      DimensionUnits(
        UnitIlluminance.self, category: "light", fallback: nil,
        [
          (.lux, .named("lux"))
        ])
    }
  }
#endif
