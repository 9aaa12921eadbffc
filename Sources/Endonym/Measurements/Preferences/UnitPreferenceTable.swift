#if !canImport(Darwin)
  /// The units that regions prefer, by quantity and usage, as ICU's data has them.
  ///
  /// Source: UTS #35 Part 6, chapter "Unit Preferences".
  struct UnitPreferenceTable: Sendable {
    /// The preferences of the ICU in use, read at their first use.
    static let current = UnitPreferenceTable()
    private static let world = "001"
    private static let longestUsage = 128
    private let preferences: [String: [String: [String: [UnitPreference]]]]

    private init() {
      var preferences: [String: [String: [String: [UnitPreference]]]] = [:]
      ResourceNode(bundleNamed: "units")?.child("unitPreferenceData")?.forEachChild { quantity in
        var usages: [String: [String: [UnitPreference]]] = [:]
        quantity.forEachChild { usage in
          var regions: [String: [UnitPreference]] = [:]
          usage.forEachChild { region in
            var choices: [UnitPreference] = []
            region.forEachChild { node in
              if let preference = Self.preference(node) { choices.append(preference) }
            }
            regions[region.key] = choices
          }
          usages[usage.key] = regions
        }
        preferences[quantity.key] = usages
      }
      self.preferences = preferences
    }

    /// The quantities, each with its usages.
    var usages: [String: [String]] { preferences.mapValues { $0.keys.sorted() } }

    /// The regions that have preferences of their own for a usage.
    func regions(quantity: String, usage: String) -> [String] {
      preferences[quantity]?[usage]?.keys.sorted() ?? []
    }

    /// The preferences of a region, the first that fits counts; nil for a quantity or usage that
    /// isn't known.
    ///
    /// A usage falls back to a wider one by its hyphens, as `land-grain` to `land`, but not to
    /// `default`: whoever asks for something unknown has not asked for that. A region falls back to
    /// the world.
    func preferences(quantity: String, usage: String, region: String) -> [UnitPreference]? {
      guard let usages = preferences[quantity], usage.utf8.count <= Self.longestUsage
      else { return nil }
      var name = usage[...]
      while usages[String(name)] == nil {
        guard let hyphen = name.lastIndex(of: "-") else { return nil }
        name = name[..<hyphen]
      }
      guard let regions = usages[String(name)] else { return nil }
      return regions[region] ?? regions[Self.world]
    }

    private static func preference(_ node: borrowing ResourceNode) -> UnitPreference? {
      guard let identifier = node.child("unit")?.text else { return nil }
      var preference = UnitPreference(identifier: identifier)
      if let threshold = node.child("geq")?.text.flatMap({ Double($0) }), threshold.isFinite {
        preference.threshold = threshold
      }
      if let skeleton = node.child("skeleton")?.text, !skeleton.isEmpty {
        preference.skeleton = skeleton
      }
      return preference
    }
  }
#endif
