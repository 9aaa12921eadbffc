import Checks
import Findings
import Ink

extension FontStack {
  /// Makes a stack of what a configuration declares.
  ///
  /// - Parameters:
  ///   - declarations: What the configuration says; nil where it says nothing.
  ///   - standard: The platform's own stack, for what isn't declared.
  /// - Returns: The stack, and a problem at its place for each mistake.
  public static func stack(
    _ declarations: FontDeclarations?, standard: FontStack
  ) -> (stack: FontStack, problems: [ReportProblem]) {
    guard let declarations else { return (standard, []) }
    var problems = FoundProblems()
    var stack = standard
    if !declarations.families.isEmpty {
      var names: Set<String> = []
      stack.families = declarations.families.map { family in
        if !names.insert(family.name).inserted {
          problems.add(
            "the font family '\(family.name)' is declared twice", "Put the files of both into one.",
            at: family.location)
        }
        if family.files.isEmpty {
          problems.add(
            "the font family '\(family.name)' has no files", "Name its files in 'files'.",
            at: family.location)
        }
        return FontFamily(family)
      }
    }
    if let name = declarations.tracking { stack.tracking = TrackingTable(name: name) }
    stack.spaceOwner =
      declarations.spaceOwner.flatMap(SpaceOwner.init) ?? standard.spaceOwner
    return (stack, problems.all)
  }
}

extension FontFamily {
  fileprivate init(_ declaration: FontDeclarations.Family) {
    self.init(
      name: declaration.name, role: Role(rawValue: declaration.role) ?? .text,
      faces: declaration.files.map { file in
        FontFace(
          path: file.path.text, weight: FontWeight(name: file.weight) ?? .regular,
          index: file.index, axes: file.axes)
      }, languageIndexes: declaration.languageIndexes, package: declaration.package)
  }
}
