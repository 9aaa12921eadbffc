/// A figure or sentence that an app's own code renders, in one language.
public struct RenderedText: Sendable, Hashable, Codable {
  /// The name by which slots call it.
  public var name: String
  /// The language's identifier.
  public var language: String
  /// The texts.
  public var samples: [Sample]

  /// A text of one sample value.
  public struct Sample: Sendable, Hashable, Codable {
    /// What was rendered, such as `1,234 km`.
    public var sample: String
    /// The text.
    public var value: String

    /// Creates a sample.
    public init(sample: String, value: String) {
      self.sample = sample
      self.value = value
    }
  }

  /// Creates a rendered text.
  public init(name: String, language: String, samples: [Sample]) {
    self.name = name
    self.language = language
    self.samples = samples
  }
}
