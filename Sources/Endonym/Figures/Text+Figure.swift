#if canImport(SwiftUI)
  import SwiftUI

  extension Text {
    /// Creates a text that shows a figure with attributes by role.
    public init(_ figure: Figure, attributes: (Figure.Role) -> AttributeContainer) {
      self.init(figure.styled(attributes))
    }

    /// Creates a text that shows a figure with one font for its value and one for the rest.
    ///
    /// - Parameters:
    ///   - figure: The figure.
    ///   - value: The value's font.
    ///   - unit: The font of unit and separators.
    ///   - unitColor: The color of unit and separators.
    public init(_ figure: Figure, value: Font, unit: Font, unitColor: Color = .secondary) {
      self.init(
        figure.styled { role in
          var container = AttributeContainer()
          switch role {
          case .value:
            container.swiftUI.font = value
          case .unit, .separator:
            container.swiftUI.font = unit
            container.swiftUI.foregroundColor = unitColor
          }
          return container
        })
    }
  }
#endif
