/// A place in a source that fills a slot: an argument of a marked view, or a `slot(_:)` modifier.
public struct SlotUse: Sendable, Hashable, Codable {
  /// How the source tells the slot.
  public enum Name: Sendable, Hashable, Codable {
    /// The configuration's `slotViews` name it for the view's argument.
    case configured(String)
    /// The modifier's literal names it.
    case literal(String)
    /// The modifier names it as a member, such as `.statCardTitle` for `statCard.title`.
    case member(String)
  }

  /// A text that may stand in the slot.
  public struct Text: Sendable, Hashable, Codable {
    /// How the source tells the text.
    public enum Reference: Sendable, Hashable, Codable {
      /// By the name of a generated symbol.
      case symbol(String)
      /// By the key.
      case key(ExtractedKey)
    }

    /// How the source tells it.
    public var reference: Reference
    /// Where.
    public var position: SourcePosition
  }

  /// The slot.
  public var name: Name
  /// The view whose call it is; nil for a modifier.
  public var view: String?
  /// The label of the view's argument; nil for the first without a label.
  public var argument: String?
  /// The labels of the arguments that the call has, also of closures behind it; none of a modifier.
  public var labels: [String] = []
  /// Whether the view's argument is one of the call's.
  public var hasArgument = false
  /// Whether a closure without a label stands behind the call, which may be any of its arguments.
  public var hasClosure = false
  /// The texts of catalogs that stand in it, as far as the file tells.
  public var texts: [Text]
  /// Whether other texts of catalogs may stand in it too, such as a parameter's.
  public var isOpen: Bool
  /// Where the view's or the modifier's name stands.
  public var position: SourcePosition
}
