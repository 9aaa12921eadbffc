/// What a system adds between characters at each size of its font.
public struct TrackingTable: Sendable, Hashable {
  /// The name by which configurations and reports call it.
  public var name: String
  /// The sizes in points, ascending, with the tracking in thousandths of an em.
  public var steps: [Step]

  /// The tracking at one size.
  public struct Step: Sendable, Hashable {
    /// The size in points.
    public var size: Double
    /// The tracking in thousandths of an em.
    public var thousandths: Double

    /// Creates a step.
    public init(size: Double, thousandths: Double) {
      self.size = size
      self.thousandths = thousandths
    }
  }

  /// Creates a table.
  public init(name: String, steps: [Step]) {
    self.name = name
    self.steps = steps
  }
}
