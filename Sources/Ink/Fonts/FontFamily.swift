/// The faces of one design in several weights.
public struct FontFamily: Sendable, Hashable {
  /// What a family is for.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// Letters, digits and signs.
    case text
    /// Pictures; never the owner of a space.
    case emoji
  }

  /// The name by which reports call it.
  public var name: String
  /// What it is for.
  public var role: Role
  /// The faces, at least one; of a weight that has none the nearest counts.
  public var faces: [FontFace]
  /// The index of the face in the collection by language (BCP 47, the longest prefix counts), for
  /// Han, which each language draws in its own way; empty where all languages share a face.
  public var languageIndexes: [String: Int]
  /// The package that installs it (Debian's name), for the error that it is missing.
  public var package: String?

  /// Creates a family.
  public init(
    name: String, role: Role = .text, faces: [FontFace], languageIndexes: [String: Int] = [:],
    package: String? = nil
  ) {
    self.name = name
    self.role = role
    self.faces = faces
    self.languageIndexes = languageIndexes
    self.package = package
  }
}
