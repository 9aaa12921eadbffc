import StringCatalog

/// A way in which a call's arguments don't fit the text that it looks up.
enum ArgumentMismatch: Hashable {
  /// The text takes an argument that the call doesn't pass.
  case notPassed(position: Int)
  /// The text takes an argument as something that it isn't.
  case family(position: Int, passed: ArgumentFamily, taken: ArgumentFamily)
  /// The text leaves out an argument that the call passes.
  case unused(position: Int)

  /// Compares a call with a text; the gravest mismatch first, nil where there is none.
  init?(_ passed: PassedArguments, _ value: ValueArguments) {
    if passed.arguments.isEmpty, !passed.isComplete { return nil }
    for position in value.positions where position <= passed.arguments.count {
      guard position >= 1, let taken = value.byPosition[position]?.type?.family,
        let family = passed.arguments[position - 1].family, family != taken
      else { continue }
      self = .family(position: position, passed: family, taken: taken)
      return
    }
    if let beyond = value.positions.first(where: { $0 > passed.arguments.count }) {
      self = .notPassed(position: beyond)
      return
    }
    if value.isCounted { return nil }
    let taken = Set(value.positions)
    for position in passed.arguments.indices where !taken.contains(position + 1) {
      self = .unused(position: position + 1)
      return
    }
    return nil
  }
}
