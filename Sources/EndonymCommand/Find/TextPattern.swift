/// The texts that a text of a catalog can become on the screen.
///
/// All ways through the steps are followed at once, so that matching takes time proportional to
/// steps times text, whatever the steps (Thompson, "Regular Expression Search Algorithm", 1968).
struct TextPattern {
  /// A part of a text.
  enum Step: Hashable {
    /// This character.
    case scalar(Unicode.Scalar)
    /// Any text, such as an argument's.
    case anything
    /// Nothing, then one of some steps, all of them later ones.
    case fork([Int])
    /// Nothing, but the branch of a substitution begins.
    case branch(Int)
    /// The end.
    case end
  }

  /// How a text matches.
  struct Match: Hashable {
    /// How many characters, spaces not counted, the catalog's text has itself.
    var literal: Int
    /// The branches of substitutions that were taken.
    var branches: [String]
  }

  let steps: [Step]
  /// The names of the branches.
  let branchNames: [String]

  /// Holds a text against the pattern; of several ways the one with the longest literal part counts.
  ///
  /// - Parameters:
  ///   - seen: The text, folded.
  ///   - isPart: Whether the text may be a part of what is on the screen.
  /// - Returns: The match, or nil.
  func match(_ seen: [Unicode.Scalar], asPart isPart: Bool = false) -> Match? {
    if !isPart, case .scalar(let first)? = steps.first, first != seen.first { return nil }
    var walk = Walk(steps)
    if isPart {
      for index in steps.indices { walk.current[index].score = 0 }
    } else {
      walk.current[0].score = 0
    }
    walk.followForks()
    for scalar in seen {
      guard walk.consume(scalar) else { return nil }
      walk.followForks()
    }
    let last = isPart ? walk.current.max { $0.score < $1.score } : walk.current.last
    guard let last, last.score >= 0 else { return nil }
    return Match(
      literal: last.score, branches: walk.branches(of: last.trail).map { branchNames[$0] })
  }

  /// Where all ways are that the text so far can have taken.
  private struct Walk {
    /// The best way to a step: its literal characters, -1 where there is none, and its branches.
    struct Way {
      var score = -1
      var trail = -1
    }

    let steps: [Step]
    var current: [Way]
    private var next: [Way]
    /// The branches that ways took, each with the one before.
    private var trails: [(before: Int, branch: Int)] = []

    init(_ steps: [Step]) {
      self.steps = steps
      current = Array(repeating: Way(), count: steps.count)
      next = current
    }

    /// Goes on wherever no character is needed; forks lead onwards only, so once is enough.
    mutating func followForks() {
      for index in steps.indices where current[index].score >= 0 {
        let way = current[index]
        switch steps[index] {
        case .anything: Self.offer(way, to: index + 1, &current)
        case .fork(let targets):
          for target in targets { Self.offer(way, to: target, &current) }
        case .branch(let branch):
          trails.append((way.trail, branch))
          Self.offer(Way(score: way.score, trail: trails.count - 1), to: index + 1, &current)
        case .scalar, .end: continue
        }
      }
    }

    /// Takes a character; false where no way does.
    mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
      for index in next.indices { next[index] = Way() }
      var isAlive = false
      for index in steps.indices where current[index].score >= 0 {
        var way = current[index]
        switch steps[index] {
        case .scalar(let expected) where expected == scalar:
          if scalar != " " { way.score += 1 }
          Self.offer(way, to: index + 1, &next)
          isAlive = true
        case .anything:
          Self.offer(way, to: index, &next)
          isAlive = true
        default: continue
        }
      }
      swap(&current, &next)
      return isAlive
    }

    private static func offer(_ way: Way, to index: Int, _ ways: inout [Way]) {
      if way.score > ways[index].score { ways[index] = way }
    }

    /// The branches that a way took, in order.
    func branches(of trail: Int) -> [Int] {
      var branches: [Int] = []
      var trail = trail
      while trail >= 0 {
        branches.append(trails[trail].branch)
        trail = trails[trail].before
      }
      return branches.reversed()
    }
  }
}
