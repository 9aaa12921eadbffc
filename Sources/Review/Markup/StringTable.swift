/// Texts that occur often, each once.
struct StringTable {
  /// The texts, in the order in which they were met.
  private(set) var texts: [String] = []
  private var numbers: [ExactText: Int] = [:]

  /// The place of a text in the table.
  mutating func number(of text: String) -> Int {
    let key = ExactText(text)
    if let number = numbers[key] { return number }
    let number = texts.count
    texts.append(text)
    numbers[key] = number
    return number
  }

  /// The place of a text in the table; −1 where there is none.
  mutating func number(of text: String?) -> Int {
    guard let text else { return -1 }
    return number(of: text)
  }
}
