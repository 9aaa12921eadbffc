/// What a compilation is to produce.
public struct CompilationOptions: Sendable, Hashable {
  /// The languages to compile, as the catalog spells them; empty for all.
  public var languages: Set<String>
  /// Into which files the texts go.
  public var layout: CompilationLayout
  /// How the files are written.
  public var format: PropertyListFormat
  /// Whether a manual entry that a translation lacks, and whose source text varies, is written with
  /// its key as its text.
  ///
  /// Xcode 27 does so, since a symbol's default value can't tell plurals. A look-up that falls back
  /// to the source language does better without.
  public var fillsMissingVariations: Bool

  /// Creates options; their defaults are Xcode's.
  public init(
    languages: Set<String> = [], layout: CompilationLayout = .stringsAndStringsdict,
    format: PropertyListFormat = .text, fillsMissingVariations: Bool = true
  ) {
    self.languages = languages
    self.layout = layout
    self.format = format
    self.fillsMissingVariations = fillsMissingVariations
  }

  func wants(_ language: String) -> Bool { languages.isEmpty || languages.contains(language) }
}
