/// A unit or currency sign that stands beside a number in a text.
struct GluedUnit: Equatable {
  /// The unit as it is written.
  var text: String
  /// The UTF-8 offset in the text in which it was found.
  var offset: Int
  /// Whether it is a unit only where the user surely reads the text.
  var isAmbiguous: Bool
  /// Whether it is a word, which a text that is looked up may well hold.
  var isWord = false

  /// The unit that a text begins with, as one behind a number does.
  init?(startOf text: Substring) {
    var rest = text
    var offset = 0
    if let space = rest.first, [" ", "\u{A0}", "\u{202F}"].contains(space) {
      rest.removeFirst()
      offset = space.utf8.count
    }
    if let sign = rest.first, UnitSpellings.currencies.contains(sign) {
      let next = rest.dropFirst().first
      // "$" before a name or a number is a variable or a place in a template.
      if next == nil || next == " " {
        self.init(text: String(sign), offset: offset, isAmbiguous: sign == "$")
        return
      }
      return nil
    }
    var word = rest.prefix { !$0.isWhitespace && !",;:!?)]|…·\"\\".contains($0) }
    let endsInStop = word.last == "."
    if endsInStop { word.removeLast() }
    let spelling = String(word)
    // A percent sign in the midst of an address or of CSS is none.
    if spelling == "%", let next = rest.dropFirst().first, next == ";" { return nil }
    if UnitSpellings.words.contains(spelling) {
      self.init(text: spelling, offset: offset, isAmbiguous: true, isWord: true)
    } else if UnitSpellings.clear.contains(spelling) {
      self.init(text: spelling, offset: offset, isAmbiguous: false)
    } else if UnitSpellings.ambiguous.contains(spelling), !endsInStop {
      // "W. Smith" begins with an initial.
      self.init(text: spelling, offset: offset, isAmbiguous: true)
    } else {
      return nil
    }
  }

  /// The currency sign that a text ends with, as one before a number does.
  init?(endOf text: Substring) {
    var rest = text
    if let space = rest.last, space == " " || space == "\u{A0}" { rest.removeLast() }
    guard let sign = rest.last, UnitSpellings.currencies.contains(sign) else { return nil }
    self.init(
      text: String(sign), offset: rest.utf8.count - sign.utf8.count, isAmbiguous: sign == "$")
  }

  /// The units beside the specifiers of a format string: "%.1f km".
  static func units(inFormat format: String) -> [GluedUnit] {
    var units: [GluedUnit] = []
    let bytes = Array(format.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      while index < bytes.count, modifiers.contains(bytes[index]) { index += 1 }
      guard index < bytes.count, conversions.contains(bytes[index]) else {
        index += 1
        continue
      }
      index += 1
      let rest = String(decoding: bytes[index...], as: UTF8.self)
      // In a format string the percent sign is doubled.
      let spelled = rest.replacing("%%", with: "%", maxReplacements: 1)
      if let unit = GluedUnit(startOf: Substring(spelled)) {
        units.append(unit.moved(by: index))
      } else if let unit = GluedUnit(
        endOf: Substring(String(decoding: bytes[..<start], as: UTF8.self)))
      {
        units.append(unit)
      }
    }
    return units
  }

  private init(text: String, offset: Int, isAmbiguous: Bool, isWord: Bool = false) {
    self.text = text
    self.offset = offset
    self.isAmbiguous = isAmbiguous
    self.isWord = isWord
  }

  /// The unit, found in a part that begins some bytes later.
  func moved(by bytes: Int) -> GluedUnit {
    GluedUnit(text: text, offset: offset + bytes, isAmbiguous: isAmbiguous, isWord: isWord)
  }

  private static let modifiers = Set("0123456789.$+-# 'lhqLzjt".utf8)
  private static let conversions = Set("dDiuUfFgGeE@".utf8)
}
