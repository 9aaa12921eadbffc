import Endonym
import Foundation

/// What is in the trash, in a table of its own.
public func trash(files: Int, folders: Int, locale: Locale) -> String {
  var contents = LocalizedStringResource.Trash.contents(files: files, folders: folders)
  contents.locale = locale
  return String(localized: contents)
}
