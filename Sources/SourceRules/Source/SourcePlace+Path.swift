import Checks

extension SourcePlace {
  /// Judges a path, given relative to the configuration, by the configuration's patterns.
  public init(path: String, options: SourceOptions) {
    let names = path.split(separator: "/").map(String.init)
    func matches(_ patterns: [GlobPattern]) -> Bool { patterns.contains { $0.matches(names) } }
    self.init(
      isInRulebook: matches(options.rulebook?.paths ?? []),
      mayUseIntents: options.intentPaths.isEmpty || matches(options.intentPaths),
      isTest: names.dropLast().contains { $0.hasSuffix("Tests") || $0 == "Tests" })
  }
}
