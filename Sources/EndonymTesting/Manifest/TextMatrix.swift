import Checks
import Endonym

/// Figures and sentences that an app's own code renders: name × language × sample values.
public struct TextMatrix<Language: Sendable>: Sendable {
  /// A figure or sentence.
  public struct Text: Sendable {
    /// The name by which slots call it.
    public var name: String
    /// Renders it in a language, each sample with what was rendered, such as `11 m/s`.
    public var samples: @Sendable (Language) -> [(sample: String, value: String)]

    /// Creates a figure or sentence.
    ///
    /// - Parameters:
    ///   - name: The name by which slots call it.
    ///   - samples: The rendered texts of a language, each behind what it is the text of.
    public init(
      _ name: String,
      samples: @escaping @Sendable (Language) -> [(sample: String, value: String)]
    ) {
      self.name = name
      self.samples = samples
    }
  }

  /// The languages.
  public var languages: [Language]
  /// The figures and sentences.
  public var texts: [Text]
  private let identifier: @Sendable (Language) -> String

  /// The texts as a manifest has them, by name and language.
  public var rendered: [RenderedText] {
    texts.flatMap { text in
      languages.map { language in
        RenderedText(
          name: text.name, language: identifier(language),
          samples: text.samples(language).map {
            RenderedText.Sample(sample: $0.sample, value: $0.value)
          })
      }
    }
  }
}

extension TextMatrix where Language: DateLanguage {
  /// Creates a matrix of an app's own languages.
  public init(languages: [Language] = Array(Language.allCases), texts: [Text]) {
    self.languages = languages
    self.texts = texts
    identifier = { $0.identifier }
  }
}

extension TextMatrix where Language == String {
  /// Creates a matrix of languages by their identifiers, such as `pt-BR`.
  public init(languages: [String], texts: [Text]) {
    self.languages = languages
    self.texts = texts
    identifier = { $0 }
  }
}
