import Foundation

/// What the file `.endonym-symbols` in a target's folder asks for.
struct SymbolSettings {
  static let fileName = ".endonym-symbols"

  /// The arguments of `endonym-symbols generate-symbols`.
  private(set) var arguments: [String] = []
  /// Whether symbols are generated although this Xcode generates its own.
  private(set) var replacesXcode = false

  /// Reads the settings of a folder; those without a file are the defaults.
  init(folder: URL) throws {
    let url = folder.appending(path: Self.fileName)
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    for (index, line) in try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty || text.hasPrefix("#") { continue }
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      do {
        try read(parts[0], parts.count == 2 ? parts[1] : "")
      } catch {
        throw PlanFailure("\(url.path):\(index + 1): \(error.message)")
      }
    }
  }

  private mutating func read(_ key: String, _ value: String) throws(PlanFailure) {
    switch (key, value) {
    case ("access", "internal"), ("access", "package"), ("access", "public"):
      arguments += ["--access", value]
    case ("include-automatic", "true"): arguments.append("--include-automatic")
    case ("replaces-xcode", "true"): replacesXcode = true
    case ("include-automatic", "false"), ("replaces-xcode", "false"): break
    case ("access", _):
      throw PlanFailure(
        "'\(value)' is no access level. Write 'internal', 'package' or 'public'.")
    case ("include-automatic", _), ("replaces-xcode", _):
      throw PlanFailure(
        "'\(value)' is no value of '\(key)'. Write 'true' or 'false'.")
    default:
      throw PlanFailure(
        "there is no setting '\(key)'. There are 'access', 'include-automatic' and "
          + "'replaces-xcode'.")
    }
  }
}
