import PluralRules
import StringCatalog

/// How messages name languages, categories and the numbers that take them.
enum PluralWording {
  /// A language's English name for the midst of a sentence, such as "Simplified Chinese".
  static func name(of language: String) -> String {
    let name = LanguageIdentifier(parsing: language).englishName
    let base = name.prefix { $0 != "(" }
    let parts = base.split(separator: ",")
    guard parts.count == 2, let first = parts.first, let last = parts.last else { return name }
    let script = last.drop { $0 == " " }
    return "\(script)\(script.last == " " ? "" : " ")\(first)"
      + (base.count == name.count ? "" : " \(name.dropFirst(base.count))")
  }

  /// The whole numbers of a category, such as "2, 3, 4, 22, 23 …" or "0 and 1".
  static func numbers(of category: PluralCategory, in rules: PluralRules) -> String {
    let numbers = rules.wholeNumbers(in: category)
    let texts = numbers.first.map(String.init)
    guard numbers.count > numbers.first.count else { return list(texts) }
    return texts.joined(separator: ", ") + " …"
  }

  /// Categories in quotes, such as "'few' and 'many'".
  static func list(_ categories: [PluralCategory]) -> String {
    list(categories.map { "'\($0.rawValue)'" })
  }

  /// Categories with the numbers that take them, such as "'two' (2) and 'few' (3, 4, 103 …)".
  static func list(_ categories: [PluralCategory], in rules: PluralRules) -> String {
    list(categories.map { "'\($0.rawValue)' (\(numbers(of: $0, in: rules)))" })
  }

  /// Words in a row, such as "a, b and c".
  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}
