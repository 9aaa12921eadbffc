/// A value of a property list, as far as tables of strings need them.
///
/// Source: Apple's DTD, `http://www.apple.com/DTDs/PropertyList-1.0.dtd`.
public enum PropertyListValue: Sendable, Hashable {
  /// A text.
  case text(ExactText)
  /// A dictionary.
  case dictionary(PropertyListDictionary)

  /// A text.
  public static func text(_ text: String) -> PropertyListValue { .text(ExactText(text)) }

  /// The text, where the value is one.
  public var text: String? {
    if case .text(let text) = self { text.text } else { nil }
  }

  /// The dictionary, where the value is one.
  public var dictionary: PropertyListDictionary? {
    if case .dictionary(let dictionary) = self { dictionary } else { nil }
  }
}
