#if !canImport(Darwin)
  /// A stretch of text whose Markdown is the same throughout.
  struct InlineStretch: Equatable {
    /// The text.
    var text: String
    /// What the Markdown asks for.
    var intent: InlinePresentationIntent = []
    /// Where it leads, as it is written.
    var link: String?
    /// The image that it stands for, as it is written.
    var image: String?

    /// Whether both have the same attributes.
    func isAlike(_ other: InlineStretch) -> Bool {
      intent == other.intent && link == other.link && image == other.image
    }
  }

  /// A token of a line: text, or a run of delimiters that may turn out to be text.
  struct InlineToken {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  /// What holds for a range of tokens.
  struct InlineSpan {
    enum Kind {
      case intent(InlinePresentationIntent)
      case link(String)
      case image(String)
    }

    var kind: Kind
    var tokens: Range<Int>
  }

  /// A run of `*`, `_` or `~` (CommonMark 0.31.2, "Emphasis and strong emphasis").
  struct InlineDelimiter {
    var token: Int
    var character: Unicode.Scalar
    var count: Int
    let originalCount: Int
    let canOpen: Bool
    let canClose: Bool
    /// Its neighbours in the list of those that are still open.
    var previous: Int?
    var next: Int?
  }

  /// An opening bracket.
  struct InlineBracket {
    enum Kind {
      case link, image, attributes
    }

    var kind: Kind
    var token: Int
    /// The last delimiter before it.
    var delimiter: Int?
  }
#endif
