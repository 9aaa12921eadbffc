import Foundation

/// A statistic as runs of value, unit and separator, which its caller styles by role.
///
/// It is read from the attributes that format styles give their output, never from the text: "2,454
/// ft", "748米" and "오후 4:35" are split where the formatter says.
public struct Figure: Sendable, Hashable {
  /// A part of a figure that has one role.
  public struct Run: Sendable, Hashable {
    /// The text.
    public var text: String
    /// What the text is.
    public var role: Role

    /// Creates a run.
    public init(_ text: String, _ role: Role) {
      self.text = text
      self.role = role
    }
  }

  /// The text with the attributes that its format style gave, and with a `figureRole` everywhere.
  public let attributed: AttributedString

  /// Reads the roles of a text that a format style attributed.
  ///
  /// A role that is there already stays. Otherwise Foundation's attributes decide: the components
  /// of a measurement, the fields of a date (the half of the day is the unit) or of a duration, the
  /// parts of a number (percent and currency signs are the unit). What none of them covers belongs
  /// to the value where values stand on both sides of it, such as the colon of a time, and is a
  /// separator elsewhere.
  public init(_ attributed: AttributedString) {
    self.attributed = FigureRoles.assigned(to: attributed)
  }

  /// Formats a value with a style that attributes its output.
  public init<Style: FormatStyle>(
    _ input: Style.FormatInput, _ style: Style
  ) where Style.FormatOutput == AttributedString {
    self.init(style.format(input))
  }

  /// The runs in their order, neighbours of one role joined.
  public var runs: [Run] {
    var runs: [Run] = []
    for (role, range) in attributed.runs[\.figureRole] {
      let text = String(attributed[range].characters)
      let role = role ?? .separator
      if let last = runs.last, last.role == role {
        runs[runs.count - 1].text += text
      } else {
        runs.append(Run(text, role))
      }
    }
    return runs
  }

  /// The text as a reader sees it.
  public var text: String { String(attributed.characters) }

  /// The unit alone, such as "km" or "公里"; empty where the figure has none.
  public var unitLabel: String { text(of: .unit) }

  /// The runs of one role, joined.
  public func text(of role: Role) -> String {
    runs.filter { $0.role == role }.map(\.text).joined()
  }

  /// The figure with attributes by role.
  ///
  /// - Parameter attributes: The attributes of a role; those that the text has already stay where
  ///   these don't replace them.
  /// - Returns: The styled text.
  public func styled(_ attributes: (Role) -> AttributeContainer) -> AttributedString {
    var styled = attributed
    for (role, range) in attributed.runs[\.figureRole] {
      styled[range].mergeAttributes(attributes(role ?? .separator))
    }
    return styled
  }
}

extension Figure: CustomStringConvertible {
  /// The text as a reader sees it.
  public var description: String { text }
}
