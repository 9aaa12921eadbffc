import Endonym
import Files
import Foundation
import Ink
import StringCatalog
import Trash

for language in ["en", "pl", "ru", "ar-EG", "ja", "zh-TW"] {
  let locale = Locale(identifier: language)
  for count in [0, 1, 2, 5, 11, 22, 100] {
    var files = LocalizedStringResource.filesCount(count: count)
    files.locale = locale
    print(
      language, count, String(localized: files), selection(count, locale: locale), separator: "\t")
  }
  print(language, trash(files: 1, folders: 2, locale: locale), separator: "\t")
}

// The other products link.
let catalog = Catalog.self
let measured = (any TextMeasurer).self
_ = (catalog, measured)
