/// How much longer than English a translation may be, as data.
enum PseudoExpansion {
  /// The upper bounds of IBM's Globalization Guideline A3 ("UI expansion"): characters of the English
  /// text, and the percentage that a translation may add.
  private static let steps: [(longest: Int, percentage: Int)] = [
    (10, 200), (20, 100), (30, 80), (50, 60), (70, 40), (Int.max, 30),
  ]
  private static let words = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    .map(PseudoAccents.accented)

  /// What is added to a text of a number of characters: words with spaces before them, so that the
  /// longer text breaks into lines as a translation would.
  static func padding(forLength length: Int) -> String {
    let percentage = steps.first { length <= $0.longest }?.percentage ?? 0
    let count = (length * percentage + 99) / 100
    var padding = ""
    var added = 0
    var next = 0
    while added < count {
      let word = " " + words[next % words.count]
      let part = word.prefix(count - added)
      padding += part
      added += part.count
      next += 1
    }
    // A space at the end would add nothing that can be seen.
    if padding.last == " " { padding = padding.dropLast() + "ñ" }
    return padding
  }
}
