import Endonym
import Foundation

/// How many files are selected, by a key that is the text itself.
public func selection(_ count: Int, locale: Locale) -> String {
  String(localized: "\(count) selected", bundle: .module, locale: locale)
}
