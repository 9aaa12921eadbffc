import Findings
import PluralRules

/// The texts that a server owns, of all files and languages of one declaration together.
public struct ServerCatalog: Sendable {
  /// The language that the others are translated from, as the files spell it.
  public var sourceLanguage: String
  /// The languages that every text must have.
  public var requiredLanguages: [String]
  /// Whether the required languages are assumed, not named by somebody: lacking one weighs less.
  public var areRequiredLanguagesAssumed = false
  /// The languages that the files have, in the order of the files.
  public var languages: [ServerLanguage] = []
  /// How arguments are written in the texts.
  public var placeholders = PlaceholderSyntax.rails
  /// The entries, in the order in which the source language's file has them, then the others.
  public var entries: [ServerEntry]
  /// What is questionable in the files, in the order of the files.
  public var issues: [ServerIssue] = []
  /// The files that were read.
  public var files: [DiscoveredFiles.File] = []

  /// Creates a catalog.
  public init(sourceLanguage: String, requiredLanguages: [String], entries: [ServerEntry]) {
    self.sourceLanguage = sourceLanguage
    self.requiredLanguages = requiredLanguages
    self.entries = entries
  }
}

/// A language that a server's files have.
public struct ServerLanguage: Sendable, Hashable {
  /// The language as the files spell it.
  public var identifier: String
  /// Where it begins: its key, or the file that is its own.
  public var location: SourceLocation

  /// Creates a language.
  public init(identifier: String, location: SourceLocation) {
    self.identifier = identifier
    self.location = location
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
  /// The text, its arguments as the catalog's `placeholders` says.
  public var value: String
  /// Where it stands; for a text that an alias stands for, where it is written.
  public var location: SourceLocation

  /// Creates a text.
  public init(category: PluralCategory? = nil, value: String, location: SourceLocation) {
    self.category = category
    self.value = value
    self.location = location
  }
}
