#if !canImport(Darwin)
  import Foundation

  // Foundation's units of how much there is of a substance, with CLDR's names of them.
  extension FoundationUnits {
    static var volume: DimensionUnits {
      DimensionUnits(
        UnitVolume.self, category: "volume", fallback: .liters,
        [
          (.megaliters, .named("megaliter")),
          (.kiloliters, .composed("kiloliter")),
          (.liters, .named("liter")),
          (.deciliters, .named("deciliter")),
          (.centiliters, .named("centiliter")),
          (.milliliters, .named("milliliter")),
          (.cubicKilometers, .named("cubic-kilometer")),
          (.cubicMeters, .named("cubic-meter")),
          (.cubicDecimeters, .composed("cubic-decimeter")),
          (.cubicCentimeters, .named("cubic-centimeter")),
          (.cubicMillimeters, .composed("cubic-millimeter")),
          (.cubicInches, .named("cubic-inch")),
          (.cubicFeet, .named("cubic-foot")),
          (.cubicYards, .named("cubic-yard")),
          (.cubicMiles, .named("cubic-mile")),
          (.acreFeet, .named("acre-foot")),
          (.bushels, .named("bushel")),
          (.teaspoons, .named("teaspoon")),
          (.tablespoons, .named("tablespoon")),
          (.fluidOunces, .named("fluid-ounce")),
          (.cups, .named("cup")),
          (.pints, .named("pint")),
          (.quarts, .named("quart")),
          (.gallons, .named("gallon")),
          (.imperialTeaspoons, .unnamed),
          (.imperialTablespoons, .unnamed),
          (.imperialFluidOunces, .named("fluid-ounce-imperial")),
          (.imperialPints, .unnamed),
          (.imperialQuarts, .named("quart-imperial")),
          (.imperialGallons, .named("gallon-imperial")),
          (.metricCups, .named("cup-metric")),
        ])
    }

    static var mass: DimensionUnits {
      DimensionUnits(
        UnitMass.self, category: "mass", fallback: .kilograms,
        [
          (.kilograms, .named("kilogram")),
          (.grams, .named("gram")),
          (.decigrams, .composed("decigram")),
          (.centigrams, .composed("centigram")),
          (.milligrams, .named("milligram")),
          (.micrograms, .named("microgram")),
          (.nanograms, .composed("nanogram")),
          (.picograms, .composed("picogram")),
          (.ounces, .named("ounce")),
          (.pounds, .named("pound")),
          (.stones, .named("stone")),
          (.metricTons, .named("tonne")),
          (.shortTons, .named("ton")),
          (.carats, .named("carat")),
          (.ouncesTroy, .named("ounce-troy")),
          (.slugs, .unnamed),
        ])
    }

    static var concentrationMass: DimensionUnits {
      DimensionUnits(
        UnitConcentrationMass.self, category: "concentr", fallback: nil,
        [
          (.gramsPerLiter, .composed("gram-per-liter")),
          (.milligramsPerDeciliter, .named("milligram-ofglucose-per-deciliter")),
        ])
    }

    static var dispersion: DimensionUnits {
      DimensionUnits(
        UnitDispersion.self, category: "concentr", fallback: nil,
        [
          (.partsPerMillion, .named("permillion"))
        ])
    }
  }
#endif
