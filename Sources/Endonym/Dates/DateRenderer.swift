import Foundation

/// Renders dates by plans, with formatters that are shaped once and then only read.
public final class DateRenderer: Sendable {
  /// The renderer of the process; its results depend on its arguments alone.
  public static let shared = DateRenderer()

  private let cache: FormatterCache

  /// Creates a renderer that keeps at most a number of formatters.
  public init(capacity: Int = 512) {
    cache = FormatterCache(capacity: capacity)
  }

  /// How many shaped formatters are kept at the moment.
  public var formatterCount: Int { cache.count }

  /// The text of a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - plan: How it is shown.
  ///   - languageIdentifier: The language whose words and rules are used (BCP 47).
  ///   - timeZone: The time zone that it is shown in.
  ///   - clock: The user's clock.
  ///   - digits: The digits that it is written with.
  ///   - textCase: The case that the call site declares.
  /// - Returns: The text, in the Gregorian calendar whatever calendar the locale is used to.
  public func string(
    from date: Date, plan: DateRenderPlan, languageIdentifier: String, timeZone: TimeZone,
    clock: DateClock, digits: DateDigits = .locale, textCase: DateTextCase = .asPlanned
  ) -> String {
    let key = FormatterKey(
      format: plan.format(for: clock), meridiem: plan.meridiem, isCapitalized: plan.isCapitalized,
      languageIdentifier: languageIdentifier, timeZone: timeZone, clock: clock, digits: digits)
    let formatter = formatter(for: key)
    let text = formatter.string(from: date)
    return textCase == .asPlanned ? text : textCase.apply(to: text, locale: formatter.language)
  }

  /// The shaped formatter of a key.
  func formatter(for key: FormatterKey) -> ShapedDateFormatter { cache.formatter(for: key) }
}

/// All that a formatter's shape depends on.
struct FormatterKey: Hashable, Sendable {
  var format: DateRenderPlan.Format
  var meridiem: Meridiem
  var isCapitalized: Bool
  var languageIdentifier: String
  var timeZone: TimeZone
  var clock: DateClock
  var digits: DateDigits

  /// Hashes what tells the keys of an app apart; the rest is left to equality, which is cheaper than hashing it.
  func hash(into hasher: inout Hasher) {
    hasher.combine(languageIdentifier)
    hasher.combine(format)
  }

  /// The locale with the Gregorian calendar and the digits written into its identifier.
  var locale: Locale {
    var keywords = "calendar=gregorian"
    switch digits {
    case .locale: break
    case .western: keywords += ";numbers=latn"
    case .numberingSystem(let system): keywords += ";numbers=\(system)"
    }
    let underscored = languageIdentifier.replacingOccurrences(of: "-", with: "_")
    return Locale(identifier: "\(underscored)@\(keywords)")
  }
}
