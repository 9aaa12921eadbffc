/// The fonts that texts are measured with, the preferred one first.
///
/// A grapheme cluster is drawn with the first family that has all of its characters.
public struct FontStack: Sendable, Hashable {
  /// Which font a space is measured in where fonts change around it.
  public enum SpaceOwner: String, Sendable, Hashable, CaseIterable {
    /// The first family of the stack, as in Blink.
    case primary
    /// The font of the text before it, as in Pango.
    case previousRun
  }

  /// The families in the order of preference.
  public var families: [FontFamily]
  /// Which font owns a space.
  public var spaceOwner: SpaceOwner
  /// What is added between characters by size; nil for nothing.
  public var tracking: TrackingTable?

  /// Creates a stack.
  public init(
    families: [FontFamily], spaceOwner: SpaceOwner = .primary, tracking: TrackingTable? = nil
  ) {
    self.families = families
    self.spaceOwner = spaceOwner
    self.tracking = tracking
  }
}
