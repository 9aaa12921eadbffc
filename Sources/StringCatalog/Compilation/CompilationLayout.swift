/// Into which files a language's texts go: the values of `xcstringstool compile --format`.
public enum CompilationLayout: String, Sendable, Hashable, CaseIterable {
  /// Plain texts into `<Table>.strings`, those that vary into `<Table>.stringsdict`.
  case stringsAndStringsdict
  /// All texts into `<Table>.stringsdict`.
  case stringsdictOnly
}
