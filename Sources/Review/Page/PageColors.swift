/// The page's colours in light and in dark, as data.
enum PageColors {
  /// A colour's name in the style sheet with its two values.
  struct Color {
    var name: String
    var light: String
    var dark: String

    init(_ name: String, _ light: String, _ dark: String) {
      self.name = name
      self.light = light
      self.dark = dark
    }
  }

  /// The colours.
  ///
  /// Texts in them reach a contrast of 4.5 : 1 on every ground that they stand on
  /// (WCAG 2.2, 1.4.3); lines and signs 3 : 1 (1.4.11).
  static let all: [Color] = [
    Color("ground", "#f5f4f1", "#15171a"),
    Color("card", "#ffffff", "#1e2125"),
    Color("raised", "#ecebe6", "#292d33"),
    Color("ink", "#1b1d20", "#eceae5"),
    Color("quiet", "#5b5f66", "#a7abb2"),
    Color("line", "#d9d7d0", "#383d44"),
    Color("control", "#85878c", "#7d828a"),
    Color("link", "#1d5aa8", "#8db8ee"),
    Color("focus", "#1d5aa8", "#8db8ee"),
    Color("box", "#f7f8fa", "#17191c"),
    Color("budget", "#6d747e", "#8f959d"),
    Color("bar", "#9aa1ab", "#757b84"),
    Color("over", "#c0241c", "#ff8177"),
    Color("over-ground", "#fbe4e1", "#46211f"),
    Color("scaled", "#8a5200", "#f0b35a"),
    Color("scaled-ground", "#fbeed6", "#3f2f14"),
    Color("margin", "#6b5c00", "#d9c65b"),
    Color("margin-ground", "#f6f1cf", "#36321a"),
    Color("ok", "#22683d", "#7fcb99"),
    Color("ok-ground", "#e1f1e6", "#1b3526"),
    Color("accepted", "#57439a", "#bcaaf3"),
    Color("accepted-ground", "#ebe7f8", "#2e2845"),
  ]

  /// The declarations of a style rule.
  static func declarations(_ value: (Color) -> String) -> String {
    all.map { "--\($0.name):\(value($0))" }.joined(separator: ";")
  }

  /// The style rules: light unless the system or the reader wants it dark.
  static var style: String {
    let (light, dark) = (declarations(\.light), declarations(\.dark))
    return """
      :root{color-scheme:light;\(light)}
      @media (prefers-color-scheme:dark){\
      :root:not([data-theme=light]){color-scheme:dark;\(dark)}}
      :root[data-theme=dark]{color-scheme:dark;\(dark)}
      @media print{:root:root:root{color-scheme:light;\(light)}}

      """
  }
}
