import Ink

/// A text whose width the measurer and Chromium don't agree on.
struct Difference: CustomStringConvertible {
  var string: ProofString
  var style: TextStyle
  var width: Double
  var expected: Double

  init(_ string: ProofString, _ style: TextStyle, width: Double, expected: Double) {
    self.string = string
    self.style = style
    self.width = width
    self.expected = expected
  }

  /// Our width less Chromium's, in ems.
  var ems: Double { (width - expected) / style.size }

  var description: String {
    let scalars = string.text.unicodeScalars.map { String($0.value, radix: 16) }
    return """
      \(string) at \(style.size) \(style.weight): \(width), Chromium \(expected), \
      \(ems) em [\(scalars.joined(separator: " "))]
      """
  }
}
