extension TextStyle {
  /// Creates the style that Dynamic Type sets a text in.
  ///
  /// - Parameters:
  ///   - name: The text style.
  ///   - contentSize: The text size that a person has chosen.
  ///   - weight: The weight; nil for the text style's own.
  public init(
    _ name: TextStyleName, contentSize: ContentSize = .large, weight: FontWeight? = nil
  ) {
    self.init(size: name.size(at: contentSize), weight: weight ?? name.weight)
  }
}
