#if !canImport(Darwin)
  import Foundation

  extension String {
    /// Looks a text up whose key is its text in the source language.
    ///
    /// It has the shape of Foundation's initializer on Apple's systems, so that a call compiles
    /// against either. Where the table, the key or the language is missing, the key is the text;
    /// nothing traps. Source: developer.apple.com/documentation/swift/string/
    /// init(localized:table:bundle:locale:comment:).
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, and the text where it isn't found.
    ///   - table: The table; nil means `Localizable`.
    ///   - bundle: The bundle that holds the table; nil means the main one.
    ///   - locale: The reader's locale: its language is looked for, and numbers are written as it
    ///     writes them.
    ///   - comment: What the developer tells the translator; extraction reads it.
    public init(
      localized keyAndValue: __shared String.LocalizationValue, table: __shared String? = nil,
      bundle: __shared Bundle? = nil, locale: __shared Locale = .current,
      comment: StaticString? = nil
    ) {
      self = TextLookup(
        key: keyAndValue.key, defaultValue: keyAndValue.key, arguments: keyAndValue.arguments,
        locale: locale, settings: .current
      ).string(table: table, in: BundlePlace(bundle))
    }

    /// Looks a text up whose key isn't its text.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text where the key isn't found, with the arguments.
    ///   - table: The table; nil means `Localizable`.
    ///   - bundle: The bundle that holds the table; nil means the main one.
    ///   - locale: The reader's locale.
    ///   - comment: What the developer tells the translator; extraction reads it.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = TextLookup(
        key: key.description, defaultValue: defaultValue.key, arguments: defaultValue.arguments,
        locale: locale, settings: .current
      ).string(table: table, in: BundlePlace(bundle))
    }

    /// Looks a resource's text up.
    public init(localized resource: __shared LocalizedStringResource) {
      self.init(localized: resource, settings: .current)
    }

    /// Looks a resource's text up for a device, a width, or from a store of tables.
    public init(
      localized resource: __shared LocalizedStringResource, settings: LocalizationSettings
    ) {
      self = TextLookup(
        key: resource.key, defaultValue: resource.defaultValue.key,
        arguments: resource.defaultValue.arguments, locale: resource.locale, settings: settings
      ).string(table: resource.table, in: BundlePlace(resource.bundle))
    }
  }
#endif
