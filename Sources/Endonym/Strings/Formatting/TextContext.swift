#if !canImport(Darwin)
  import Foundation

  /// Where a text is shown: the locale of its numbers and of what stands in it, and the settings.
  struct TextContext {
    /// The numbers of the reader's locale.
    let numbers: LocaleNumbers
    /// The device, the width and the tables.
    let settings: LocalizationSettings

    /// The text of a resource that stands in another one.
    ///
    /// A resource with the current locale, which is what a resource has where none is given,
    /// follows the text around it, so that a sentence is in one language.
    func text(of resource: LocalizedStringResource) -> String {
      var resource = resource
      if resource.locale == .current || resource.locale == .autoupdatingCurrent {
        resource.locale = numbers.locale
      }
      return String(localized: resource, settings: settings)
    }
  }
#endif
