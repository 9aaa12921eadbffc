#if !canImport(Darwin)
  import Foundation

  // Foundation's units of space, with CLDR's names of them.
  extension FoundationUnits {
    static var length: DimensionUnits {
      DimensionUnits(
        UnitLength.self, category: "length", fallback: .meters,
        [
          (.megameters, .composed("megameter")),
          (.kilometers, .named("kilometer")),
          (.hectometers, .composed("hectometer")),
          (.decameters, .composed("dekameter")),
          (.meters, .named("meter")),
          (.decimeters, .named("decimeter")),
          (.centimeters, .named("centimeter")),
          (.millimeters, .named("millimeter")),
          (.micrometers, .named("micrometer")),
          (.nanometers, .named("nanometer")),
          (.picometers, .named("picometer")),
          (.inches, .named("inch")),
          (.feet, .named("foot")),
          (.yards, .named("yard")),
          (.miles, .named("mile")),
          (.scandinavianMiles, .named("mile-scandinavian")),
          (.lightyears, .named("light-year")),
          (.nauticalMiles, .named("nautical-mile")),
          (.fathoms, .named("fathom")),
          (.furlongs, .named("furlong")),
          (.astronomicalUnits, .named("astronomical-unit")),
          (.parsecs, .named("parsec")),
        ])
    }

    static var area: DimensionUnits {
      DimensionUnits(
        UnitArea.self, category: "area", fallback: .squareMeters,
        [
          (.squareMegameters, .composed("square-megameter")),
          (.squareKilometers, .named("square-kilometer")),
          (.squareMeters, .named("square-meter")),
          (.squareCentimeters, .named("square-centimeter")),
          (.squareMillimeters, .composed("square-millimeter")),
          (.squareMicrometers, .composed("square-micrometer")),
          (.squareNanometers, .composed("square-nanometer")),
          (.squareInches, .named("square-inch")),
          (.squareFeet, .named("square-foot")),
          (.squareYards, .named("square-yard")),
          (.squareMiles, .named("square-mile")),
          (.acres, .named("acre")),
          (.ares, .unnamed),
          (.hectares, .named("hectare")),
        ])
    }

    static var angle: DimensionUnits {
      DimensionUnits(
        UnitAngle.self, category: "angle", fallback: nil,
        [
          (.degrees, .named("degree")),
          (.arcMinutes, .named("arc-minute")),
          (.arcSeconds, .named("arc-second")),
          (.radians, .named("radian")),
          (.gradians, .unnamed),
          (.revolutions, .named("revolution")),
        ])
    }
  }
#endif
