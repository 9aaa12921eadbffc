import Endonym

/// The grammatical form of a name in a pattern.
enum NameForm: Sendable {
  /// As it stands beside other parts of a date (`MMMM`, `EEEE`).
  case formatting
  /// As it stands alone (`LLLL`, `cccc`).
  case standalone
}

extension Language {
  /// The form of a month that no day stands beside.
  var headerMonthForm: Classified<NameForm> {
    switch self {
    case .danish, .german, .english, .spanish, .french, .hindi, .hungarian, .indonesian, .italian,
      .japanese, .korean, .norwegianBokmål, .dutch, .portuguese, .romanian, .swedish, .thai,
      .turkish, .simplifiedChinese, .traditionalChinese:
      .usual(.formatting)
    case .czech: genitiveBesideADay("října", alone: "říjen")
    case .greek: genitiveBesideADay("Οκτωβρίου", alone: "Οκτώβριος")
    case .polish: genitiveBesideADay("października", alone: "październik")
    case .russian: genitiveBesideADay("октября", alone: "октябрь")
    case .ukrainian: genitiveBesideADay("жовтня", alone: "жовтень")
    case .finnish:
      .deviating(
        .standalone,
        because: "beside a day the month is in the partitive: lokakuuta; alone it is lokakuu",
        source: "CLDR 46, fi, months/format/wide and stand-alone/wide")
    case .vietnamese:
      .deviating(
        .standalone, because: "alone the month's word has a capital: Tháng 10",
        source: "CLDR 46, vi, months/format/wide and stand-alone/wide")
    }
  }

  private func genitiveBesideADay(_ genitive: String, alone: String) -> Classified<NameForm> {
    .deviating(
      .standalone,
      because: "beside a day the month is in the genitive, \(genitive); alone it is \(alone)",
      source: "CLDR 46, \(identifier), months/format/wide and stand-alone/wide")
  }

  /// The form of a weekday that stands alone.
  var summaryWeekdayForm: Classified<NameForm> {
    switch self {
    case .czech, .danish, .german, .greek, .english, .spanish, .french, .hindi, .hungarian,
      .indonesian, .italian, .japanese, .korean, .norwegianBokmål, .dutch, .polish, .portuguese,
      .romanian, .russian, .swedish, .thai, .turkish, .ukrainian, .vietnamese, .simplifiedChinese,
      .traditionalChinese:
      .usual(.formatting)
    case .finnish:
      .deviating(
        .standalone,
        because: "within a date the weekday is in the essive, 'on Saturday': lauantaina; "
          + "as a title it is lauantai",
        source: "CLDR 46, fi, days/format/wide and stand-alone/wide")
    }
  }
}
