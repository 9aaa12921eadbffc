#if !canImport(Darwin)
  import Foundation

  /// The units that a locale prefers for a usage, as ICU's number skeletons choose them.
  ///
  /// Source: UTS #35 Part 6, chapter "Unit Preferences".
  enum UnitPreferences {
    private struct Key: Hashable, Sendable {
      var unit: CLDRUnit
      var usage: String
      var localeIdentifier: String

      /// Hashes what tells keys apart; the category follows from the identifier, the usage nearly
      /// so.
      func hash(into hasher: inout Hasher) {
        hasher.combine(unit.identifier)
        hasher.combine(localeIdentifier)
      }
    }

    private static let routes = SplitCache<Key, UnitRoute?>(capacity: 128)

    /// A value in the units that a locale prefers for a usage, by CLDR's name of it, as
    /// `person-height`.
    ///
    /// It is nil where ICU's data knows no such usage of the unit's quantity, or where the value
    /// gets too large: then the unit given is to be kept.
    static func preferred(
      _ value: Double, in unit: CLDRUnit, usage: String, locale: Locale
    ) -> PreferredMeasurement? {
      route(from: unit, usage: usage, localeIdentifier: locale.identifier)?.measurement(of: value)
    }

    /// The way from a unit to the preferred ones, for whoever converts many values.
    static func route(
      from unit: CLDRUnit, usage: String, localeIdentifier: String
    ) -> UnitRoute? {
      let key = Key(unit: unit, usage: usage, localeIdentifier: localeIdentifier)
      return routes.value(for: key) { key in
        Self.route(
          from: key.unit, usage: key.usage, locale: .init(identifier: key.localeIdentifier))
      }
    }

    private static func route(
      from unit: CLDRUnit, usage: String, locale: UnitLocale
    ) -> UnitRoute? {
      let definitions = UnitDefinitions.current
      guard
        let quantity = definitions.quantity(of: unit.identifier),
        let preferences = preferences(quantity, usage, locale, definitions)
      else { return nil }
      return UnitRoute(
        from: unit, preferences: preferences, definitions: definitions,
        categories: UnitCategories.current)
    }

    private static func preferences(
      _ quantity: String, _ usage: String, _ locale: UnitLocale, _ definitions: UnitDefinitions
    ) -> [UnitPreference]? {
      let table = UnitPreferenceTable.current
      let ofRegion = table.preferences(quantity: quantity, usage: usage, region: locale.region)
      guard let ofRegion else { return nil }
      if quantity == "temperature", let unit = locale.temperatureUnit {
        return [UnitPreference(identifier: unit)]
      }
      guard let system = locale.system else { return ofRegion }
      // Stones belong to the British system alone, but a region's pounds belong to it too.
      let isWeightInStones = system == .uk && quantity == "mass" && usage == "person"
      if !isWeightInStones, ofRegion.allSatisfy({ fits($0, system, definitions) }) {
        return ofRegion
      }
      return table.preferences(quantity: quantity, usage: usage, region: system.region)
    }

    private static func fits(
      _ preference: UnitPreference, _ system: UnitLocale.System, _ definitions: UnitDefinitions
    ) -> Bool {
      UnitIdentifierGrammar.parts(of: preference.identifier).allSatisfy { part in
        definitions.grammar.components(of: part)?.allSatisfy { component in
          let systems = definitions.definitions[component.name]?.systems ?? []
          return systems.contains("metric_adjacent") || systems.contains(system.rawValue)
        } ?? false
      }
    }
  }
#endif
