/// The accented letters that stand for the ones of English, as data.
enum PseudoAccents {
  private static let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  /// Letters of Unicode's Latin blocks that are read as those above; each is one code point, so that
  /// a font without marks can draw it.
  private static let decorated = "ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž"

  private static let letters = Dictionary(
    zip(plain.unicodeScalars, decorated.unicodeScalars)
  ) { first, _ in first }

  /// A text with every letter of English accented.
  static func accented(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(letters[scalar] ?? scalar) }
    return String(result)
  }
}
