import Endonym

/// Where the half of the day stands on an hour label.
enum HourLabelOrder: Sendable {
  /// Behind the hour and without a space: "5pm".
  case hourFirst
  /// Before the hour: "ös 5".
  case meridiemFirst
  /// Before the hour and without a space: "du.5".
  case meridiemFirstClosedUp
}

extension Language {
  /// Where the half of the day stands on an hour label of five characters at most.
  var hourLabelOrder: Classified<HourLabelOrder> {
    switch self {
    case .czech, .danish, .german, .greek, .english, .spanish, .finnish, .french, .indonesian,
      .italian, .japanese, .korean, .norwegianBokmål, .dutch, .polish, .portuguese, .romanian,
      .russian, .swedish, .thai, .ukrainian, .vietnamese, .simplifiedChinese, .traditionalChinese:
      .usual(.hourFirst)
    case .turkish:
      .deviating(
        .meridiemFirst,
        because: "the half of the day is said before the hour, here as beside a time; "
          + "'öö 12' is five characters with its space",
        source: "CLDR 46, tr, availableFormats/h: a h")
    case .hindi:
      .deviating(
        .meridiemFirst,
        because: "the half of the day stands before the hour, here as beside a time",
        source: "ICU 76.1, hi, availableFormats/h: a h (CLDR 46: h a, with am and pm)")
    case .hungarian:
      .deviating(
        .meridiemFirstClosedUp,
        because: "the half of the day is said before the hour, here as beside a time; "
          + "'du. 12' with its space is six characters",
        source: "CLDR 46, hu, availableFormats/h: a h")
    }
  }
}
