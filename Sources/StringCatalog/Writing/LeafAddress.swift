/// Where a text of a catalog stands: its entry, its language and the way through its variations.
public struct LeafAddress: Sendable, Hashable {
  /// The entry's key.
  public var key: String
  /// The language as the catalog spells it.
  public var language: String
  /// The way from the localization to the text; empty where it has no variations.
  public var path: [LeafStep]

  /// Creates an address.
  public init(_ key: String, language: String, path: [LeafStep] = []) {
    self.key = key
    self.language = language
    self.path = path
  }
}

extension LeafStep {
  /// The names of the fields that a step goes through.
  struct FieldNames {
    var container: String
    var axis: String?
    var branch: String

    /// The names in the order of the way.
    var way: [String] { [container] + (axis.map { [$0] } ?? []) + [branch] }
  }

  /// The names of the fields that the step goes through.
  var fieldNames: FieldNames {
    switch self {
    case .plural(let category):
      FieldNames(container: "variations", axis: "plural", branch: category)
    case .device(let device): FieldNames(container: "variations", axis: "device", branch: device)
    case .width(let width): FieldNames(container: "variations", axis: "width", branch: width)
    case .unknown(let axis, let branch):
      FieldNames(container: "variations", axis: axis, branch: branch)
    case .substitution(let name): FieldNames(container: "substitutions", branch: name)
    }
  }
}
