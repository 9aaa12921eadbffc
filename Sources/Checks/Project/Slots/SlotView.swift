import Findings

/// A view each use of which fills a slot, so that a use that nobody measures is found.
public struct SlotView: Sendable, Hashable {
  /// The type's name.
  public var view: String
  /// The label of the argument that is the text's key or symbol; nil for the first without a label.
  public var argument: String?
  /// The slot that the text stands in.
  public var slot: String
  /// Where it stands in the configuration.
  public var location: SourceLocation

  /// Creates a view.
  public init(view: String, argument: String? = nil, slot: String, location: SourceLocation) {
    self.view = view
    self.argument = argument
    self.slot = slot
    self.location = location
  }
}
