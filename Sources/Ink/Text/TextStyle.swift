/// How a text is set: its size and weight.
public struct TextStyle: Sendable, Hashable {
  /// The size in points.
  public var size: Double
  /// The weight.
  public var weight: FontWeight

  /// Creates a style.
  public init(size: Double, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}
