/// What tells a plural noun in the languages whose plurals end in -s.
///
/// The words are the project's own choice: those that often follow a number.
struct PluralEndings {
  /// Words that end in -s and are no plurals, or are the same in the singular.
  let exceptions: Set<String>
  /// Endings in -s of singular nouns.
  let singularEndings: [String]
  /// Plurals that don't end in -s.
  let irregularPlurals: Set<String>
  /// Words behind which no noun of the number is looked for.
  let stopWords: Set<String>

  /// The endings of a language, by its code without script and region.
  static let byLanguage: [String: PluralEndings] = [
    "en": PluralEndings(
      exceptions: [
        "always", "contains", "does", "equals", "exists", "expects", "follows", "gbps", "goes",
        "kbps", "lens", "mbps", "means", "needs", "news", "perhaps", "remains", "requires", "seems",
        "series", "species", "towards", "upwards",
      ],
      singularEndings: ["ss", "us", "is"],
      irregularPlurals: ["children", "feet", "men", "mice", "people", "teeth", "women"],
      stopWords: [
        "a", "also", "an", "and", "are", "as", "at", "but", "by", "can", "for", "from", "had",
        "has",
        "have", "in", "into", "is", "not", "of", "on", "or", "out", "over", "per", "than", "that",
        "the", "this", "to", "was", "were", "which", "will", "with",
      ]),
    "es": PluralEndings(
      exceptions: [
        "además", "análisis", "antes", "atlas", "campus", "crisis", "después", "dosis", "entonces",
        "estás", "menos", "quizás", "tesis", "todas", "todos", "tras", "unas", "unos", "virus",
      ],
      singularEndings: [], irregularPlurals: [],
      stopWords: [
        "a", "al", "con", "de", "del", "desde", "el", "en", "es", "está", "están", "hasta", "la",
        "las", "los", "más", "o", "para", "por", "que", "se", "sin", "sus", "y",
      ]),
    "fr": PluralEndings(
      exceptions: [
        "accès", "après", "avis", "bras", "colis", "corps", "cours", "depuis", "discours",
        "fois", "jamais", "moins", "mois", "pays", "permis", "plus", "processus", "progrès",
        "puis", "relais", "repas", "succès", "temps", "toujours", "tous", "toutes", "vers",
      ],
      singularEndings: [], irregularPlurals: [],
      stopWords: [
        "a", "au", "aux", "avec", "dans", "de", "des", "du", "en", "est", "et", "la", "le", "les",
        "ont", "ou", "par", "pour", "que", "qui", "sans", "se", "ses", "sont", "sous", "sur", "à",
      ]),
    "pt": PluralEndings(
      exceptions: [
        "antes", "atrás", "depois", "lápis", "mais", "menos", "pires", "status", "tênis", "todas",
        "todos", "umas", "vírus", "ónus", "ônibus", "ônus",
      ],
      singularEndings: [], irregularPlurals: [],
      stopWords: [
        "a", "as", "com", "da", "das", "de", "do", "dos", "e", "em", "estão", "está", "já", "na",
        "nas", "no", "nos", "não", "o", "os", "ou", "para", "por", "que", "se", "sem", "seus",
        "são", "à", "às", "é",
      ]),
    "ca": PluralEndings(
      exceptions: [
        "abans", "campus", "després", "dilluns", "fins", "menys", "només", "temps", "totes",
        "virus",
      ],
      singularEndings: [], irregularPlurals: [],
      stopWords: [
        "a", "al", "als", "amb", "d", "de", "del", "dels", "el", "els", "en", "i", "la", "les",
        "més", "o", "per", "que", "sense", "són", "és",
      ]),
  ]

  /// Whether a word is seen to be a plural: at least four letters, the last a small "s".
  func isPlural(_ word: String) -> Bool {
    if irregularPlurals.contains(word.lowercased()) { return true }
    guard word.unicodeScalars.count > 3, word.utf8.last == UInt8(ascii: "s") else { return false }
    return !exceptions.contains(word.lowercased())
      && !singularEndings.contains { word.hasSuffix($0) }
  }
}
