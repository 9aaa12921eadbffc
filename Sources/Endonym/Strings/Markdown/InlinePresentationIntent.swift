#if !canImport(Darwin)
  import Foundation

  /// What the Markdown of a stretch of text asks for.
  ///
  /// It has the shape and the values of Foundation's type on Apple's systems. Source:
  /// developer.apple.com/documentation/foundation/inlinepresentationintent.
  public struct InlinePresentationIntent: OptionSet, Sendable, Hashable, Codable {
    /// One bit for each intent.
    public var rawValue: UInt

    /// Creates a set of intents from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasized, `*text*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasized, `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, between backticks.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through, `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The end of a line of the source.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML that is a block.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
  }

  extension AttributeScopes.FoundationAttributes {
    /// What the Markdown of a stretch of text asks for.
    public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name, as on Apple's systems.
      public static let name = "NSInlinePresentationIntent"
    }

    /// What the Markdown of a stretch of text asks for.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
      InlinePresentationIntentAttribute()
    }
  }
#endif
