import Endonym

/// Where the order of weekday, day and month comes from.
enum DateOrder: Sendable {
  /// From the app: weekday, month, day.
  case monthFirst
  /// From the locale's skeleton.
  case byTemplate
}

extension Language {
  /// The order of weekday, day and month in a date with short names.
  var dateOrder: Classified<DateOrder> {
    switch self {
    case .english:
      .deviating(
        .monthFirst,
        because: "the headers are designed as 'Sat, Aug 15'; written out, they stay so, "
          + "whatever the next CLDR prefers",
        source: "the app's design; CLDR 46, en, availableFormats/MMMEd: E, MMM d")
    case .japanese, .korean, .simplifiedChinese, .traditionalChinese:
      .deviating(
        .byTemplate,
        because: "month and day carry their counters (8月15日, 8월 15일), the weekday stands last",
        source: "CLDR 46, \(identifier), availableFormats/MMMEd")
    case .hungarian, .turkish:
      .deviating(
        .byTemplate, because: "the weekday stands behind the date",
        source: "CLDR 46, \(identifier), availableFormats/MMMEd")
    case .czech, .danish, .german, .greek, .spanish, .finnish, .french, .hindi, .indonesian,
      .italian, .norwegianBokmål, .dutch, .polish, .portuguese, .romanian, .russian, .swedish,
      .thai, .ukrainian, .vietnamese:
      .usual(.byTemplate)
    }
  }
}
