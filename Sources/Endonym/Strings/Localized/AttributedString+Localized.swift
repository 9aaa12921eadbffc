#if !canImport(Darwin)
  import Foundation

  extension AttributedString {
    /// Looks a text up whose key is its text in the source language, and reads its Markdown.
    ///
    /// Emphasis, code, strikethrough and links become attributes; an argument's text is never read
    /// as Markdown. `^[…](inflect: true)` and other attributes of that form leave their text, since
    /// Foundation on Linux has no grammar agreement. Source: developer.apple.com/documentation/
    /// foundation/attributedstring/init(localized:options:table:bundle:locale:comment:).
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, and the text where it isn't found.
    ///   - options: Whether arguments are marked.
    ///   - table: The table; nil means `Localizable`.
    ///   - bundle: The bundle that holds the table; nil means the main one.
    ///   - locale: The reader's locale; nil means the current one.
    ///   - comment: What the developer tells the translator; extraction reads it.
    public init(
      localized keyAndValue: String.LocalizationValue,
      options: AttributedString.FormattingOptions = [], table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = TextLookup(
        key: keyAndValue.key, defaultValue: keyAndValue.key, arguments: keyAndValue.arguments,
        locale: locale ?? .current, settings: .current
      ).attributedString(
        table: table, in: BundlePlace(bundle),
        marksArguments: options.contains(.applyReplacementIndexAttribute))
    }

    /// Looks a text up whose key isn't its text, and reads its Markdown.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: AttributedString.FormattingOptions = [], table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = TextLookup(
        key: key.description, defaultValue: defaultValue.key, arguments: defaultValue.arguments,
        locale: locale ?? .current, settings: .current
      ).attributedString(
        table: table, in: BundlePlace(bundle),
        marksArguments: options.contains(.applyReplacementIndexAttribute))
    }

    /// Looks a text up whose key is its text in the source language, with options.
    @_disfavoredOverload
    public init(
      localized keyAndValue: String.LocalizationValue,
      options: AttributedString.LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        localized: keyAndValue.filled(options.replacements), options: options.formatting,
        table: table, bundle: bundle,
        locale: locale, comment: comment)
    }

    /// Looks a text up whose key isn't its text, with options.
    @_disfavoredOverload
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: AttributedString.LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        localized: key, defaultValue: defaultValue.filled(options.replacements),
        options: options.formatting, table: table,
        bundle: bundle, locale: locale, comment: comment)
    }

    /// Looks a resource's text up, and reads its Markdown.
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, options: LocalizationOptions())
    }

    /// Looks a resource's text up, and reads its Markdown, with options.
    public init(
      localized resource: LocalizedStringResource, options: AttributedString.LocalizationOptions
    ) {
      self = TextLookup(
        key: resource.key, defaultValue: resource.defaultValue.key,
        arguments: resource.defaultValue.filled(options.replacements).arguments,
        locale: resource.locale, settings: .current
      ).attributedString(
        table: resource.table, in: BundlePlace(resource.bundle),
        marksArguments: options.applyReplacementIndexAttribute)
    }
  }

  extension AttributedString.LocalizationOptions {
    fileprivate var formatting: AttributedString.FormattingOptions {
      applyReplacementIndexAttribute ? .applyReplacementIndexAttribute : []
    }
  }
#endif
