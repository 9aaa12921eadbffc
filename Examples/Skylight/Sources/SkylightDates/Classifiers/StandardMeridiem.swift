import Endonym

extension Language {
  /// How the halves of the day read beside a time: "5:39pm".
  ///
  /// The app writes them small and bare; a language keeps CLDR's form where the bare one reads as
  /// another word, or as nothing.
  var standardMeridiem: Classified<Meridiem> {
    switch self {
    case .danish, .greek, .english, .spanish, .french, .hindi, .indonesian, .italian, .japanese,
      .korean, .norwegianBokmål, .dutch, .polish, .portuguese, .russian, .swedish, .thai, .turkish,
      .ukrainian, .vietnamese, .simplifiedChinese, .traditionalChinese:
      .usual(.plainLower)
    case .hungarian:
      .deviating(
        .localeDefault,
        because: "bare 'de' is the Hungarian word for 'but'; the abbreviation is 'de.'",
        source: "CLDR 46, hu, dayPeriods/format/abbreviated: de., du.")
    case .romanian:
      .deviating(
        .localeDefault, because: "bare 'am' is the Romanian word for 'I have'",
        source: "CLDR 46, ro, dayPeriods/format/abbreviated: a.m., p.m.")
    case .german:
      .deviating(
        .localeDefault,
        because: "small 'am' is the German word for 'on the', as in 'am Samstag'; AM stays large",
        source: "CLDR 46, de, dayPeriods/format/abbreviated: AM, PM")
    case .czech:
      .deviating(
        .localeDefault,
        because: "'dop.' and 'odp.' are words cut short, which Czech spells with a full stop; "
          + "bare 'dop' reads as nothing",
        source: "CLDR 46, cs, dayPeriods/format/abbreviated: dop., odp.")
    case .finnish:
      .deviating(
        .localeDefault,
        because: "'ap.' and 'ip.' are words cut short, which Finnish spells with a full stop; "
          + "bare 'ip' reads as an internet address, and 'ap' as nothing",
        source: "CLDR 46, fi, dayPeriods/format/abbreviated: ap., ip.")
    }
  }
}
