import Checks
import Ink

extension Layout {
  /// The most lengths of siblings that a row may have.
  private static let siblingLimit = 100

  /// Makes a layout of a declaration; nil where it lacks a number or names a surface that isn't.
  init?(_ declaration: LayoutDeclaration, _ problems: inout FoundProblems) {
    var reader = LengthReader(declaration: declaration)
    switch declaration.kind {
    case .grid:
      let budget = StatBudget(
        deviceWidth: DeviceWidth.gate.points, outerPadding: reader["outerPadding"],
        spacing: reader["spacing"], minimumColumn: reader["minimumColumn"],
        cardPadding: reader["cardPadding"])
      self = .grid(budget)
    case .stack:
      self = .stack(
        outerPadding: reader["outerPadding"], spacing: reader["spacing"],
        siblings: Array((declaration.siblings ?? []).prefix(Self.siblingLimit)))
      if declaration.siblings == nil { reader.missing.append("siblings") }
    case .fixed:
      self = .fixed(reader["width"])
    case .widget:
      let family = reader.surface(WidgetFamily.self, "family of a widget", &problems)
      self = .surface(.widget(family ?? .small), padding: reader["cardPadding"])
    case .watch:
      let size = reader.surface(WatchSize.self, "size of a watch", &problems)
      self = .surface(.watch(size ?? .mm40), padding: reader["cardPadding"])
    }
    if !reader.missing.isEmpty {
      let keys = reader.missing.map { "'\($0)'" }.joined(separator: ", ")
      problems.add(
        "the \(declaration.kind.rawValue) '\(declaration.name)' lacks \(keys)",
        "Add \(reader.missing.count == 1 ? "it" : "them"): a budget is computed, never assumed.",
        at: declaration.location)
    }
    if !reader.isComplete { return nil }
  }
}

/// Takes the numbers of a declaration and notes what it lacks.
private struct LengthReader {
  let declaration: LayoutDeclaration
  var missing: [String] = []
  private var hasSurface = true

  init(declaration: LayoutDeclaration) {
    self.declaration = declaration
  }

  var isComplete: Bool { missing.isEmpty && hasSurface }

  subscript(_ key: String) -> Double {
    mutating get {
      if let length = declaration.lengths[key] { return length }
      missing.append(key)
      return 0
    }
  }

  mutating func surface<Surface: RawRepresentable<String> & CaseIterable>(
    _ type: Surface.Type, _ kind: String, _ problems: inout FoundProblems
  ) -> Surface? {
    guard let name = declaration.family else {
      missing.append("family")
      return nil
    }
    if let surface = Surface(rawValue: name) { return surface }
    hasSurface = false
    let known = Surface.allCases.map(\.rawValue)
    problems.add(
      "the layout '\(declaration.name)' has '\(name)', which is no \(kind)",
      NearestName.question(for: name, among: known)
        ?? "Write one of: \(known.joined(separator: ", ")).",
      at: declaration.location)
    return nil
  }
}
