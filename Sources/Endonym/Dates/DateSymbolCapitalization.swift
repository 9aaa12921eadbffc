import Foundation

/// Capitalizes the words of the field that a text starts with, so that its first word has a capital.
enum DateSymbolCapitalization {
  static func apply(
    to formatter: DateFormatter, field: DatePatternFields.Field, locale: Locale
  ) {
    func capitalized(_ symbols: [String]) -> [String] {
      symbols.map { $0.prefix(1).uppercased(with: locale) + $0.dropFirst() }
    }
    switch (field.letter, field.count) {
    case ("E", ...3):
      formatter.shortWeekdaySymbols = capitalized(formatter.shortWeekdaySymbols)
    case ("E", 4):
      formatter.weekdaySymbols = capitalized(formatter.weekdaySymbols)
    case ("c", 3):
      formatter.shortStandaloneWeekdaySymbols = capitalized(
        formatter.shortStandaloneWeekdaySymbols)
    case ("c", 4):
      formatter.standaloneWeekdaySymbols = capitalized(formatter.standaloneWeekdaySymbols)
    case ("M", 3):
      formatter.shortMonthSymbols = capitalized(formatter.shortMonthSymbols)
    case ("M", 4):
      formatter.monthSymbols = capitalized(formatter.monthSymbols)
    case ("L", 3):
      formatter.shortStandaloneMonthSymbols = capitalized(formatter.shortStandaloneMonthSymbols)
    case ("L", 4):
      formatter.standaloneMonthSymbols = capitalized(formatter.standaloneMonthSymbols)
    default: break
    }
  }
}
