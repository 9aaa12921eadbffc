import Findings

/// A text as a reader meets it in a slot, in one language, its arguments filled in.
public struct SlotText: Sendable, Hashable {
  /// The slot's name.
  public var slot: String
  /// The language as its source spells it.
  public var language: String
  /// The text.
  public var value: String
  /// What it is the text of.
  public var origin: TextOrigin
  /// The arguments that were filled in, as `name: value`, in the order of the text.
  public var arguments: [String]
  /// Where the text stands; nil for what only the manifest has.
  public var location: SourceLocation?
  /// The source language's text that it stands for, with the arguments that it shares; nil in the
  /// source language itself and where there is none.
  public var sourceValue: String?
  /// Why it is the source's text where the language has none of its own; nil where it has one.
  public var fallback: TextFallback?
  /// How many texts of the slot read like this one in the language; `origin` is the first one's.
  public var occurrences: Int

  /// Creates a text.
  public init(
    slot: String, language: String, value: String, origin: TextOrigin, arguments: [String] = [],
    location: SourceLocation? = nil, sourceValue: String? = nil, fallback: TextFallback? = nil,
    occurrences: Int = 1
  ) {
    self.slot = slot
    self.language = language
    self.value = value
    self.origin = origin
    self.arguments = arguments
    self.location = location
    self.sourceValue = sourceValue
    self.fallback = fallback
    self.occurrences = occurrences
  }
}

/// Why readers of a language see the source's text.
public enum TextFallback: String, Sendable, Hashable, CaseIterable {
  /// Nobody has translated it.
  case untranslated
  /// It is not to be translated (`shouldTranslate` of a String Catalog).
  case shared
}

/// What a text is the text of.
public enum TextOrigin: Sendable, Hashable {
  /// An entry of a catalog, by the way to the text within it, such as `plural.one`.
  case entry(catalog: String, key: String, variation: String?)
  /// A date intent at a moment by a clock.
  case date(intent: String, instant: String, clock: String)
  /// A figure or sentence of the app's manifest.
  case figure(name: String, sample: String)
  /// A server's text, by the plural category where it has one.
  case server(key: String, category: String?)
  /// A text that the configuration gives.
  case sample
}
