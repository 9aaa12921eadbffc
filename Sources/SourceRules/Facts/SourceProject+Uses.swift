extension SourceProject {
  /// A look-up with the file that it stands in.
  public struct Use: Sendable {
    /// The file's place in `files`.
    public var file: Int
    /// The look-up.
    public var use: LocalizedUse
  }

  /// The look-ups of all sources but tests, in the order of files and places.
  ///
  /// Those of calls whose type the project declares itself are left out: `Section("…")` needn't be
  /// SwiftUI's then.
  public var localizedUses: [Use] {
    let declared = DeclaredTypes(files)
    var uses: [Use] = []
    for (index, file) in files.enumerated() where !file.place.isTest {
      for use in file.facts?.uses ?? [] {
        if let type = use.unlessDeclared, declared.hold(type, in: file) { continue }
        uses.append(Use(file: index, use: use))
      }
    }
    return uses
  }
}
