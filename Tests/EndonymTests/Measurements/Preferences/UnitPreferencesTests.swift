#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Preferred units by their values, in cases worked out by hand from CLDR 46's
  /// unitPreferenceData.
  struct UnitPreferencesTests {
    private func preferred(
      _ value: Double, _ unit: String, _ usage: String, _ locale: String
    ) -> [String]? {
      UnitPreferences.preferred(
        value, in: UnitCategories.current.unit(unit), usage: usage,
        locale: Locale(identifier: locale))?
        .carrying { ($0 * 10).rounded() / 10 }
        .parts.map { "\(($0.value * 1000).rounded() / 1000) \($0.unit.identifier)" }
    }

    @Test(
      "A usage that ICU doesn't know, or knows of another quantity, prefers nothing",
      arguments: ["workout", "", "-", "person-height-", "Default", "food", "\u{0}", "weather"])
    func unknownUsage(usage: String) {
      let expected: [String]? = usage == "person-height-" ? ["6.0 foot", "0.0 inch"] : nil
      #expect(preferred(6, "foot", usage, "en_US") == expected)
    }

    @Test(
      "A unit that ICU can't convert prefers nothing",
      arguments: [
        "beaufort", "generic", "nonsense", "", "foot-and-inch", "per", "square", "square-square",
        "meter-per-meter-per-meter", "hertz",
      ])
    func unknownUnit(identifier: String) {
      #expect(preferred(6, identifier, "default", "en_US") == nil)
    }

    @Test("A usage falls back by its hyphens")
    func fallback() {
      #expect(
        preferred(1.8, "meter", "person-height-child", "en_US") == ["5.0 foot", "10.866 inch"])
      #expect(preferred(20_000, "square-meter", "land-agriculture-grain", "de") == ["2.0 hectare"])
    }

    @Test("What rounding fills up is carried, and the sign stays with the first part")
    func carrying() {
      #expect(preferred(5.999_999, "foot", "person-height", "en_US") == ["6.0 foot", "0.0 inch"])
      #expect(preferred(-5.999_999, "foot", "person-height", "en_US") == ["-6.0 foot", "0.0 inch"])
      #expect(preferred(-5.5, "foot", "person-height", "en_US") == ["-5.0 foot", "6.0 inch"])
      #expect(preferred(-0.5, "meter", "person-height", "fr") == ["-0.0 meter", "50.0 centimeter"])
      #expect(preferred(90, "kilogram", "person", "en_GB") == ["14.0 stone", "2.416 pound"])
    }

    @Test("What is carried goes on to the parts before, and a part that isn't full stays as it is")
    func cascade() throws {
      let hour = CLDRUnit(category: "duration", identifier: "hour")
      let route = try #require(
        UnitRoute(
          from: hour, preferences: [UnitPreference(identifier: "hour-and-minute-and-second")],
          definitions: .current, categories: .current))
      let nearlyTwo = try #require(route.measurement(of: 1.999_999_9))
      #expect(nearlyTwo.parts.map(\.value).prefix(2) == [1, 59])
      #expect(nearlyTwo.carrying { $0.rounded() }.parts.map(\.value) == [2, 0, 0])
      #expect(nearlyTwo.carrying { $0.rounded(.down) } == nearlyTwo)
      #expect(nearlyTwo.carrying { _ in .nan } == nearlyTwo)
      let negative = try #require(route.measurement(of: -1.999_999_9))
      #expect(negative.carrying { $0.rounded() }.parts.map(\.value) == [-2, 0, 0])
      let half = try #require(route.measurement(of: 0.999_999_999_999_999_9))
      #expect(half.parts.map(\.value) == [1, 0, 0])
    }

    @Test(
      "The British system can be asked for in a Unicode extension, which ICU's formatter ignores",
      arguments: ["de-u-ms-uksystem", "de@measure=uksystem", "en_US@ms=uksystem"])
    func britishSystem(locale: String) throws {
      #expect(preferred(90, "kilogram", "person", locale) == ["14.0 stone", "2.416 pound"])
      let icu = try ICUNumber(
        skeleton: "measure-unit/mass-kilogram usage/person unit-width-full-name", locale: locale)
      let ignores = try icu.format(90).contains("90")
      #expect(ignores == locale.contains("-u-"))
    }

    @Test("Blood sugar by weight converts, which ICU's formatter fails at")
    func bloodGlucose() throws {
      let unit = "milligram-ofglucose-per-deciliter"
      #expect(preferred(90, unit, "blood-glucose", "en_GB") == ["4.996 millimole-per-liter"])
      #expect(preferred(90, unit, "blood-glucose", "en_US") == ["90.0 \(unit)"])
      let icu = try ICUNumber(
        skeleton: "measure-unit/concentr-\(unit) usage/blood-glucose", locale: "en_GB")
      #expect(throws: ICUFailure.self) { try icu.format(90) }
    }

    @Test("Values that no double holds, or that are no number, never trap")
    func extremes() {
      #expect(preferred(.nan, "foot", "person-height", "en_US") == ["nan inch"])
      #expect(preferred(.infinity, "foot", "person-height", "en_US") == ["inf foot"])
      #expect(preferred(-.infinity, "foot", "person-height", "en_US") == ["-inf foot"])
      #expect(preferred(1e308, "mile", "person-height", "en_US") == nil)
      #expect(preferred(1e308, "mile", "rainfall", "de") == nil)
      #expect(preferred(-0.0, "meter", "default", "de") == ["0.0 centimeter"])
      #expect(preferred(.leastNonzeroMagnitude, "kilometer", "default", "de") != nil)
      #expect(preferred(0, "mile-per-gallon", "default", "de") == ["inf liter-per-100-kilometer"])
      #expect(preferred(1e300, "foot", "person-height", "en_US")?.count == 2)
    }

    @Test(
      "A locale that can't be read has the preferences of the world or of a likely region",
      arguments: ["", "@@@", "en@", "x", String(repeating: "en-", count: 5_000), "\u{0}", "日本"])
    func strangeLocales(identifier: String) {
      let route = UnitPreferences.route(
        from: UnitCategories.current.unit("meter"), usage: "default",
        localeIdentifier: identifier)
      let unit = route?.measurement(of: 2_000)?.parts.first?.unit.identifier
      #expect(unit == "kilometer" || unit == "mile")
    }

    @Test("A unit that stays keeps its category, a composed one has none")
    func categories() throws {
      let unit = CLDRUnit(category: "torque", identifier: "newton-meter")
      let route = try #require(
        UnitPreferences.route(from: unit, usage: "default", localeIdentifier: "de"))
      #expect(
        route.measurement(of: 1)?.parts.map(\.unit)
          == [CLDRUnit(category: "energy", identifier: "kilowatt-hour")])
      #expect(UnitCategories.current.unit("inch-per-hour").skeletonStem == "unit/inch-per-hour")
      #expect(
        UnitCategories.current.unit("millimole-per-liter").skeletonStem
          == "measure-unit/concentr-millimole-per-liter")
    }

    @Test("Every unit that some region prefers has a stem that ICU opens")
    func stems() {
      let table = UnitPreferenceTable.current
      for (quantity, usages) in table.usages {
        for usage in usages {
          for region in table.regions(quantity: quantity, usage: usage) {
            let all = table.preferences(quantity: quantity, usage: usage, region: region) ?? []
            for part in all.flatMap({ UnitIdentifierGrammar.parts(of: $0.identifier) }) {
              #expect(icuKnows(UnitCategories.current.unit(part).skeletonStem), "\(part)")
            }
          }
        }
      }
    }

    @Test("Many threads at once get the same")
    func threads() async {
      let texts = await withTaskGroup(of: [String]?.self) { group in
        for index in 0..<64 {
          group.addTask {
            self.preferred(1.8, "meter", "person-height", index.isMultiple(of: 2) ? "en" : "en_US")
          }
        }
        return await group.reduce(into: Set<[String]?>()) { $0.insert($1) }
      }
      #expect(texts == [["5.0 foot", "10.866 inch"]])
    }
  }
#endif
