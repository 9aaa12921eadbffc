import Endonym

extension Language {
  /// The word that makes a figure an hour on compact surfaces, in place of the half of the day.
  ///
  /// The figure follows the user's clock: 9時 by the 12-hour clock, 21時 by the other.
  var hourCounter: Classified<String?> {
    switch self {
    case .czech, .danish, .german, .greek, .english, .spanish, .finnish, .french, .hindi,
      .hungarian,
      .indonesian, .italian, .norwegianBokmål, .dutch, .polish, .portuguese, .romanian, .russian,
      .swedish, .thai, .turkish, .ukrainian, .vietnamese:
      .usual(nil)
    case .japanese:
      .deviating(
        "時", because: "a bare figure is no hour; '午後9時' is too long for the label",
        source: "CLDR 46, ja, availableFormats/H: H時")
    case .korean:
      .deviating(
        "시", because: "a bare figure is no hour; '오후 9시' is too long for the label",
        source: "CLDR 46, ko, availableFormats/H: H시")
    case .simplifiedChinese:
      .deviating(
        "时", because: "a bare figure is no hour; '下午9时' is too long for the label",
        source: "CLDR 46, zh, availableFormats/H: H时")
    case .traditionalChinese:
      .deviating(
        "時", because: "a bare figure is no hour; '下午9時' is too long for the label",
        source: "CLDR 46, zh-Hant, availableFormats/H: H時")
    }
  }
}
