import Endonym

extension Language {
  /// How the halves of the day read on an hour label of five characters at most: "12pm".
  var compactMeridiem: Classified<Meridiem> {
    switch self {
    case .danish, .greek, .english, .spanish, .french, .hindi, .indonesian, .italian, .japanese,
      .korean, .norwegianBokmål, .dutch, .polish, .portuguese, .russian, .swedish, .thai, .turkish,
      .ukrainian, .vietnamese, .simplifiedChinese, .traditionalChinese:
      .usual(.plainLower)
    case .german, .hungarian, .finnish:
      .deviating(
        .localeDefault, because: "the form that stands beside a time fits the label too",
        source: "standardMeridiem")
    case .romanian:
      .deviating(
        .declared(before: "AM", after: "PM"),
        because: "'12a.m.' is six characters, and small 'am' means 'I have'; "
          + "the capitals are read as the sign",
        source: "CLDR 46, ro, dayPeriods/format/abbreviated: a.m., p.m.")
    case .czech:
      .deviating(
        .plainLower,
        because: "'12dop.' is six characters; on a row of hours the bare sign is understood",
        source: "CLDR 46, cs, dayPeriods/format/abbreviated: dop., odp.")
    }
  }
}
