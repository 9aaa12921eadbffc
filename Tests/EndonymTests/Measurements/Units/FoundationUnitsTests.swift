#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Foundation's units by CLDR's names of them.
  ///
  /// That there are 202 is what Foundation's public interface says (Swift 6.3, read from its symbol
  /// graph: the static properties of its `Dimension` subclasses).
  struct FoundationUnitsTests {
    private let units = FoundationUnits.dimensions.flatMap(\.units)

    @Test("All of Foundation's units are there: 128 named, 66 composed, 8 unknown to CLDR")
    func counts() {
      let composed = units.filter { if case .composed = $0.name { true } else { false } }
      #expect(FoundationUnits.dimensions.count == 22)
      #expect(units.count == 202)
      #expect(units.count { $0.cldrUnit != nil } == 128)
      #expect(composed.count == 66)
      #expect(units.count { $0.name == .unnamed } == 8)
      #expect(Set(units.compactMap(\.cldrUnit)).count == 128)
    }

    @Test("Each unit is found by a new instance of it, and none is taken for another")
    func newInstances() throws {
      typealias Anew = FoundationUnits
      let anew = [
        Anew.length, Anew.mass, Anew.temperature, Anew.duration, Anew.speed, Anew.energy,
        Anew.volume, Anew.area, Anew.informationStorage, Anew.pressure, Anew.power, Anew.angle,
        Anew.frequency, Anew.acceleration, Anew.fuelEfficiency, Anew.electricCurrent,
        Anew.electricPotentialDifference, Anew.electricResistance, Anew.electricCharge,
        Anew.concentrationMass, Anew.dispersion, Anew.illuminance,
      ].flatMap(\.units)
      #expect(anew.count == units.count)
      for (new, known) in zip(anew, units) {
        let found = try #require(FoundationUnits.foundationUnit(for: new.dimension))
        #expect(found.name == known.name && found.dimension === known.dimension)
        #expect(FoundationUnits.cldrUnit(for: new.dimension) == known.cldrUnit)
      }
    }

    @Test("Units convert as CLDR's units of their names do (CLDR's conversion tests)")
    func conversions() throws {
      var compared = 0
      for dimension in FoundationUnits.dimensions {
        let named = dimension.units.compactMap { unit in
          unit.cldrUnit.map { (unit.dimension, $0.identifier) }
        }
        guard let (first, firstName) = named.first, let origin = thousandUnits[firstName] else {
          continue
        }
        for (unit, name) in named {
          let expected = try #require(thousandUnits[name], "\(name)")
          let ours = unit.converter.baseUnitValue(fromValue: 1000)
          let reference = first.converter.baseUnitValue(fromValue: 1000)
          let tolerance = looseConversions[name] ?? 0.0005
          switch (unit, name) {
          case (is UnitTemperature, _):
            #expect(abs(ours - expected) < 0.01, "\(name)")
          case (is UnitFuelEfficiency, let name) where name != firstName:
            // Miles per gallon are CLDR's inverse of a consumption: 1e-8 m³/m are 1 L/100 km.
            #expect(abs(ours * expected / 1e8 - 1) < tolerance, "\(name)")
          default:
            #expect(abs(ours / reference / (expected / origin) - 1) < tolerance, "\(name)")
          }
          compared += 1
        }
      }
      #expect(compared == 127)
    }

    /// Units that Foundation itself defines otherwise than CLDR, with how far they are off: its cup
    /// is the legal one of 240 ml, and its stone has the reciprocal of the right coefficient.
    private var looseConversions: [String: Double] { ["cup": 0.015, "stone": 0.976] }

    @Test("ICU knows every name, in the category that is given")
    func namesAreKnown() {
      for unit in units {
        switch unit.name {
        case .named(let identifier):
          #expect(icuKnows(unit.cldrUnit?.skeletonStem ?? ""), "\(identifier)")
          #expect(unit.cldrUnit?.identifier == identifier)
        case .composed(let identifier):
          #expect(icuKnows("unit/\(identifier)"), "\(identifier)")
        case .unnamed: #expect(unit.cldrUnit == nil)
        }
      }
      #expect(!icuKnows("measure-unit/length-cubit-of-noah"))
    }

    @Test("The two units with the symbol mpg are told apart")
    func milesPerGallon() {
      let american = UnitFuelEfficiency.milesPerGallon
      let imperial = UnitFuelEfficiency.milesPerImperialGallon
      #expect(american.symbol == imperial.symbol)
      #expect(FoundationUnits.cldrUnit(for: american)?.identifier == "mile-per-gallon")
      #expect(FoundationUnits.cldrUnit(for: imperial)?.identifier == "mile-per-gallon-imperial")
    }

    @Test("A custom unit is not taken for one of Foundation's that it resembles")
    func customUnits() {
      let resembling: [Dimension] = [
        UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 2)),
        UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1, constant: 1)),
        UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: .nan)),
        UnitLength(symbol: "m", converter: Identity()),
        UnitLength(symbol: "metre", converter: UnitConverterLinear(coefficient: 1)),
        UnitLength(symbol: "", converter: UnitConverterLinear(coefficient: 1)),
        UnitDuration(symbol: "s", converter: UnitConverterLinear(coefficient: 60)),
        UnitFuelEfficiency(symbol: "mpg", converter: UnitConverterLinear(coefficient: 1)),
        Dimension(symbol: "m", converter: UnitConverterLinear(coefficient: 1)),
        Paces.paces,
      ]
      for unit in resembling {
        #expect(FoundationUnits.foundationUnit(for: unit) == nil, "\(unit.symbol)")
        #expect(FoundationUnits.cldrUnit(for: unit) == nil, "\(unit.symbol)")
      }
      let same = UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1))
      #expect(FoundationUnits.cldrUnit(for: same)?.identifier == "meter")
    }

    @Test("Where CLDR has no name, dimensions with preferences have a unit to convert to")
    func fallbackUnits() {
      func fallback(_ unit: Dimension) -> String? {
        FoundationUnits.fallbackUnit(for: unit)?.cldrUnit?.identifier
      }
      #expect(fallback(UnitLength.megameters) == "meter")
      #expect(fallback(UnitPressure.gigapascals) == "hectopascal")
      #expect(fallback(UnitVolume.imperialPints) == "liter")
      #expect(fallback(UnitElectricCharge.coulombs) == nil)
      #expect(fallback(UnitConcentrationMass.gramsPerLiter) == nil)
      #expect(fallback(Paces.paces) == nil)
      let ells = UnitLength(symbol: "ell", converter: UnitConverterLinear(coefficient: 1.143))
      #expect(fallback(ells) == "meter")
      #expect(fallback(UnitInformationStorage.gibibytes) == nil)
      #expect(fallback(UnitDuration.picoseconds) == nil)
      let converting = FoundationUnits.dimensions.filter { $0.fallback != nil }
      // Length, mass, temperature, speed, energy, volume, area, pressure, power and fuel
      // efficiency.
      #expect(converting.count == 10)
      #expect(converting.allSatisfy { $0.fallback?.cldrUnit != nil })
    }
  }

  /// A dimension of an app's own.
  private final class Paces: Dimension, @unchecked Sendable {
    static var paces: Paces {
      Paces(symbol: "m", converter: UnitConverterLinear(coefficient: 1))
    }
    override static func baseUnit() -> Self { Self(symbol: "m", converter: Identity()) }
  }

  /// A converter of an app's own.
  private final class Identity: UnitConverter, @unchecked Sendable {
    override func baseUnitValue(fromValue value: Double) -> Double { value }
    override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
  }
#endif
