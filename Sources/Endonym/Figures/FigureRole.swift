import Foundation

extension Figure {
  /// What a part of a figure is.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// What was measured or counted: a number, a time.
    case value
    /// What it is measured or counted in: a unit, a classifier, a noun, the half of the day.
    case unit
    /// What stands between the two: a space, a conjunction, a mark of direction.
    case separator
  }
}

/// The attribute that says what a part of a figure is.
public enum FigureRoleAttribute: AttributedStringKey {
  /// The type of its values.
  public typealias Value = Figure.Role
  /// The name beside Foundation's attributes.
  public static let name = "EndonymFigureRole"
}

extension AttributeScopes {
  /// The attributes of figures, together with Foundation's.
  public struct EndonymAttributes: AttributeScope {
    /// What a part of a figure is.
    public let figureRole: FigureRoleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }

  /// The attributes of figures, together with Foundation's.
  public var endonym: EndonymAttributes.Type { EndonymAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets `figureRole` be written like Foundation's own attributes.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.EndonymAttributes, Key>
  ) -> Key { self[Key.self] }
}
