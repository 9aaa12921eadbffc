/// Writes text so that every character can be seen and read back: invisible ones by their code point.
///
/// A no-break space reads `⟨A0⟩`, so that two values which look alike don't differ in secret.
public enum VisibleSpelling {
  /// Spells a text.
  public static func write(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      if isVisible(scalar) {
        written.unicodeScalars.append(scalar)
      } else {
        written += "⟨\(String(scalar.value, radix: 16, uppercase: true))⟩"
      }
    }
    return written
  }

  /// The text that a spelling stands for; any other text stands for itself.
  public static func read(_ written: some StringProtocol) -> String {
    var text = String.UnicodeScalarView()
    var rest = String(written).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "⟨", let end = rest.firstIndex(of: "⟩"),
        let value = UInt32(String(String.UnicodeScalarView(rest[..<end])), radix: 16),
        let named = Unicode.Scalar(value)
      {
        text.append(named)
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    case .spaceSeparator: scalar == " "
    default: scalar != "⟨" && scalar != "⟩"
    }
  }
}
