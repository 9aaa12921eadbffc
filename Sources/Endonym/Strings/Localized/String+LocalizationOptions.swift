#if !canImport(Darwin)
  import Foundation

  extension String {
    /// How a localized text is put together.
    ///
    /// Source: developer.apple.com/documentation/swift/string/localizationoptions.
    public struct LocalizationOptions {
      /// What stands for the text's placeholders, `\(placeholder: .int)`, in their order.
      public var replacements: [any CVarArg]?

      /// Creates options without replacements.
      public init() {}
    }

    /// Looks a text up whose key is its text in the source language, and fills its placeholders.
    public init(
      localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self.init(
        localized: keyAndValue.filled(options.replacements), table: table, bundle: bundle,
        locale: locale, comment: comment)
    }

    /// Looks a text up whose key isn't its text, and fills its placeholders.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(
        localized: key, defaultValue: defaultValue.filled(options.replacements), table: table,
        bundle: bundle, locale: locale, comment: comment)
    }

    /// Looks a resource's text up, and fills its placeholders.
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
      self.init(
        localized: LocalizedStringResource(
          key: resource.key, value: resource.defaultValue.filled(options.replacements),
          table: resource.table, locale: resource.locale, bundle: resource.bundle))
    }
  }

  extension String.LocalizationValue {
    /// The value with its placeholders filled in order; those beyond the last replacement stay.
    func filled(_ replacements: [any CVarArg]?) -> String.LocalizationValue {
      guard var rest = replacements?[...] else { return self }
      let filled = arguments.map { argument in
        guard case .placeholder = argument, let next = rest.popFirst() else { return argument }
        return LocalizationArgument(next)
      }
      return String.LocalizationValue(key: key, arguments: filled)
    }
  }

  extension LocalizationArgument {
    /// Takes what would be passed to a C formatter, by its type instead of its bytes.
    fileprivate init(_ argument: any CVarArg) {
      if let number = argument as? any FormatSpecifiable {
        self = .number(number.localizationNumber)
      } else {
        self = .text(String(describing: argument))
      }
    }
  }
#endif
