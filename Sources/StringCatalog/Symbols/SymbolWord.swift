/// One word of a key, as it is being read.
struct SymbolWord {
  private var scalars = String.UnicodeScalarView()
  private var isInCapitals = true

  /// The word; `nil` where it has no character yet.
  var text: String? { scalars.isEmpty ? nil : String(scalars) }

  /// Appends a character, small where it belongs to the capitals after the first one.
  mutating func append(_ scalar: Unicode.Scalar) {
    // A mark without a letter before it, such as an emoji's variation selector, is no word.
    if scalars.isEmpty, SymbolCharacter(scalar) == .mark { return }
    let isCapital = scalar.properties.isUppercase
    if isInCapitals, isCapital, !scalars.isEmpty {
      scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    } else {
      scalars.append(scalar)
    }
    if !isCapital { isInCapitals = false }
  }
}
