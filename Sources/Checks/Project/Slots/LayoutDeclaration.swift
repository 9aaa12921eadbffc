import Findings

/// The arithmetic of a layout as the configuration declares it; lengths are in points.
public struct LayoutDeclaration: Sendable, Hashable {
  /// What kind of arithmetic it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Columns of at least a minimum width, as many as fit: `LazyVGrid` with adaptive columns.
    case grid
    /// Texts beside other things in a row.
    case stack
    /// A fixed width.
    case fixed
    /// A widget of a family.
    case widget
    /// A watch's screen.
    case watch
  }

  /// The name by which slots call it.
  public var name: String
  /// What kind of arithmetic it is.
  public var kind: Kind
  /// The numbers by their key in the configuration: `outerPadding` (both sides together), `spacing`,
  /// `minimumColumn`, `cardPadding` (both sides together), `width`.
  public var lengths: [String: Double] = [:]
  /// The widths of what stands beside the text in a stack, empty where nothing does; nil where the
  /// configuration doesn't say.
  public var siblings: [Double]?
  /// The family of a widget, such as `small`, or the size of a watch, such as `40mm`.
  public var family: String?
  /// Where it stands in the configuration.
  public var location: SourceLocation

  /// Creates a layout.
  public init(name: String, kind: Kind, location: SourceLocation) {
    self.name = name
    self.kind = kind
    self.location = location
  }
}
