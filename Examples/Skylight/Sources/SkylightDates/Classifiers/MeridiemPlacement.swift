import Endonym

/// Where the half of the day stands beside a time.
enum MeridiemPlacement: Sendable {
  /// Behind the time and without a space: "5:39pm".
  case closedUp
  /// As the locale's skeleton has it.
  case byTemplate
  /// As the locale's skeleton has the parts of the day, of which there are more than two.
  case byDayPeriod
}

extension Language {
  /// Where the half of the day stands beside a time.
  var meridiemPlacement: Classified<MeridiemPlacement> {
    switch self {
    case .danish, .greek, .english, .spanish, .french, .indonesian, .italian, .norwegianBokmål,
      .dutch, .polish, .portuguese, .russian, .swedish, .thai, .ukrainian, .vietnamese:
      .usual(.closedUp)
    case .hungarian, .turkish:
      .deviating(
        .byTemplate, because: "the half of the day is said before the time",
        source: "CLDR 46, \(identifier), availableFormats/hm: a h:mm")
    case .hindi:
      .deviating(
        .byTemplate,
        because: "the signs पू and अ stand before the time; behind it 'अ' reads as a loose letter",
        source: "ICU 76.1, hi, availableFormats/hm: a h:mm (CLDR 46: h:mm a, with am and pm)")
    case .traditionalChinese:
      .deviating(
        .byDayPeriod,
        because: "in Taiwan the day has six parts beside a time, 凌晨 清晨 上午 中午 下午 晚上; "
          + "'上午12:00' for midnight can be taken for noon",
        source: "CLDR 46, zh-Hant, availableFormats/hm: Bh:mm")
    case .japanese, .korean, .simplifiedChinese:
      .deviating(
        .byTemplate, because: "the half of the day is written before the time",
        source:
          "CLDR 46, \(identifier), availableFormats/hm: a comes first"
      )
    case .czech, .finnish, .romanian:
      .deviating(
        .byTemplate, because: "an abbreviation with full stops needs its space before it",
        source: "CLDR 46, \(identifier), availableFormats/hm: a space stands before a")
    case .german:
      .deviating(
        .byTemplate, because: "capitals glued to the figures run into them: '5:39PM'",
        source: "CLDR 46, de, availableFormats/hm: h:mm a")
    }
  }
}
