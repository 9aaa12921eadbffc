/// A pattern for relative paths: `*` and `?` within a name, `**` for any number of directories.
///
/// Names are compared scalar by scalar and in their case; a leading dot needs no dot in the pattern.
/// Matching takes time proportional to pattern times path, whatever the pattern.
public struct GlobPattern: Sendable, Hashable {
  /// The pattern as it was written.
  public let text: String
  private let segments: [Segment]

  private enum Segment: Sendable, Hashable {
    case anyDirectories
    case name([Unicode.Scalar])
  }

  /// Creates a pattern; `./` at its start and doubled slashes mean nothing.
  public init(_ text: String) {
    self.text = text
    segments = text.split(separator: "/").filter { $0 != "." }.map { segment in
      segment == "**" ? .anyDirectories : .name(Array(segment.unicodeScalars))
    }
  }

  /// Whether a text has a wildcard and so is a pattern, not a path.
  public static func isPattern(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// The directory that everything that can match lies below, as written; empty for none.
  public var literalDirectory: String {
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    let literal = names.dropLast().prefix { !Self.isPattern(String($0)) }
    let joined = literal.joined(separator: "/")
    return joined.isEmpty && text.hasPrefix("/") ? "/" : joined
  }

  /// Whether a relative path, given by its names, matches as a whole.
  public func matches(_ path: some Collection<String>) -> Bool {
    // reachable[i]: the segments from i on may match the names still to come.
    var reachable = Array(repeating: false, count: segments.count + 1)
    reachable[0] = true
    skipDirectories(&reachable)
    for name in path {
      let scalars = Array(name.unicodeScalars)
      var next = Array(repeating: false, count: segments.count + 1)
      for (index, segment) in segments.enumerated() where reachable[index] {
        switch segment {
        case .anyDirectories: next[index] = true
        case .name(let pattern):
          if Self.matches(scalars, pattern) { next[index + 1] = true }
        }
      }
      skipDirectories(&next)
      reachable = next
    }
    return reachable[segments.count]
  }

  /// `**` may also stand for no directory at all.
  private func skipDirectories(_ reachable: inout [Bool]) {
    for (index, segment) in segments.enumerated()
    where reachable[index] && segment == .anyDirectories {
      reachable[index + 1] = true
    }
  }

  private static func matches(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var position = 0
    var index = 0
    var star: (index: Int, position: Int)?
    while position < name.count {
      if index < pattern.count, pattern[index] == "*" {
        star = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == name[position] {
        index += 1
        position += 1
      } else if let last = star {
        // The last star takes one scalar more; earlier ones needn't.
        star = (last.index, last.position + 1)
        index = last.index + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}
