/// A text of a localization, with the way to it.
public struct Leaf: Sendable {
  /// The way from the localization to the text; empty where it has no variations.
  public var path: [LeafStep]
  /// The text.
  public var unit: StringUnit

  /// The way as XLIFF identifiers spell it, such as `substitutions.days.plural.one`; nil where empty.
  public var pathDescription: String? {
    path.isEmpty ? nil : path.map(\.description).joined(separator: ".")
  }

  /// The plural category nearest to the text, as the catalog spells it.
  public var pluralCategory: String? {
    for case .plural(let category) in path.reversed() { return category }
    return nil
  }

  /// The substitution that the text belongs to.
  public var substitution: String? {
    for case .substitution(let name) in path.reversed() { return name }
    return nil
  }
}

/// One step from a localization to a text.
public enum LeafStep: Sendable, Hashable, CustomStringConvertible {
  /// Into the branch of a plural category.
  case plural(String)
  /// Into the branch of a device.
  case device(String)
  /// Into the branch of a width.
  case width(String)
  /// Into the branch of an axis of no known kind.
  case unknown(axis: String, branch: String)
  /// Into a substitution.
  case substitution(String)

  /// The step as XLIFF identifiers spell it.
  public var description: String {
    switch self {
    case .plural(let category): "plural.\(category)"
    case .device(let device): "device.\(device)"
    case .width(let width): "width.\(width)"
    case .unknown(let axis, let branch): "\(axis).\(branch)"
    case .substitution(let name): "substitutions.\(name)"
    }
  }

  init(axis: VariationAxis, branch: String) {
    switch axis.kind {
    case .plural: self = .plural(branch)
    case .device: self = .device(branch)
    case .width: self = .width(branch)
    case nil: self = .unknown(axis: axis.name, branch: branch)
    }
  }
}

extension LocalizedContent {
  /// Every text in the order of the file: the unit itself, then variations, then substitutions.
  public var leaves: [Leaf] {
    if let stringUnit, variations.isEmpty, substitutions.isEmpty {
      return [Leaf(path: [], unit: stringUnit)]
    }
    var leaves: [Leaf] = []
    collectLeaves(at: [], into: &leaves)
    return leaves
  }

  private func collectLeaves(at path: [LeafStep], into leaves: inout [Leaf]) {
    if let stringUnit { leaves.append(Leaf(path: path, unit: stringUnit)) }
    for axis in variations {
      for branch in axis.branches {
        let step = LeafStep(axis: axis, branch: branch.name)
        branch.content.collectLeaves(at: path + [step], into: &leaves)
      }
    }
    for substitution in substitutions {
      substitution.content.collectLeaves(
        at: path + [.substitution(substitution.name)], into: &leaves)
    }
  }
}
