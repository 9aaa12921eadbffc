/// Folders that hold what others made, in which no catalog of the project's own lies.
enum SkippedFolders {
  /// Why a folder is not looked into; nil where it is.
  static func reason(for name: String) -> String? {
    if let reason = reasons[name] { return reason }
    if name.hasPrefix(".") { return "a hidden folder" }
    for (suffix, reason) in bundles where name.hasSuffix(suffix) { return reason }
    return nil
  }

  /// Version control's own storage, which nobody misses in a list of what was skipped.
  static func isUnmentioned(_ name: String) -> Bool {
    [".git", ".hg", ".svn", ".jj"].contains(name)
  }

  private static let reasons: [String: String] = [
    ".build": "Swift's build folder",
    "Carthage": "Carthage's dependencies",
    "DerivedData": "Xcode's build folder",
    "Pods": "CocoaPods' dependencies",
    "node_modules": "npm's dependencies",
  ]

  private static let bundles: [(suffix: String, reason: String)] = [
    (".app", "a built app"),
    (".framework", "a built framework"),
    (".xcarchive", "an archive"),
    (".xcframework", "a built framework"),
    (".xcodeproj", "an Xcode project"),
    (".xcworkspace", "an Xcode workspace"),
  ]
}
