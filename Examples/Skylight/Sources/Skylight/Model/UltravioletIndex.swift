/// The World Health Organization's ultraviolet index.
public struct UltravioletIndex: Sendable {
  /// The official levels of the index.
  public enum Level: CaseIterable, Sendable { case low, moderate, high, veryHigh, extreme }

  /// The index, 0 or more.
  public let value: Int

  /// The official level of the value.
  public var level: Level {
    switch value {
    case ..<3: .low
    case ..<6: .moderate
    case ..<8: .high
    case ..<11: .veryHigh
    default: .extreme
    }
  }
}
