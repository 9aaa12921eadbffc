import Endonym

/// How a date and a time become one text.
struct DateTimeJoiner: Sendable {
  /// What stands between them.
  var text: String
  /// Whether the time comes first.
  var startsWithTime = false
}

extension DateTimeJoiner: CustomStringConvertible {
  /// The joiner between the parts in their order.
  var description: String {
    startsWithTime ? "time + '\(text)' + date" : "date + '\(text)' + time"
  }
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
        source: "CLDR 46, fi, dateTimeFormats/long/atTime: {1} 'klo' {0}")
    case .french:
      .deviating(
        DateTimeJoiner(text: " à "), because: "a time is announced by 'à', 'at'",
        source: "CLDR 46, fr, dateTimeFormats/long/atTime: {1} 'à' {0}")
    case .polish:
      .deviating(
        DateTimeJoiner(text: " o "), because: "a time is announced by 'o', 'at'",
        source: "ICU 76.1, pl, dateTimeFormats/long/atTime: {1} 'o' {0} (CLDR 46: {1} {0})")
    case .czech, .hungarian, .japanese, .korean, .swedish, .thai, .turkish, .simplifiedChinese,
      .traditionalChinese:
      .deviating(
        DateTimeJoiner(text: " "), because: "a space alone parts date and time",
        source: "CLDR 46, \(identifier), dateTimeFormats/medium/standard: {1} {0}")
    case .vietnamese:
      .deviating(
        DateTimeJoiner(text: " ", startsWithTime: true),
        because: "the time is said before the date",
        source: "CLDR 46, vi, dateTimeFormats/medium/standard: {0} {1}")
    }
  }
}
