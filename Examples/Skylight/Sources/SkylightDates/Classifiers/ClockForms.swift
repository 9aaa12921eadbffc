import Endonym

extension Language {
  /// What stands between hours and minutes.
  var clockSeparator: Classified<String> {
    switch self {
    case .czech, .german, .greek, .english, .spanish, .french, .hindi, .hungarian, .italian,
      .japanese, .korean, .norwegianBokmål, .dutch, .polish, .portuguese, .romanian, .russian,
      .swedish, .thai, .turkish, .ukrainian, .vietnamese, .simplifiedChinese, .traditionalChinese:
      .usual(":")
    case .danish, .finnish, .indonesian:
      .deviating(
        ".", because: "hours and minutes are parted by a full stop",
        source: "CLDR 46, \(identifier), availableFormats/hm: h.mm a")
    }
  }

  /// The time by the 24-hour clock.
  var twentyFourHourTime: Classified<DateRenderPlan.Piece> {
    switch self {
    case .english:
      .deviating(
        .pattern("H:mm"),
        because:
          "the hour is written alike by both clocks, 9:05; the skeleton would put a zero before it",
        source: "the app's design; CLDR 46, en, availableFormats/Hm: HH:mm")
    case .czech, .danish, .german, .greek, .spanish, .finnish, .french, .hindi, .hungarian,
      .indonesian, .italian, .japanese, .korean, .norwegianBokmål, .dutch, .polish, .portuguese,
      .romanian, .russian, .swedish, .thai, .turkish, .ukrainian, .vietnamese, .simplifiedChinese,
      .traditionalChinese:
      .usual(.template("Hmm"))
    }
  }
}
