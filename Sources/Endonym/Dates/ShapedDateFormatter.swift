import Foundation

/// A formatter with its symbols shaped, immutable from then on.
final class ShapedDateFormatter: Sendable {
  /// The bare language, by whose rules case is changed: keywords in an identifier hide the language from case rules.
  let language: Locale
  private let content: Content

  private enum Content: Sendable {
    case formatter(DateFormatter)
    case weekdays([String], Calendar)
  }

  init(_ key: FormatterKey) {
    let locale = key.locale
    language = Locale(identifier: key.languageIdentifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = key.timeZone
    calendar.locale = locale
    switch key.format {
    case .weekdays(let words):
      content = .weekdays(words, calendar)
    case .pattern(let pattern):
      content = .formatter(Self.formatter(pattern, key, calendar))
    case .template(let template):
      let skeleton = DateSkeleton.resolve(template, clock: key.clock)
      let pattern = DateFormatter.dateFormat(fromTemplate: skeleton, options: 0, locale: locale)
      content = .formatter(Self.formatter(pattern ?? skeleton, key, calendar))
    }
  }

  func string(from date: Date) -> String {
    switch content {
    case .formatter(let formatter):
      return formatter.string(from: date)
    case .weekdays(let words, let calendar):
      let day = calendar.component(.weekday, from: date) - 1
      return words.indices.contains(day) ? words[day] : ""
    }
  }

  private static func formatter(
    _ pattern: String, _ key: FormatterKey, _ calendar: Calendar
  ) -> DateFormatter {
    let language = Locale(identifier: key.languageIdentifier)
    let formatter = DateFormatter()
    formatter.locale = key.locale
    formatter.calendar = calendar
    formatter.timeZone = key.timeZone
    formatter.dateFormat = pattern
    let fields = DatePatternFields(pattern)
    if fields.contains("a") {
      let symbols = key.meridiem.shape(
        before: formatter.amSymbol, after: formatter.pmSymbol, locale: language)
      formatter.amSymbol = symbols.before
      formatter.pmSymbol = symbols.after
    }
    if key.isCapitalized, let first = fields.first {
      DateSymbolCapitalization.apply(to: formatter, field: first, locale: language)
    }
    return formatter
  }
}
