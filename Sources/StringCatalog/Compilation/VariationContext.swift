import PluralRules

/// For which device, width and plural category a text is wanted.
struct VariationContext: Hashable {
  /// The device; nil where none was chosen.
  var device: String?
  /// The width, in digits; nil where none was chosen.
  var width: String?
  /// The plural category, for a plural within a plural.
  var category: PluralCategory?

  /// Where a localization leads in the context.
  enum Destination {
    case text(StringUnit)
    case plural(VariationAxis)
  }

  /// Follows the branches of devices and widths down to a text or a plural; nil where they end.
  ///
  /// A device that has no branch takes `other`. A width takes the nearest smaller one, else the
  /// smallest, as Apple's "Creating width and device variants of strings" has it.
  func destination(in content: LocalizedContent) -> Destination? {
    var content = content
    while let axis = content.variations.first(where: { $0.kind != nil }) {
      if axis.kind == .plural, category == nil { return .plural(axis) }
      guard let branch = branch(of: axis) else { return nil }
      content = branch.content
    }
    return content.stringUnit.map { .text($0) }
  }

  private func branch(of axis: VariationAxis) -> VariationBranch? {
    switch axis.kind {
    case .device:
      return axis.branches.last { $0.name == device }
        ?? axis.branches.last { $0.name == Device.other.rawValue }
    case .plural:
      return axis.branches.last { $0.name == category?.rawValue }
        ?? axis.branches.last { $0.name == PluralCategory.other.rawValue }
        ?? axis.branches.last
    case .width:
      guard let width = width.flatMap({ Int($0) }) else { return axis.branches.last }
      let branches = axis.branches.compactMap { branch in
        Int(branch.name).map { (width: $0, branch: branch) }
      }
      return
        (branches.filter { $0.width <= width }.max { $0.width < $1.width }
        ?? branches.min { $0.width < $1.width })?.branch
    case nil: return nil
    }
  }
}
