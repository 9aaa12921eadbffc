import StringCatalog

/// What a language's way of writing does otherwise than English, by its primary subtag.
///
/// Sources: CLDR's exemplar characters and delimiters; the Unicode Standard, chapters 6 and 10 to 18;
/// the W3C's layout requirements (jlreq, clreq, klreq, sealreq, ilreq, alreq).
enum LanguageHabits {
  /// The primary subtag of a language identifier, such as `zh` of `zh-Hant-TW`.
  static func primarySubtag(of language: String) -> String {
    guard let end = language.utf8.firstIndex(where: { $0 == 0x2D || $0 == 0x5F }) else {
      return language
    }
    return String(language[..<end])
  }

  /// Languages that put no spaces between words, so that a source's outer space may go.
  static let withoutSpaces: Set<String> = [
    "bo", "dz", "ja", "km", "lo", "my", "th", "yue", "zh", "nan", "wuu", "shn",
  ]

  /// Languages that may ask without a question mark, or use it rarely.
  static let withoutQuestionMark: Set<String> = ["bo", "dz", "km", "lo", "my", "shn", "th"]

  /// Languages that end a sentence with a space, with nothing, or with a sign of another use.
  static let withoutFullStop: Set<String> = ["bo", "dz", "lo", "shn", "th"]

  /// Languages that are written from right to left.
  static let rightToLeft = LanguageIdentifier.rightToLeftLanguages

  /// Languages that open a question with `¿` and an exclamation with `¡`.
  static let withOpeningMarks: Set<String> = ["ast", "es"]

  /// The last letters of a question that stands without a question mark.
  static let questionEndings: [String: [String]] = [
    "ja": ["か", "か。"],
    "ko": ["까", "까요", "까요.", "까.", "나요", "나요.", "가요", "가요."],
    "yue": ["嗎", "呢"],
    "zh": ["吗", "嗎", "吗。", "嗎。", "呢", "否"],
  ]

  /// Languages that double words as part of their grammar, or whose words spaces don't divide.
  static let withReduplication: Set<String> = [
    "af", "am", "ar", "as", "az", "bn", "bo", "ceb", "dz", "eu", "fa", "fil", "gu", "ha", "haw",
    "he", "hi", "hy", "id", "ig", "ja", "jv", "ka", "kk", "km", "kn", "ky", "lo", "mg", "mi", "ml",
    "mr", "ms", "my", "ne", "or", "pa", "ps", "rw", "sa", "sd", "shn", "si", "sm", "su", "sw", "ta",
    "te", "th", "tk", "tl", "to", "tr", "ug", "ur", "uz", "vi", "yo", "yue", "zh", "zu",
  ]

  /// Words that may stand twice in a row, by language: pronouns, clitics and set phrases.
  static let permittedDoubles: [String: Set<String>] = [
    "be": ["ледзь", "вось", "так", "не", "ды"],
    "bg": ["едва", "само", "много", "да", "не"],
    "bs": ["se", "da", "sve"],
    "ca": ["vos", "us", "no", "molt", "només", "mà"],
    "cs": ["se", "si", "to", "ne", "velmi", "už"],
    "da": ["det", "der", "den", "at", "i", "på", "om", "for", "til", "nej", "ja", "meget"],
    "de": ["die", "der", "das", "den", "dem", "sie", "in", "an", "zu", "ja", "nein", "sehr"],
    "el": ["σιγά", "πολύ", "του", "της", "το"],
    "en": ["that", "had", "is", "very", "bye", "no", "so", "blah"],
    "es": ["solo", "muy", "no", "se", "poco", "ya", "te"],
    "et": ["ei", "ja", "see"],
    "fi": ["ei", "se", "niin", "pian"],
    "fr": ["nous", "vous", "se", "très", "non", "si"],
    "gl": ["moi", "non"],
    "hr": ["se", "da", "sve"],
    "hu": ["egy", "az", "a", "már", "még", "alig"],
    "it": ["via", "piano", "molto", "no", "si", "ben", "così", "man"],
    "lt": ["vos", "vis", "ne"],
    "lv": ["tik", "ar"],
    "nb": ["det", "den", "at", "i", "på", "om", "for", "til", "nei", "ja", "veldig"],
    "nl": ["dat", "die", "in", "op", "aan", "er", "zijn", "heel", "nee", "ja", "u", "je"],
    "pl": ["się", "tak", "nie", "bardzo", "to"],
    "pt": ["se", "não", "muito", "logo"],
    "ro": ["de", "se", "nu", "foarte", "încet"],
    "ru": ["что", "чуть", "едва", "вот", "только", "да", "нет", "очень", "не", "как"],
    "sk": ["sa", "si", "to", "veľmi"],
    "sl": ["se", "da", "ne", "zelo"],
    "sq": ["të", "e", "i", "shumë"],
    "sr": ["се", "да", "све", "se", "da", "sve"],
    "sv": ["som", "det", "den", "att", "i", "på", "om", "för", "till", "nej", "ja", "mycket"],
    "uk": ["що", "ледь", "ось", "так", "ні", "дуже", "не", "як"],
  ]
}
