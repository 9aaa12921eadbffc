/// An absolute path without `.`, `..` and doubled slashes, made once from what a user wrote.
///
/// `..` is taken back by name, before any symbolic link is followed.
public struct FilePath: Sendable, Hashable {
  /// The names from the root on.
  public let components: [String]

  /// The path from the root on.
  public static let root = FilePath(components: [])

  private init(components: [String]) {
    self.components = components
  }

  /// Resolves what a user wrote against a directory; an absolute path stands for itself.
  public init(_ text: String, relativeTo directory: FilePath = .root) {
    var components = text.hasPrefix("/") ? [] : directory.components
    for component in text.split(separator: "/") {
      switch component {
      case ".": continue
      case "..": _ = components.popLast()
      default: components.append(String(component))
      }
    }
    self.components = components
  }

  /// The path as the system takes it.
  public var text: String { "/" + components.joined(separator: "/") }

  /// The last name; empty for the root.
  public var name: String { components.last ?? "" }

  /// Whether the name is a String Catalog's, however its ending is capitalized.
  public var isCatalog: Bool { name.lowercased().hasSuffix(".xcstrings") }

  /// The directory that holds it; the root holds itself.
  public var directory: FilePath { FilePath(components: components.dropLast()) }

  /// The path of something in this directory.
  public func appending(_ name: String) -> FilePath {
    FilePath(components: components + [name])
  }

  /// Whether another path is this one or lies below it.
  public func contains(_ other: FilePath) -> Bool {
    other.components.starts(with: components)
  }

  /// The path as seen from a directory, with `..` where it lies outside; `.` for the directory.
  public func relative(to directory: FilePath) -> String {
    let shared = zip(components, directory.components).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: directory.components.count - shared)
    let names = up + components[shared...]
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// The path as a user in a directory would write it.
  ///
  /// Relative where it lies below the directory or where the user wrote a relative path, else
  /// absolute.
  public func shown(from directory: FilePath, asWritten written: String) -> String {
    if directory.contains(self) || !written.hasPrefix("/") { return relative(to: directory) }
    return text
  }
}

extension FilePath: Comparable {
  /// Orders by name from the root on, so that a directory's content stays together.
  public static func < (left: FilePath, right: FilePath) -> Bool {
    left.components.lexicographicallyPrecedes(right.components)
  }
}
