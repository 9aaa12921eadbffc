import Findings
import PluralRules

/// The texts that a server owns, of all files and languages of one declaration together.
public struct ServerCatalog: Sendable {
  /// The language that the others are translated from.
  public var sourceLanguage: String
  /// The languages that every text must have.
  public var requiredLanguages: [String]
  /// The entries, in the order in which the source language's file has them, then the others.
  public var entries: [ServerEntry]

  /// Creates a catalog.
  public init(sourceLanguage: String, requiredLanguages: [String], entries: [ServerEntry]) {
    self.sourceLanguage = sourceLanguage
    self.requiredLanguages = requiredLanguages
    self.entries = entries
  }
}

/// One key of a server's texts, in all languages.
public struct ServerEntry: Sendable {
  /// The names on the way to the text, joined by dots.
  public var key: String
  /// What stands there by language.
  public var localizations: [String: ServerLocalization]

  /// Creates an entry.
  public init(key: String, localizations: [String: ServerLocalization]) {
    self.key = key
    self.localizations = localizations
  }
}

/// What a server's key has in one language.
public struct ServerLocalization: Sendable {
  /// The texts: one without a category, or one for each plural category.
  public var forms: [ServerForm]

  /// Creates a localization.
  public init(forms: [ServerForm]) {
    self.forms = forms
  }
}

/// One text of a server.
public struct ServerForm: Sendable {
  /// The plural category; nil where the text isn't varied by number.
  public var category: PluralCategory?
  /// The text, its arguments as `%{name}`.
  public var value: String
  /// Where it stands.
  public var location: SourceLocation

  /// Creates a text.
  public init(category: PluralCategory? = nil, value: String, location: SourceLocation) {
    self.category = category
    self.value = value
    self.location = location
  }
}
