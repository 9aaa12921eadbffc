/// The text styles of Dynamic Type, by SwiftUI's names (`Font.TextStyle`).
public enum TextStyleName: String, Sendable, Hashable, CaseIterable {
  /// Large Title.
  case largeTitle
  /// Title 1.
  case title
  /// Title 2.
  case title2
  /// Title 3.
  case title3
  /// Headline.
  case headline
  /// Body.
  case body
  /// Callout.
  case callout
  /// Subhead.
  case subheadline
  /// Footnote.
  case footnote
  /// Caption 1.
  case caption
  /// Caption 2.
  case caption2

  /// The weight of the style as it is: semibold for headlines, regular for all others.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The weight that emphasis gives the style: bold for the large titles, semibold for the rest.
  public var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }

  /// The size in points at a content size.
  ///
  /// - Parameter contentSize: The text size that a person has chosen.
  /// - Returns: The size in points, from 11 to 60.
  public func size(at contentSize: ContentSize = .large) -> Double {
    Double(sizes[contentSize.place])
  }
}
