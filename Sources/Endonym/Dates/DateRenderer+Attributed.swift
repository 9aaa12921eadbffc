import Foundation

extension DateRenderer {
  /// The text of a date, with the fields of the date as attributes.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - plan: How it is shown.
  ///   - languageIdentifier: The language whose words and rules are used (BCP 47).
  ///   - timeZone: The time zone that it is shown in.
  ///   - clock: The user's clock.
  ///   - digits: The digits that it is written with.
  /// - Returns: The text of `string(from:plan:languageIdentifier:timeZone:clock:digits:)`, each field with its
  ///   `dateField`; text between fields has none.
  public func attributedString(
    from date: Date, plan: DateRenderPlan, languageIdentifier: String, timeZone: TimeZone,
    clock: DateClock, digits: DateDigits = .locale
  ) -> AttributedString {
    var key = FormatterKey(
      format: plan.format(for: clock), meridiem: plan.meridiem, isCapitalized: plan.isCapitalized,
      languageIdentifier: languageIdentifier, timeZone: timeZone, clock: clock, digits: digits)
    let whole = formatter(for: key)
    let text = whole.string(from: date)
    guard let pattern = whole.pattern else {
      var weekday = AttributedString(text)
      weekday.dateField = .weekday
      return weekday
    }
    var attributed = AttributedString()
    for part in DatePatternParts(pattern).parts {
      switch part {
      case .text(let literal):
        attributed.append(AttributedString(literal))
      case .field(let field):
        key.format = .pattern(String(repeating: field.letter, count: field.count))
        key.isCapitalized = plan.isCapitalized && attributed.characters.isEmpty
        var rendered = AttributedString(formatter(for: key).string(from: date))
        rendered.dateField = field.attribute
        attributed.append(rendered)
      }
    }
    // A field can depend on its neighbours ("noon" on the minutes beside it); the whole is right then.
    guard String(attributed.characters).utf8.elementsEqual(text.utf8) else {
      var unsplit = AttributedString(text)
      unsplit.dateField = .hour
      return unsplit
    }
    return attributed
  }
}

extension DatePatternFields.Field {
  /// The field as Foundation's format styles name it (UTS 35, part 4, "Date Field Symbol Table").
  fileprivate var attribute: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field? {
    switch letter {
    case "G": .era
    case "y", "Y", "u": .year
    case "U", "r": .relatedGregorianYear
    case "Q", "q": .quarter
    case "M", "L": .month
    case "w": .weekOfYear
    case "W": .weekOfMonth
    case "d": .day
    case "D": .dayOfYear
    case "F": .weekdayOrdinal
    case "E", "e", "c": .weekday
    case "a", "b", "B": .amPM
    case "h", "H", "K", "k": .hour
    case "m": .minute
    case "s": .second
    case "S": .secondFraction
    case "z", "Z", "O", "v", "V", "X", "x": .timeZone
    default: nil
    }
  }
}
