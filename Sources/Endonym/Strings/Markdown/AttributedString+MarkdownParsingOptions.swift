#if !canImport(Darwin)
  import Foundation

  extension AttributedString {
    /// How Markdown is read.
    ///
    /// It has the shape of Foundation's type on Apple's systems. Source:
    /// developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions.
    public struct MarkdownParsingOptions: Sendable, Hashable {
      /// Which parts of the syntax are read.
      public enum InterpretedSyntax: Int, Sendable, Hashable {
        /// All of it; here that is what `inlineOnly` reads.
        case full
        /// What stands within a line: emphasis, code, links, line breaks.
        case inlineOnly
        /// What stands within a line, with all white space as it is.
        case inlineOnlyPreservingWhitespace
      }

      /// What happens to text that can't be read; every text can be.
      public enum FailurePolicy: Int, Sendable, Hashable {
        /// An error is thrown.
        case throwError
        /// What was read so far is the result.
        case returnPartiallyParsedIfPossible
      }

      /// Whether `^[text](key: value)` is read; the text stays, and the attribute is left out.
      public var allowsExtendedAttributes: Bool
      /// Which parts of the syntax are read.
      public var interpretedSyntax: InterpretedSyntax
      /// What happens to text that can't be read.
      public var failurePolicy: FailurePolicy
      /// The language of the text, which its stretches are marked with; nil marks none.
      public var languageCode: String?
      /// Whether stretches are marked with their place in the source; they aren't here.
      public var appliesSourcePositionAttributes: Bool

      /// Creates options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
        appliesSourcePositionAttributes: Bool = false
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
        self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
      }
    }
  }
#endif
