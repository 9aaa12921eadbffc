import Endonym

/// What a weekday of three characters at most consists of.
enum WeekdayStyle: Sendable {
  /// The locale's abbreviated name, standing alone (`ccc`).
  case abbreviated
  /// The locale's short name, standing alone (`cccccc`).
  case short
  /// Seven declared words, Sunday first.
  case declared([String])
}

extension WeekdayStyle: CustomStringConvertible {
  /// The style for a person.
  var description: String {
    switch self {
    case .abbreviated: "abbreviated"
    case .short: "short"
    case .declared(let words): "declared: \(words.joined(separator: " "))"
    }
  }
}

extension Language {
  /// A weekday of three letters at most, seven of them distinct.
  var weekdayStyle: Classified<WeekdayStyle> {
    switch self {
    case .czech, .greek, .english, .spanish, .finnish, .hindi, .hungarian, .indonesian, .italian,
      .japanese, .korean, .dutch, .russian, .turkish, .ukrainian, .simplifiedChinese,
      .traditionalChinese:
      .usual(.abbreviated)
    case .french:
      .deviating(
        .declared(["dim", "lun", "mar", "mer", "jeu", "ven", "sam"]),
        because: "the abbreviated name has a full stop: 'jeu.'; of the short names 'je', 'me', "
          + "'ma' and 'sa' are words, 'I', 'me', 'my' and 'her'",
        source: "CLDR 46, fr, days/format/abbreviated: dim. lun. …; short: di lu ma me je ve sa")
    case .polish:
      .deviating(
        .declared(["ndz", "pon", "wt", "śr", "czw", "pt", "sob"]),
        because: "the abbreviated name has a full stop and up to six characters: 'niedz.'; "
          + "of the short names 'nie' is the word 'no'",
        source: "CLDR 46, pl, days/format/abbreviated: niedz. pon. wt. śr. …; short: nie pon …")
    case .swedish:
      .deviating(
        .short, because: "Thursday's abbreviated name has four letters: 'tors'",
        source: "CLDR 46, sv, days/format/abbreviated: tors; short: sö må ti on to fr lö")
    case .vietnamese:
      .deviating(
        .short, because: "the abbreviated name has a space in it: 'Th 7'",
        source: "CLDR 46, vi, days/format/short: CN T2 … T7")
    case .danish:
      .deviating(
        .declared(["søn", "man", "tir", "ons", "tor", "fre", "lør"]),
        because:
          "every abbreviated and short name ends in a full stop: 'tirs.', 'ti.'; "
          + "these are the first three letters",
        source: "CLDR 46, da, days/format/abbreviated: søn. man. tirs. …; short: sø. ma. ti. …")
    case .norwegianBokmål:
      .deviating(
        .declared(["søn", "man", "tir", "ons", "tor", "fre", "lør"]),
        because:
          "every abbreviated and short name ends in a full stop: 'tir.', 'ti.'; "
          + "these are the first three letters",
        source: "CLDR 46, nb, days/format/abbreviated: søn. man. tir. …; short: sø. ma. ti. …")
    case .german:
      .deviating(
        .declared(["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]),
        because: "'Sa' is clean in one of CLDR's four forms alone ('Sa.' in the others); "
          + "declared, the label can't change with the form",
        source: "CLDR 46, de, days/stand-alone/abbreviated: So; format and short: So.")
    case .portuguese:
      .deviating(
        .declared(["dom", "seg", "ter", "qua", "qui", "sex", "sáb"]),
        because: "every abbreviated and short name ends in a full stop: 'sáb.'",
        source: "CLDR 46, pt, days/format/abbreviated, which short repeats: dom. seg. ter. …")
    case .romanian:
      .deviating(
        .declared(["dum", "lun", "mar", "mie", "joi", "vin", "sâm"]),
        because: "every abbreviated and short name but 'joi' ends in a full stop: 'sâm.', 'sâ.'",
        source: "CLDR 46, ro, days/format/abbreviated: dum. lun. …; short: du. lu. …")
    case .thai:
      .deviating(
        .declared(["อา", "จ", "อ", "พ", "พฤ", "ศ", "ส"]),
        because: "the abbreviated names end in a full stop; on a chart Thai leaves it out",
        source: "CLDR 46, th, days/stand-alone/narrow gives the same letters")
    }
  }
}
