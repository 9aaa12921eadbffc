import Endonym

/// Where the half of the day stands beside a time.
enum MeridiemPlacement: Sendable {
  /// Behind the time and without a space: "5:39pm".
  case closedUp
  /// As the locale's skeleton has it.
  case byTemplate
}

extension Language {
  /// Where the half of the day stands beside a time.
  var meridiemPlacement: Classified<MeridiemPlacement> {
    switch self {
    case .danish, .greek, .english, .spanish, .french, .indonesian, .italian, .norwegianBokmål,
      .dutch, .polish, .portuguese, .russian, .swedish, .thai, .ukrainian, .vietnamese:
      .usual(.closedUp)
    case .hindi, .hungarian, .turkish:
      .deviating(
        .byTemplate, because: "the half of the day is said before the time",
        source: "CLDR 46, \(identifier), availableFormats/hm: a h:mm")
    case .japanese, .korean, .simplifiedChinese, .traditionalChinese:
      .deviating(
        .byTemplate, because: "the half of the day is written before the time",
        source: "CLDR 46, \(identifier), availableFormats/hm, which starts with a")
    case .czech, .finnish, .romanian:
      .deviating(
        .byTemplate, because: "an abbreviation with full stops needs its space before it",
        source: "CLDR 46, \(identifier), availableFormats/hm, with a space before a")
    case .german:
      .deviating(
        .byTemplate, because: "capitals glued to the figures run into them: '5:39PM'",
        source: "CLDR 46, de, availableFormats/hm: h:mm a")
    }
  }
}
