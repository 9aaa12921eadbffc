import Foundation

/// A text as a person sees it, so that it is found however it was typed in or copied.
///
/// Case, width and other compatibility variants (Unicode Standard Annex 15, NFKD) make no
/// difference, nor do invisible characters, kinds and runs of spaces, and forms of quotes and dashes.
enum SeenText {
  /// The scalars that tell a text from another, without spaces around it.
  static func folded(_ text: some StringProtocol) -> [Unicode.Scalar] {
    var scalars = foldedPart(text)
    while scalars.last == " " { scalars.removeLast() }
    return Array(scalars.drop { $0 == " " })
  }

  /// The scalars of a part of a text, spaces at its ends kept.
  static func foldedPart(_ text: some StringProtocol) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace {
        if result.last != " " { result.append(" ") }
      } else if let variants = variants[scalar] {
        result += variants
      } else if !isInvisible(scalar) {
        result.append(scalar)
      }
    }
    return result
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
  }

  /// What people type for signs that their keyboards lack, and letters whose forms depend on place.
  private static let variants: [Unicode.Scalar: [Unicode.Scalar]] = [
    "‘": ["'"], "’": ["'"], "‚": ["'"], "‹": ["'"], "›": ["'"], "ʼ": ["'"],
    "“": ["\""], "”": ["\""], "„": ["\""], "«": ["\""], "»": ["\""],
    "‐": ["-"], "‑": ["-"], "‒": ["-"], "–": ["-"], "—": ["-"], "−": ["-"],
    "ß": ["s", "s"], "ς": ["σ"],
  ]
}
