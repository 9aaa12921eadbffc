import Checks

extension CommandEnvironment {
  /// Where this user's programs keep what they can do without: the XDG Base Directory Specification's
  /// cache folder, or the Library's on Apple's systems; nil where the user has no home.
  var memoryFolder: FilePath? {
    #if canImport(Darwin)
      return variables["HOME"].map { FilePath("Library/Caches/endonym", relativeTo: FilePath($0)) }
    #else
      // The specification wants relative paths ignored.
      if let cache = variables["XDG_CACHE_HOME"], cache.hasPrefix("/") {
        return FilePath(cache).appending("endonym")
      }
      guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
      return FilePath(".cache/endonym", relativeTo: FilePath(home))
    #endif
  }
}
