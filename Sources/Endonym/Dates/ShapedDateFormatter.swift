import Foundation

/// A formatter with its symbols shaped, immutable from then on.
final class ShapedDateFormatter: Sendable {
  /// The bare language, by whose rules case is changed: keywords in an identifier hide the language from case rules.
  let language: Locale
  private let content: Content

  private enum Content: Sendable {
    case formatter(DateFormatter)
    case symbols([String], Calendar)
  }

  init(_ key: FormatterKey) {
    let locale = key.locale
    language = Locale(identifier: key.languageIdentifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = key.timeZone
    calendar.locale = locale
    switch key.format {
    case .symbols(let words):
      content = .symbols(words, calendar)
    case .pattern(let pattern):
      content = .formatter(Self.formatter([.pattern(pattern)], key, calendar))
    case .template(let template):
      content = .formatter(Self.formatter([.template(template)], key, calendar))
    case .joined(let pieces):
      content = .formatter(Self.formatter(pieces, key, calendar))
    }
  }

  /// The pattern that it renders; nil where it shows declared words.
  var pattern: String? {
    guard case .formatter(let formatter) = content else { return nil }
    return formatter.dateFormat
  }

  func string(from date: Date) -> String {
    switch content {
    case .formatter(let formatter):
      return formatter.string(from: date)
    case .symbols(let words, let calendar):
      let day = calendar.component(.weekday, from: date) - 1
      return words.indices.contains(day) ? words[day] : ""
    }
  }

  private static func formatter(
    _ pieces: [DateRenderPlan.Piece], _ key: FormatterKey, _ calendar: Calendar
  ) -> DateFormatter {
    let pattern = pieces.map { $0.pattern(clock: key.clock, locale: key.locale) }.joined()
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
