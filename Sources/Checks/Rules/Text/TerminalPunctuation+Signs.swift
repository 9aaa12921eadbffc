/// The signs that end sentences.
///
/// Source: the Unicode property `Sentence_Terminal` and the chapters on scripts of the Unicode
/// Standard; CLDR's ellipsis and exemplar punctuation.
extension TerminalPunctuation {
  /// What a sign stands for in a language, given by its primary subtag.
  init?(_ sign: Unicode.Scalar, in language: String) {
    switch sign {
    // The Greek question mark looks like a semicolon; U+037E is canonically equivalent to it.
    case ";" where language == "el": self = .question
    // Armenian's full stop looks like a colon, and is often typed as one.
    case ":" where language == "hy": self = .stop
    case ".", "!", "?", ":", ";", ",": self.init(ascii: sign)
    case _ where sign.isASCII: return nil
    // Armenian, Urdu, Devanagari, Tibetan, Burmese, Khmer, Ethiopic, East Asian.
    case "։", "۔", "।", "॥", "།", "༎", "။", "។", "៕", "።", "፨", "。", "．", "｡": self = .stop
    case "؟", "՞", "፧", "？", "﹖", "\u{37E}", "‽", "⁇", "⁈", "⁉": self = .question
    case "՜", "！", "﹗", "‼": self = .exclamation
    case "៖", "፥", "፦", "：", "︰", "﹕": self = .colon
    case "،", "؛", "၊", "፣", "፤", "；", "，", "、": self = .pause
    case "…", "‥", "⋯": self = .ellipsis
    default: return nil
    }
  }

  private init?(ascii sign: Unicode.Scalar) {
    switch sign {
    case ".": self = .stop
    case "!": self = .exclamation
    case "?": self = .question
    case ":": self = .colon
    case ";", ",": self = .pause
    default: return nil
    }
  }

  /// Whether a sign may stand behind the end of a sentence without being part of it.
  ///
  /// That is white space, closing quotes and brackets, Markdown's signs, emoji and format characters.
  static func isBehindEnd(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case " ", "\n", "\t", "\r", "\"", "'", ")", "]", "}", ">", "*", "_", "`", "~": return true
    case _ where sign.isASCII: return false
    // German closes with what English opens with.
    case "“", "‘", "\u{FE0F}": return true
    default: break
    }
    let properties = sign.properties
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .initialPunctuation, .format, .spaceSeparator,
      .lineSeparator, .paragraphSeparator, .privateUse:
      return true
    case .otherSymbol, .modifierSymbol:
      return properties.isEmoji || sign.value >= 0x1F000
    default:
      return false
    }
  }
}
