#if !canImport(Darwin)
  import Foundation

  // Foundation's units of information, with CLDR's names of them.
  extension FoundationUnits {
    static var informationStorage: DimensionUnits {
      DimensionUnits(
        UnitInformationStorage.self, category: "digital", fallback: nil,
        [
          (.bytes, .named("byte")),
          (.bits, .named("bit")),
          (.nibbles, .unnamed),
          (.yottabytes, .composed("yottabyte")),
          (.zettabytes, .composed("zettabyte")),
          (.exabytes, .composed("exabyte")),
          (.petabytes, .named("petabyte")),
          (.terabytes, .named("terabyte")),
          (.gigabytes, .named("gigabyte")),
          (.megabytes, .named("megabyte")),
          (.kilobytes, .named("kilobyte")),
          (.yottabits, .composed("yottabit")),
          (.zettabits, .composed("zettabit")),
          (.exabits, .composed("exabit")),
          (.petabits, .composed("petabit")),
          (.terabits, .named("terabit")),
          (.gigabits, .named("gigabit")),
          (.megabits, .named("megabit")),
          (.kilobits, .named("kilobit")),
          (.yobibytes, .composed("yobibyte")),
          (.zebibytes, .composed("zebibyte")),
          (.exbibytes, .composed("exbibyte")),
          (.pebibytes, .composed("pebibyte")),
          (.tebibytes, .composed("tebibyte")),
          (.gibibytes, .composed("gibibyte")),
          (.mebibytes, .composed("mebibyte")),
          (.kibibytes, .composed("kibibyte")),
          (.yobibits, .composed("yobibit")),
          (.zebibits, .composed("zebibit")),
          (.exbibits, .composed("exbibit")),
          (.pebibits, .composed("pebibit")),
          (.tebibits, .composed("tebibit")),
          (.gibibits, .composed("gibibit")),
          (.mebibits, .composed("mebibit")),
          (.kibibits, .composed("kibibit")),
        ])
    }
  }
#endif
