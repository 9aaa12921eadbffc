#if !canImport(Darwin)
  import Foundation

  extension Locale {
    /// The locale, or the root locale where Foundation's number formatter can't take it.
    ///
    /// Foundation ends the process in a locale with other letters than ASCII's, and in one in which
    /// ICU can write no number, such as "en@numbers=zzzz".
    var ofNumbers: Locale {
      let isKnown =
        identifier.utf8.allSatisfy { $0 < 0x80 }
        && ICUNumberFormat(skeleton: "", localeIdentifier: identifier) != nil
      return isKnown ? self : Locale(identifier: "")
    }
  }
#endif
