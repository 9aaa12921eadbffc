#if !canImport(Darwin)
  /// What ICU knows of units: their base units, factors and offsets, and the quantities that they
  /// measure.
  ///
  /// It is read from ICU's own data, so that it is always that of the ICU in use. Units without a
  /// factor, as `beaufort`, whose scale is a table and not linear, have no definition and convert
  /// to nothing.
  ///
  /// Source: UTS #35 Part 6, chapters "Unit Conversion" and "Quantities and Base Units".
  struct UnitDefinitions: Sendable {
    struct Definition: Sendable {
      /// The identifier of the base unit.
      var target: String
      var factor: UnitFactor
      /// What is added after the multiplication, in the base unit.
      var offset: Double
      /// The systems of measurement that have the unit, as `metric` and `ussystem`.
      var systems: Set<String>
    }

    /// The definitions of the ICU in use, read at their first use.
    static let current = UnitDefinitions()

    let grammar: UnitIdentifierGrammar
    let definitions: [String: Definition]
    let constants: UnitConstants
    private let quantities: [UnitDimension: String]

    private init() {
      let root = ResourceNode(bundleNamed: "units")
      var expressions: [String: String] = [:]
      root?.child("unitConstants")?.forEachChild { expressions[$0.key] = $0.text }
      let constants = UnitConstants(expressions: expressions)
      var definitions: [String: Definition] = [:]
      root?.child("convertUnits")?.forEachChild { node in
        definitions[node.key] = Self.definition(node, constants)
      }
      var prefixes: [UnitPrefix] = []
      root?.child("unitPrefixes")?.forEachChild { node in
        if let prefix = Self.prefix(node) { prefixes.append(prefix) }
      }
      // ICU's data lacks the one prefix whose symbol isn't a Latin letter.
      if !prefixes.contains(where: { $0.name == "micro" }) {
        prefixes += [UnitPrefix(name: "micro", base: 10, power: -6)].compactMap { $0 }
      }
      let grammar = UnitIdentifierGrammar(names: Set(definitions.keys), prefixes: prefixes)
      var quantities: [UnitDimension: String] = [:]
      root?.child("unitQuantities")?.forEachChild { entry in
        entry.forEachChild { node in
          guard let components = grammar.components(of: node.key) else { return }
          quantities[Self.dimension(ofBase: components)] = node.text
        }
      }
      (self.constants, self.definitions, self.grammar) = (constants, definitions, grammar)
      self.quantities = quantities
    }

    /// What a unit measures, as `length`; nil where ICU has no name for it.
    ///
    /// A unit whose reciprocal measures something measures the same, as miles per gallon measure
    /// consumption.
    func quantity(of identifier: String) -> String? {
      guard let dimension = dimension(of: identifier) else { return nil }
      let simplified = dimension.simplified
      return quantities[dimension] ?? quantities[dimension.reciprocal]
        ?? quantities[simplified] ?? quantities[simplified.reciprocal]
    }

    /// The dimension of a unit, by the base units of what it is composed of.
    func dimension(of identifier: String) -> UnitDimension? {
      guard let components = grammar.components(of: identifier) else { return nil }
      var dimension = UnitDimension()
      for component in components {
        guard
          let definition = definitions[component.name],
          let base = grammar.components(of: definition.target)
        else { return nil }
        for unit in base {
          dimension.add(unit.prefixedName, power: unit.power &* component.power)
        }
      }
      return dimension
    }

    private static func dimension(
      ofBase components: [UnitIdentifierGrammar.Component]
    ) -> UnitDimension {
      var dimension = UnitDimension()
      for component in components {
        dimension.add(component.prefixedName, power: component.power)
      }
      return dimension
    }

    private static func definition(
      _ node: borrowing ResourceNode, _ constants: UnitConstants
    ) -> Definition? {
      guard
        let target = node.child("target")?.text,
        let factor = node.child("factor")?.text.flatMap({ constants.factor($0) })
      else { return nil }
      let offset = node.child("offset")?.text.flatMap { UnitConstants.quotient($0) }
      let systems = node.child("systems")?.text ?? ""
      return Definition(
        target: target, factor: factor, offset: offset ?? 0,
        systems: Set(systems.split(separator: " ").map(String.init)))
    }

    private static func prefix(_ node: borrowing ResourceNode) -> UnitPrefix? {
      for (key, base) in [("power10", 10), ("power2", 2)] {
        if let power = node.child(key)?.text.flatMap({ Int($0) }) {
          return UnitPrefix(name: node.key, base: base, power: power)
        }
      }
      return nil
    }
  }
#endif
