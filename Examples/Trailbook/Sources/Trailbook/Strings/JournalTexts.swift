#if !canImport(Darwin)
  import Endonym
  import Foundation
  import StringCatalog

  /// The journal's texts in one language, from the catalog itself where the system can't read it.
  public struct JournalTexts: Sendable {
    /// The reader's locale.
    public let locale: Locale
    private let strings: CatalogStrings

    /// Creates texts from a catalog's strings.
    public init(locale: Locale, strings: CatalogStrings) {
      self.locale = locale
      self.strings = strings
    }

    /// The strings of the catalog that the package carries.
    ///
    /// - Throws: `FileError` where it can't be read.
    public static func bundledStrings() throws -> CatalogStrings {
      let name = "Localizable"
      let path = Bundle.module.path(forResource: name, ofType: "xcstrings")
      return CatalogStrings(try CatalogFile(reading: path ?? "\(name).xcstrings").catalog)
    }

    /// A text without placeholders.
    public func text(_ key: String) -> String { strings.string(key, in: locale) }

    /// The word that counts hikes; white space where the language has none.
    public var hikeClassifier: String { text("journal.hikes.classifier") }

    /// A number of hikes with its noun.
    public func hikes(_ count: Int) -> AttributedString {
      strings.attributedString("journal.hikes", in: locale, .integer(count))
    }

    /// A pace: the time, and the unit of distance that it is for.
    public func pace(_ time: String, per unit: String) -> AttributedString {
      strings.attributedString("stat.pace.value", in: locale, .text(time), .text(unit))
    }

    /// The day of the first hike, as a sentence.
    public func firstHike(on date: String) -> String {
      strings.string("journal.firstHike", in: locale, .text(date))
    }
  }
#endif
