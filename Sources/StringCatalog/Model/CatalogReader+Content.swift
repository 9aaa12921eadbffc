import PluralRules

extension CatalogReader {
  /// Reads what a localization or a branch holds.
  mutating func readContent(_ value: Int) -> LocalizedContent {
    var content = emptyContent(at: value)
    forEachMember(of: value) { reader, key, value in
      if !reader.readField(key, value, into: &content) {
        content.unknownFields.append(reader.unknownField(key, value))
      }
    }
    return content
  }

  private func emptyContent(at value: Int) -> LocalizedContent {
    LocalizedContent(
      variations: [], substitutions: [], unknownFields: [], range: nodes[value].range)
  }

  private mutating func readField(
    _ key: Int, _ value: Int, into content: inout LocalizedContent
  ) -> Bool {
    if self.key(key, is: "stringUnit") {
      content.stringUnit = readStringUnit(value)
    } else if self.key(key, is: "variations") {
      content.variations = readVariations(value)
    } else if self.key(key, is: "substitutions") {
      content.substitutions = readSubstitutions(value)
    } else if self.key(key, is: "stringSet") {
      content.stringSet = readStringSet(value)
    } else {
      return false
    }
    return true
  }

  private mutating func readStringUnit(_ value: Int) -> StringUnit? {
    guard expect(.object, at: value, field: "stringUnit") else { return nil }
    let range = nodes[value].range
    var unit = StringUnit(stateRange: range, valueRange: range, range: range)
    var hasState = false
    var hasValue = false
    forEachMember(of: value) { reader, key, value in
      if reader.key(key, is: "state") {
        hasState = true
        unit.state = reader.translationState(value)
        unit.stateRange = reader.nodes[value].range
      } else if reader.key(key, is: "value") {
        hasValue = true
        guard reader.expect(.string, at: value, field: "value") else { return }
        unit.value = reader.text(value)
        unit.valueRange = reader.nodes[value].range
      } else {
        _ = reader.unknownField(key, value)
      }
    }
    if !hasState { report(.missingField("state"), at: value) }
    if !hasValue { report(.missingField("value"), at: value) }
    return unit
  }

  private mutating func readStringSet(_ value: Int) -> StringSet? {
    guard expect(.object, at: value, field: "stringSet") else { return nil }
    let range = nodes[value].range
    var set = StringSet(values: [], stateRange: range, range: range)
    forEachMember(of: value) { reader, key, value in
      if reader.key(key, is: "state") {
        set.state = reader.translationState(value)
        set.stateRange = reader.nodes[value].range
      } else if reader.key(key, is: "values") {
        guard reader.expect(.array, at: value, field: "values") else { return }
        var element = value + 1
        while element < Int(reader.nodes[value].next) {
          if let text = reader.string(element, field: "values") { set.values.append(text) }
          element = Int(reader.nodes[element].next)
        }
      } else {
        _ = reader.unknownField(key, value)
      }
    }
    return set
  }

  private mutating func translationState(_ value: Int) -> TranslationState? {
    guard expect(.string, at: value, field: "state") else { return nil }
    if key(value, is: "translated") { return .translated }
    if key(value, is: "needs_review") { return .needsReview }
    let state = TranslationState(catalogSpelling: text(value))
    if case .other(let spelling) = state { report(.unknownState(spelling), at: value) }
    return state
  }

  private mutating func readVariations(_ value: Int) -> [VariationAxis] {
    guard expect(.object, at: value, field: "variations"), enter(value) else { return [] }
    defer { depth -= 1 }
    var axes: [VariationAxis] = []
    forEachMember(of: value) { reader, key, value in
      var axis = VariationAxis(
        name: reader.text(key), nameRange: reader.nodes[key].range, branches: [],
        range: reader.nodes[value].range)
      if axis.kind == nil { reader.report(.unknownVariation(axis.name), at: key) }
      guard reader.expect(.object, at: value, field: axis.name) else { return }
      reader.forEachMember(of: value) { reader, key, value in
        let name = reader.text(key)
        reader.checkBranch(name, of: axis.kind, at: key)
        guard reader.expect(.object, at: value, field: name) else { return }
        axis.branches.append(
          VariationBranch(
            name: name, nameRange: reader.nodes[key].range, content: reader.readContent(value)))
      }
      axes.append(axis)
    }
    return axes
  }

  /// Whether there is depth left for what lies in a value; if not, reading ends with an error.
  private mutating func enter(_ value: Int) -> Bool {
    guard depth < Self.maximumDepth else {
      tooDeep = tooDeep ?? value
      return false
    }
    depth += 1
    return true
  }

  private mutating func checkBranch(_ name: String, of kind: VariationAxis.Kind?, at key: Int) {
    switch kind {
    case .plural where PluralCategory(rawValue: name) == nil:
      report(.unknownPluralCategory(name), at: key)
    case .device where Device(rawValue: name) == nil:
      report(.unknownDevice(name), at: key)
    default: break
    }
  }

  private mutating func readSubstitutions(_ value: Int) -> [Substitution] {
    guard expect(.object, at: value, field: "substitutions"), enter(value) else { return [] }
    defer { depth -= 1 }
    var substitutions: [Substitution] = []
    forEachMember(of: value) { reader, key, value in
      let name = reader.text(key)
      guard reader.expect(.object, at: value, field: name) else { return }
      var substitution = Substitution(
        name: name, nameRange: reader.nodes[key].range, content: reader.emptyContent(at: value))
      reader.forEachMember(of: value) { reader, key, value in
        if reader.key(key, is: "argNum") {
          substitution.argumentNumber = reader.integer(value, field: "argNum")
        } else if reader.key(key, is: "formatSpecifier") {
          substitution.formatSpecifier = reader.string(value, field: "formatSpecifier")
        } else if !reader.readField(key, value, into: &substitution.content) {
          substitution.content.unknownFields.append(reader.unknownField(key, value))
        }
      }
      substitutions.append(substitution)
    }
    return substitutions
  }
}
