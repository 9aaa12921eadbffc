/// A catalog of any size, the same at every run.
struct SyntheticCatalog {
  private var text = ""
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The catalog's bytes in Xcode's form: every entry in all 27 languages, every tenth with plurals.
  static func bytes(keys: Int) -> [UInt8] {
    var catalog = SyntheticCatalog()
    catalog.write(keys: keys)
    return Array(catalog.text.utf8)
  }

  private mutating func write(keys: Int) {
    text += "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    for number in 0..<keys {
      writeEntry(number)
      text += number + 1 < keys ? ",\n" : "\n"
    }
    text += "  },\n  \"version\" : \"1.0\"\n}"
  }

  private mutating func writeEntry(_ number: Int) {
    let digits = String(number)
    let key = "forecast.line-" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    text += "    \"\(key)\" : {\n      \"comment\" : \"Line \(number) of the forecast; "
    text += "%lld is a number of days.\",\n      \"extractionState\" : \"manual\",\n"
    text += "      \"localizations\" : {\n"
    let words = (0..<(2 + random(below: 4))).map { _ in random(below: 8) }
    for (index, language) in SyntheticLanguage.all.enumerated() {
      if index > 0 { text += ",\n" }
      text += "        \"\(language.identifier)\" : {\n"
      let value = words.map { language.words[$0] }.joined(separator: " ")
      if number % 10 == 0 { writePlural(value, in: language) } else { writeUnit(value, indent: 10) }
      text += "        }"
    }
    text += "\n      }\n    }"
  }

  private mutating func writePlural(_ value: String, in language: SyntheticLanguage) {
    text += "          \"variations\" : {\n            \"plural\" : {\n"
    for (index, category) in language.categories.enumerated() {
      if index > 0 { text += ",\n" }
      text += "              \"\(category)\" : {\n"
      writeUnit("\(value) \(index): %lld", indent: 16)
      text += "              }"
    }
    text += "\n            }\n          }\n"
  }

  private mutating func writeUnit(_ value: String, indent: Int) {
    let space = String(repeating: " ", count: indent)
    text += "\(space)\"stringUnit\" : {\n\(space)  \"state\" : \"translated\",\n"
    text += "\(space)  \"value\" : \"\(value)\"\n\(space)}\n"
  }

  /// A number from Knuth's linear congruential generator (MMIX), so that every run has the same.
  private mutating func random(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
