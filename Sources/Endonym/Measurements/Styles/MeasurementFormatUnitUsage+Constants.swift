#if !canImport(Darwin)
  import Foundation

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { Self(usage: "food") }
    /// The energy of a workout, which CLDR doesn't tell from food's.
    public static var workout: Self { Self(usage: "food") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A length as it relates to people.
    public static var person: Self { Self(usage: "person") }
    /// A person's height.
    public static var personHeight: Self { Self(usage: "person-height") }
    /// A distance on a road.
    public static var road: Self { Self(usage: "road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self(usage: "focal-length") }
    /// An amount of rain.
    public static var rainfall: Self { Self(usage: "rainfall") }
    /// An amount of snow.
    public static var snowfall: Self { Self(usage: "snowfall") }
    /// How far one can see.
    public static var visibility: Self { Self(usage: "visiblty") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// A person's weight.
    public static var personWeight: Self { Self(usage: "person") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(usage: "baromtrc") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { Self(usage: "wind") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// A person's temperature.
    public static var person: Self { Self(usage: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(usage: "weather") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of a liquid.
    public static var liquid: Self { Self(usage: "fluid") }
  }
#endif
