#if !canImport(Darwin)
  import Foundation

  /// The languages that a reader of a server's answers prefers, by a header of HTTP.
  ///
  /// Source: RFC 9110, section 12.5.4, "Accept-Language"; RFC 4647.
  public struct LanguagePreferences: Sendable, Hashable {
    /// A language that the reader takes, with how much.
    public struct Range: Sendable, Hashable {
      /// The language (BCP 47), or `*` for any other.
      public var language: String
      /// How much the reader wants it, in thousandths: 0 is not at all, 1,000 is the most.
      public var quality: Int

      /// Creates a range.
      public init(language: String, quality: Int = 1_000) {
        self.language = language
        self.quality = min(max(quality, 0), 1_000)
      }
    }

    /// The languages, the most wanted first; of equals the one that the header names first.
    public let ranges: [Range]

    /// The most bytes of a header and the most languages that are read; no reader's browser comes
    /// near either.
    private static let maximumSize = 4_096
    private static let maximumCount = 64

    /// Reads the header `Accept-Language`.
    ///
    /// Nothing is refused: what isn't well-formed is left out, and so is what lies beyond 4,096
    /// bytes or 64 languages.
    public init(acceptLanguage header: String) {
      let text = String(decoding: header.utf8.prefix(Self.maximumSize), as: UTF8.self)
      let ranges = text.split(separator: ",").prefix(Self.maximumCount).compactMap(Range.init)
      // Sorting is stable in fact but not by its documentation, so the place decides too.
      self.ranges = ranges.enumerated().sorted {
        ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset)
      }.map(\.element)
    }

    /// Chooses the locale for a reader among the languages that there are.
    ///
    /// - Parameters:
    ///   - languages: The languages that there are (BCP 47).
    ///   - fallback: The language where none suits.
    /// - Returns: The reader's own locale where its language is there or close to one that is, so
    ///   that numbers are the reader's too; otherwise the fallback's.
    public func locale(among languages: [String], fallback: String) -> Locale {
      let matcher = LanguageMatcher(languages)
      let refused = Set(
        ranges.filter { $0.quality == 0 }.map { LanguageName($0.language) })
      func isRefused(_ language: String) -> Bool {
        let name = LanguageName(language).text
        return refused.contains { name == $0.text || name.hasPrefix($0.text + "-") }
      }
      for range in ranges where range.quality > 0 {
        if range.language == "*" {
          let named = Set(ranges.map { LanguageName($0.language) })
          let any = ([fallback] + languages).first {
            !named.contains(LanguageName($0)) && !isRefused($0)
          }
          if let any { return Locale(identifier: any) }
        } else if let place = matcher.place(for: range.language), !isRefused(languages[place]) {
          return Locale(identifier: range.localeIdentifier)
        }
      }
      return Locale(identifier: fallback)
    }

    /// Chooses the locale for a reader among the languages of a bundle's table.
    ///
    /// - Parameters:
    ///   - bundle: The bundle; nil means the main one.
    ///   - table: The table; nil means `Localizable`.
    ///   - fallback: The language where none suits; nil means the table's source language, or
    ///     English where it doesn't tell.
    /// - Returns: The reader's own locale where its language suits; otherwise the fallback's.
    public func locale(
      in bundle: Bundle?, table: String? = nil, fallback: String? = nil
    ) -> Locale {
      let name = TableName(name: table ?? "Localizable", place: BundlePlace(bundle))
      let (languages, source) = LocalizationSettings.current.store.languages(of: name)
      return locale(among: languages, fallback: fallback ?? source ?? "en")
    }
  }

  extension LanguagePreferences.Range {
    /// Reads `de-CH;q=0.8`; nil where that isn't well-formed.
    fileprivate init?(_ text: Substring) {
      let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmed)
      guard let language = parts.first, Self.isRange(language) else { return nil }
      var quality = 1_000
      for parameter in parts.dropFirst() {
        let pair = parameter.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmed)
        guard pair.count == 2, pair[0].lowercased() == "q", let value = Self.quality(pair[1])
        else { return nil }
        quality = value
      }
      self.init(language: Self.basic(language), quality: quality)
    }

    /// The language, script and region: what else a range asks for says nothing about numbers.
    fileprivate var localeIdentifier: String {
      let subtags = language.split(separator: "-")
      let kept = subtags.dropFirst().prefix(2).filter { (2...4).contains($0.utf8.count) }
      return (subtags.prefix(1) + kept).joined(separator: "-")
    }

    /// Whether a text is a language range (RFC 4647, section 2).
    private static func isRange(_ text: Substring) -> Bool {
      let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
      guard text.utf8.count <= 100 else { return false }
      return subtags.enumerated().allSatisfy { place, subtag in
        if subtag == "*" { return true }
        guard (1...8).contains(subtag.utf8.count) else { return false }
        return subtag.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
          case UInt8(ascii: "0")...UInt8(ascii: "9"): place > 0
          default: false
          }
        }
      }
    }

    /// An extended range as a basic one: wildcards within it say nothing (RFC 4647, section 3.4).
    private static func basic(_ range: Substring) -> String {
      let subtags = range.split(separator: "-")
      if subtags.first == "*" { return "*" }
      return subtags.filter { $0 != "*" }.joined(separator: "-")
    }

    /// A weight in thousandths: 0 to 1 with at most three decimals (RFC 9110, section 12.4.2).
    private static func quality(_ text: Substring) -> Int? {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, let whole = parts.first, whole == "0" || whole == "1" else {
        return nil
      }
      let decimals = parts.count == 2 ? parts[1] : ""
      guard decimals.utf8.count <= 3, decimals.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      let padded = decimals + String(repeating: "0", count: 3 - decimals.utf8.count)
      guard let thousandths = Int(padded) else { return nil }
      if whole == "1" { return thousandths == 0 ? 1_000 : nil }
      return thousandths
    }
  }

  extension Substring {
    /// The text without the spaces and tabs around it.
    fileprivate var trimmed: Substring {
      var text = self
      while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
      while let last = text.last, last == " " || last == "\t" { text.removeLast() }
      return text
    }
  }

  extension Locale {
    /// Chooses the locale of an answer by the request's header `Accept-Language`.
    ///
    /// - Parameters:
    ///   - header: The header's value; nil where the request has none.
    ///   - bundle: The bundle whose table's languages there are; nil means the main one.
    ///   - table: The table; nil means `Localizable`.
    public init(acceptLanguage header: String?, in bundle: Bundle?, table: String? = nil) {
      self = LanguagePreferences(acceptLanguage: header ?? "").locale(in: bundle, table: table)
    }
  }
#endif
