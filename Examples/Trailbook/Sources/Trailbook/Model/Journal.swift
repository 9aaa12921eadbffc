import Foundation

/// All hikes of a hiker.
public struct Journal: Sendable, Hashable {
  /// The hikes, the newest first.
  public let hikes: [Hike]

  /// Creates a journal of hikes in any order.
  public init(hikes: [Hike]) {
    self.hikes = hikes.sorted { $0.start > $1.start }
  }

  /// The hike with which the journal begins.
  public var firstHike: Hike? { hikes.last }
}
