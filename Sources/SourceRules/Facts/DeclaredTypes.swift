/// The types that a project declares, as its files see them by their plain names.
struct DeclaredTypes {
  private let shared: Set<String>

  /// Gathers what sources declare.
  init(_ files: [SourceProject.File]) {
    shared = files.reduce(into: []) { $0.formUnion($1.facts?.outermostTypes ?? []) }
  }

  /// Whether a name stands for a type of the project's own in a file.
  ///
  /// A type within another is seen so by that one's code only, which lies in its file as a rule.
  func hold(_ name: String, in file: SourceProject.File) -> Bool {
    shared.contains(name) || file.facts?.declaredTypes.contains(name) ?? false
  }
}
