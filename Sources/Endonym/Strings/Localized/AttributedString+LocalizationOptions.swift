#if !canImport(Darwin)
  import Foundation

  extension AttributedString {
    /// How a localized text is put together.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/localizationoptions.
    public struct LocalizationOptions {
      /// What stands for the text's placeholders, `\(placeholder: .int)`, in their order.
      public var replacements: [any CVarArg]?
      /// Whether what stands for an argument has its position, from 1, as `replacementIndex`.
      public var applyReplacementIndexAttribute: Bool

      /// Creates options that mark nothing.
      public init() { applyReplacementIndexAttribute = false }
    }

    /// How a format's arguments are marked.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/formattingoptions.
    public struct FormattingOptions: OptionSet, Sendable, Hashable {
      /// One bit for each option.
      public let rawValue: UInt

      /// Creates a set of options from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// What stands for an argument has its position, from 1, as `replacementIndex`.
      public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 0)
    }
  }
#endif
