/// Why a text's width may differ from the canvas's, as a person found out.
struct KnownDifference: CustomStringConvertible {
  var string: ProofString
  /// How many pictures the text has.
  var pictures: Int
  var cause: String

  static func all() throws -> [KnownDifference] {
    try ProofString.rows(of: "known-differences.tsv").map {
      KnownDifference(
        string: ProofString(language: $0[0], text: ProofString.unescaped($0[1])),
        pictures: Int($0[2]) ?? 0, cause: $0[3])
    }
  }

  /// How much wider Chromium sets a picture than the font's `hmtx` says, in ems (Noto Color Emoji
  /// 2.042: the `CBLC` strike's advance and pixels an em against `hmtx` and `head`).
  static let pictureExcess = 136.0 / 109 - 2_550.0 / 2_048

  /// Our width in ems less Chromium's, as far as it comes from pictures.
  var emsOfPictures: Double { -Double(pictures) * Self.pictureExcess }

  var description: String { "\(string): \(pictures) pictures, \(cause)" }
}
