/// English words that tell what a source text is about to do.
///
/// A source text in another language has none of them, and is treated as if nothing were known.
enum EnglishWords {
  /// The words that open a question which yes or no can't answer.
  static let interrogatives: Set<String> = [
    "how", "what", "when", "where", "which", "who", "whom", "whose", "why",
  ]

  /// The words after which something must follow.
  static let prepositions: Set<String> = [
    "about", "after", "and", "are", "as", "at", "before", "by", "for", "from", "if", "in", "into",
    "is", "of", "on", "or", "than", "the", "to", "until", "via", "with", "without",
  ]

  /// The words that a translation may write as a number.
  static let numbers: Set<String> = [
    "zero", "one", "once", "two", "twice", "three", "four", "five", "six", "seven", "eight",
    "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
    "eighteen", "nineteen", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty",
    "ninety", "hundred", "hundreds", "thousand", "thousands", "million", "millions", "billion",
    "dozen", "half", "quarter", "first", "second", "third", "daily", "hourly", "weekly",
    "fortnight", "noon", "midnight", "double", "triple", "single",
  ]

  /// What announces an example, whose numbers each language chooses itself.
  static let exampleOpenings = ["e.g", "eg.", "i.e", "for example", "such as", "example:", "ex:"]
}
