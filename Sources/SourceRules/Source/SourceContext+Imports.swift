extension SourceContext {
  /// Whether the file imports one of the modules at its top level, in whatever branch of `#if`.
  func imports(_ modules: Set<String>) -> Bool { !source.imports.isDisjoint(with: modules) }
}
