import Endonym

/// How a date and a time become one text.
struct DateTimeJoiner: Sendable {
  /// What stands between them.
  var text: String
  /// Whether the time comes first.
  var startsWithTime = false
}

extension Language {
  /// How a date and a time become one text: "Sat, Aug 15 @ 5:39pm".
  var dateTimeJoiner: Classified<DateTimeJoiner> {
    switch self {
    case .danish, .german, .greek, .spanish, .hindi, .indonesian, .italian, .norwegianBokmål,
      .dutch, .portuguese, .romanian, .russian, .ukrainian:
      .usual(DateTimeJoiner(text: ", "))
    case .english:
      .deviating(
        DateTimeJoiner(text: " @ "),
        because: "the app's mark for 'at'; in other languages @ belongs to addresses",
        source: "the app's design")
    case .finnish:
      .deviating(
        DateTimeJoiner(text: " klo "), because: "a time is announced by 'klo', 'o'clock'",
        source: "CLDR 46, fi, dateTimeFormats/atTime/medium: {1} 'klo' {0}")
    case .french:
      .deviating(
        DateTimeJoiner(text: " à "), because: "a time is announced by 'à', 'at'",
        source: "CLDR 46, fr, dateTimeFormats/atTime/medium: {1} 'à' {0}")
    case .polish:
      .deviating(
        DateTimeJoiner(text: " o "), because: "a time is announced by 'o', 'at'",
        source: "CLDR 46, pl, dateTimeFormats/atTime/medium: {1} 'o' {0}")
    case .czech, .hungarian, .japanese, .korean, .swedish, .thai, .turkish, .simplifiedChinese,
      .traditionalChinese:
      .deviating(
        DateTimeJoiner(text: " "), because: "a space alone parts date and time",
        source: "CLDR 46, \(identifier), dateTimeFormats/medium: {1} {0}")
    case .vietnamese:
      .deviating(
        DateTimeJoiner(text: " ", startsWithTime: true),
        because: "the time is said before the date",
        source: "CLDR 46, vi, dateTimeFormats/medium: {0} {1}")
    }
  }
}
