#if !canImport(Darwin)
  internal import _FoundationICU

  /// The categories under which ICU keeps the names of units, as `concentr` for
  /// `millimole-per-liter`.
  ///
  /// Source: UTS #35 Part 6, chapter "Unit Elements".
  struct UnitCategories: Sendable {
    /// The categories of the ICU in use, read at their first use.
    static let current = UnitCategories()
    private let categories: [String: String]

    private init() {
      var categories: [String: String] = [:]
      var version: [UInt8] = [0, 0, 0, 0]
      swift_u_getVersion(&version)
      let order = Int(littleEndian: 1) == 1 ? "l" : "b"
      let bundle = ResourceNode(bundleNamed: "en", package: "icudt\(version[0])\(order)-unit")
      bundle?.child("units")?.forEachChild { category in
        let name = category.key
        // The patterns that compose units are kept beside them, and are none.
        if name == "compound" || name == "coordinate" { return }
        category.forEachChild { categories[$0.key] = name }
      }
      self.categories = categories
    }

    /// A unit by its identifier; its category is empty where ICU composes the name from other
    /// units.
    func unit(_ identifier: String) -> CLDRUnit {
      CLDRUnit(category: categories[identifier] ?? "", identifier: identifier)
    }
  }
#endif
