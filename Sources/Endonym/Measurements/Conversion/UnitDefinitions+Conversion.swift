#if !canImport(Darwin)
  extension UnitDefinitions {
    /// How values of one unit become values of another; nil where they measure different things.
    ///
    /// Identifiers are CLDR's, as `mile-per-hour`. A mixed unit, as `foot-and-inch`, converts to
    /// nothing by itself.
    func conversion(from source: String, to target: String) -> CLDRUnitConversion? {
      guard
        let from = grammar.components(of: source), let to = grammar.components(of: target),
        let sourceDimension = dimension(of: source)?.simplified,
        let targetDimension = dimension(of: target)?.simplified
      else { return nil }
      // Without it, the offsets of a temperature would leave a trace of rounding.
      if source == target { return CLDRUnitConversion() }
      let isReciprocal = sourceDimension != targetDimension
      guard !isReciprocal || sourceDimension == targetDimension.reciprocal else { return nil }
      guard var factor = self.factor(of: from), let other = self.factor(of: to) else { return nil }
      if isReciprocal { factor.multiply(by: other) } else { factor.divide(by: other) }
      guard let fraction = factor.fraction(constants.values) else { return nil }
      var conversion = CLDRUnitConversion(
        scale: fraction.numerator / fraction.denominator,
        inverseScale: fraction.denominator / fraction.numerator, isReciprocal: isReciprocal)
      guard
        conversion.scale.isFinite, conversion.scale > 0,
        conversion.inverseScale.isFinite, conversion.inverseScale > 0
      else { return nil }
      if Self.isSimple(from), Self.isSimple(to) {
        conversion.sourceOffset = offset(of: from)
        conversion.targetOffset = offset(of: to)
      }
      return conversion
    }

    private func factor(of components: [UnitIdentifierGrammar.Component]) -> UnitFactor? {
      var result = UnitFactor()
      for component in components {
        guard var factor = definitions[component.name]?.factor else { return nil }
        if let prefix = component.prefix { factor.multiply(by: prefix.factor) }
        result.multiply(by: factor.raised(to: component.power))
      }
      return result
    }

    /// The offset in the unit itself, where CLDR gives it in the base unit.
    private func offset(of components: [UnitIdentifierGrammar.Component]) -> Double {
      guard
        let name = components.first?.name, let definition = definitions[name],
        definition.offset != 0, let fraction = definition.factor.fraction(constants.values)
      else { return 0 }
      return definition.offset * fraction.denominator / fraction.numerator
    }

    private static func isSimple(_ components: [UnitIdentifierGrammar.Component]) -> Bool {
      components.count == 1 && components[0].power == 1 && components[0].prefix == nil
    }
  }
#endif
