/// One face of a font file at one weight, as a stack declares it.
public struct FontFace: Sendable, Hashable {
  /// The path of the file: TrueType, OpenType or a collection of them.
  public var path: String
  /// The place of the face in a collection, from 0.
  public var index: Int
  /// The settings of a variable font's axes by tag, such as `wght`; each must be in the file's `fvar`.
  public var axes: [String: Double]
  /// The weight that the face is drawn in.
  public var weight: FontWeight

  /// Creates a face.
  public init(
    path: String, weight: FontWeight = .regular, index: Int = 0, axes: [String: Double] = [:]
  ) {
    self.path = path
    self.weight = weight
    self.index = index
    self.axes = axes
  }
}
