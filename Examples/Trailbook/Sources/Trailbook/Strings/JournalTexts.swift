import Endonym
import Foundation

/// The journal's texts in one language, by the symbols that are generated from the catalog.
public struct JournalTexts: Sendable {
  /// The reader's locale.
  public let locale: Locale

  /// Creates texts for a reader.
  public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

  /// What the journal is called.
  public var title: String { String(localized: resource(.journalTitle)) }

  /// What a statistic is called.
  public func title(of statistic: HikeStatistic) -> String {
    String(localized: resource(statistic.title))
  }

  /// The word that counts hikes; white space where the language has none.
  public var hikeClassifier: String { String(localized: resource(.journalHikesClassifier)) }

  /// A number of hikes with its noun.
  ///
  /// Foundation marks the whole of a plural as one replacement, so the number is marked here.
  public func hikes(_ count: Int) -> AttributedString {
    var text = AttributedString(String(localized: resource(.journalHikes(count: count))))
    let number = count.formatted(.number.locale(locale))
    if let range = text.range(of: number) { text[range].replacementIndex = 1 }
    return text
  }

  /// A pace: the time, and the unit of distance that it is for.
  public func pace(_ time: String, per unit: String) -> AttributedString {
    var options = AttributedString.LocalizationOptions()
    options.applyReplacementIndexAttribute = true
    return AttributedString(
      localized: resource(.statPaceValue(time: time, unit: unit)), options: options)
  }

  /// The day of the first hike, as a sentence.
  public func firstHike(on date: String) -> String {
    String(localized: resource(.journalFirstHike(date: date)))
  }

  private func resource(_ resource: LocalizedStringResource) -> LocalizedStringResource {
    var resource = resource
    resource.locale = locale
    return resource
  }
}
