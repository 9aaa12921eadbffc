/// Guesses which known name a mistyped one was meant to be.
public enum NearestName {
  /// The longest names that are compared, in scalars.
  private static let lengthLimit = 64

  /// The known name nearest to a mistyped one, or nil where none is near.
  ///
  /// Near is an edit distance (insertion, deletion, replacement, swap of neighbours) of at most a
  /// third of the name's length, in any case; a name that the mistyped one begins counts too.
  public static func suggestion(for name: String, among known: [String]) -> String? {
    let typed = Array(name.lowercased().unicodeScalars.prefix(lengthLimit + 1))
    guard !typed.isEmpty, typed.count <= lengthLimit else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      guard scalars.count <= lengthLimit else { continue }
      let distance = distance(typed, scalars)
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    if let best, best.distance <= max(1, typed.count / 3) { return best.name }
    return typed.count < 3 ? nil : known.first { $0.lowercased().hasPrefix(name.lowercased()) }
  }

  /// The sentence `Did you mean 'x'?`, or nil where no known name is near.
  public static func question(for name: String, among known: [String]) -> String? {
    suggestion(for: name, among: known).map { "Did you mean '\($0)'?" }
  }

  /// The optimal string alignment distance, row by row.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column] + (scalar == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
