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
        .short, because: "the abbreviated name has four characters and a full stop: 'dim.'",
        source: "CLDR 46, fr, days/stand-alone/short: di, lu, ma …")
    case .polish:
      .deviating(
        .short, because: "the abbreviated name has up to six characters: 'niedz.'",
        source: "CLDR 46, pl, days/stand-alone/short: nie, pon, wto …")
    case .swedish:
      .deviating(
        .short, because: "Thursday's abbreviated name has four letters: 'tors'",
        source: "CLDR 46, sv, days/stand-alone/short: sö, må, ti …")
    case .vietnamese:
      .deviating(
        .short, because: "the abbreviated name has a space in it: 'Th 7'",
        source: "CLDR 46, vi, days/stand-alone/short: CN, T2 … T7")
    case .danish:
      .deviating(
        .declared(["søn", "man", "tir", "ons", "tor", "fre", "lør"]),
        because:
          "every name of CLDR's ends in a full stop: 'tirs.', 'ti.'; these are the first three letters",
        source: "CLDR 46, da, days/stand-alone/abbreviated and short")
    case .norwegianBokmål:
      .deviating(
        .declared(["søn", "man", "tir", "ons", "tor", "fre", "lør"]),
        because:
          "every name of CLDR's ends in a full stop: 'tir.', 'ti.'; these are the first three letters",
        source: "CLDR 46, nb, days/stand-alone/abbreviated and short")
    case .german:
      .deviating(
        .declared(["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]),
        because: "'Sa' is clean in one of CLDR's four forms alone ('Sa.' in the others); "
          + "declared, the label can't change with the form",
        source: "CLDR 46, de, days/stand-alone/abbreviated: So; format and short: So.")
    case .portuguese:
      .deviating(
        .declared(["dom", "seg", "ter", "qua", "qui", "sex", "sáb"]),
        because: "every name of CLDR's ends in a full stop: 'sáb.'",
        source: "CLDR 46, pt, days/stand-alone/abbreviated and short")
    case .romanian:
      .deviating(
        .declared(["dum", "lun", "mar", "mie", "joi", "vin", "sâm"]),
        because: "every name of CLDR's but 'joi' ends in a full stop: 'sâm.', 'sâ.'",
        source: "CLDR 46, ro, days/stand-alone/abbreviated and short")
    case .thai:
      .deviating(
        .declared(["อา", "จ", "อ", "พ", "พฤ", "ศ", "ส"]),
        because: "the abbreviated names end in a full stop; on a chart Thai leaves it out",
        source: "CLDR 46, th, days/stand-alone/narrow gives the same letters")
    }
  }
}
