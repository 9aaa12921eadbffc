import Endonym

/// Styles figures for a terminal: bold values, dim units; plain where the output is read by
/// something else.
struct TerminalStyle {
  var isStyled: Bool

  func text(_ figure: Figure) -> String {
    guard isStyled else { return figure.text }
    return figure.runs.map { run in
      switch run.role {
      case .value: styled(run.text, bold)
      case .unit: styled(run.text, dim)
      case .separator: run.text
      }
    }.joined()
  }

  func title(_ text: String) -> String { isStyled ? styled(text, bold) : text }

  /// Select Graphic Rendition codes (ECMA-48, 8.3.117): 1 bold, 2 faint.
  private let bold = 1
  private let dim = 2

  init(isStyled: Bool) { self.isStyled = isStyled }

  private func styled(_ text: String, _ code: Int) -> String {
    "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
