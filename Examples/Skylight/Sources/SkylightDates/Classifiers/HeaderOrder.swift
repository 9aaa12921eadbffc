import Endonym

/// Where the order of a long header's words comes from.
enum HeaderOrder: Sendable {
  /// From the app: weekday, month, day.
  case monthFirst
  /// From the app: weekday, day, month.
  case dayFirst
  /// From the locale's skeleton.
  case byTemplate
}

extension Language {
  /// The order of weekday, day and month in a header with whole names.
  var headerOrder: Classified<HeaderOrder> {
    switch self {
    case .english:
      .deviating(
        .monthFirst, because: "the same order as the short header's, so that they read as one",
        source:
          "the app's design; CLDR 46, en, dateFormats/full has the same order: EEEE, MMMM d, y")
    case .vietnamese:
      .deviating(
        .dayFirst,
        because:
          "the day comes before the month, and the month is 'tháng 8'; as soon as a year joins, "
          + "the platform writes 'ngày' before the day, which a header leaves out",
        source: "ICU 76.1, vi, dateFormats/full: EEEE, 'ngày' d MMMM, y (CLDR 46: no 'ngày')")
    case .czech, .danish, .german, .greek, .spanish, .finnish, .french, .hindi, .hungarian,
      .indonesian, .italian, .japanese, .korean, .norwegianBokmål, .dutch, .polish, .portuguese,
      .romanian, .russian, .swedish, .thai, .turkish, .ukrainian, .simplifiedChinese,
      .traditionalChinese:
      .usual(.byTemplate)
    }
  }
}
