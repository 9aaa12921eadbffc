#if !canImport(Darwin)
  import Foundation

  /// A localized text that is looked up where it is shown: its key, table, bundle and locale.
  ///
  /// It has the shape of Foundation's type on Apple's systems, so that a call compiles against
  /// either. Source: developer.apple.com/documentation/foundation/localizedstringresource.
  public struct LocalizedStringResource: Sendable, Hashable {
    /// The key by which the text is looked up.
    public let key: String
    /// The text where the key isn't found, with the arguments of every language's text.
    public let defaultValue: String.LocalizationValue
    /// The table; nil means `Localizable`.
    public let table: String?
    /// The locale in which the text is looked up and its arguments are written.
    public var locale: Locale
    /// Where the table lies.
    public let bundle: BundleDescription

    init(
      key: String, value: String.LocalizationValue, table: String?, locale: Locale,
      bundle: BundleDescription
    ) {
      self.key = key
      defaultValue = value
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// Creates a resource whose key is its text in the source language.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key and the text where it isn't found.
    ///   - table: The table; nil means `Localizable`.
    ///   - locale: The locale in which the text is looked up.
    ///   - bundle: Where the table lies.
    ///   - comment: What the developer tells the translator; extraction reads it.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a resource whose key isn't its text.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text where the key isn't found, with its arguments.
    ///   - table: The table; nil means `Localizable`.
    ///   - locale: The locale in which the text is looked up.
    ///   - bundle: Where the table lies.
    ///   - comment: What the developer tells the translator; extraction reads it.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: key.description, value: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a resource of a bundle whose key is its text in the source language.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(
        keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL),
        comment: comment)
    }

    /// Creates a resource of a bundle whose key isn't its text.
    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(
        key, defaultValue: defaultValue, table: table, locale: locale,
        bundle: .atURL(bundle.bundleURL), comment: comment)
    }
  }

  extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Creates a resource of the main bundle from a literal.
    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(value))
    }

    /// Creates a resource of the main bundle from a literal with interpolations.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  /// A type whose values name their own localized text.
  ///
  /// Source: developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
  }
#endif
