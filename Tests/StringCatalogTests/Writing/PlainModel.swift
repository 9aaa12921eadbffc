import StringCatalog

/// Turns the test's values into those of the model under test.
enum PlainModel {
  static func content(_ plain: Plain) -> LocalizedContent {
    var content = LocalizedContent()
    if let unit = plain["stringUnit"], case .text(let value) = unit["value"],
      case .text(let state) = unit["state"]
    {
      content.stringUnit = StringUnit(value, state: TranslationState(catalogSpelling: state))
    }
    for axis in plain["variations"]?.members ?? [] {
      guard let kind = VariationAxis.Kind(rawValue: axis.name) else { continue }
      content.variations.append(
        VariationAxis(
          kind, axis.value.members.map { VariationBranch($0.name, self.content($0.value)) }))
    }
    for substitution in plain["substitutions"]?.members ?? [] {
      var number: Int?
      if case .number(let argument) = substitution.value["argNum"] { number = argument }
      content.substitutions.append(
        Substitution(
          substitution.name, argumentNumber: number, formatSpecifier: "lld",
          content: self.content(substitution.value)))
    }
    return content
  }

  /// The ways to all texts of a content.
  static func leaves(of content: Plain) -> [[LeafStep]] {
    var leaves: [[LeafStep]] = content["stringUnit"] == nil ? [] : [[]]
    for axis in content["variations"]?.members ?? [] {
      for branch in axis.value.members {
        let step: LeafStep = axis.name == "plural" ? .plural(branch.name) : .device(branch.name)
        leaves += self.leaves(of: branch.value).map { [step] + $0 }
      }
    }
    for substitution in content["substitutions"]?.members ?? [] {
      leaves += self.leaves(of: substitution.value).map { [.substitution(substitution.name)] + $0 }
    }
    return leaves
  }

  /// The names of the fields on a way.
  static func way(_ steps: [LeafStep]) -> [String] {
    steps.flatMap { step -> [String] in
      switch step {
      case .plural(let category): ["variations", "plural", category]
      case .device(let device): ["variations", "device", device]
      case .width(let width): ["variations", "width", width]
      case .unknown(let axis, let branch): ["variations", axis, branch]
      case .substitution(let name): ["substitutions", name]
      }
    }
  }
}
