#if !canImport(Darwin)
  import Foundation

  /// A value with the format style that writes it, until a text's locale is known.
  ///
  /// A style that says nothing about the locale follows the text's; one with a locale of its own
  /// keeps it.
  struct StyledArgument: @unchecked Sendable, Hashable {
    // Unchecked, since a format style needn't say that it is Sendable. Styles are values by their
    // protocol (Hashable, Codable), and what is captured here is only ever read.
    private let write: (Locale) -> AttributedString
    /// The text in the current locale, by which arguments are compared.
    let text: AttributedString

    init<Style: FormatStyle>(
      _ value: Style.FormatInput, _ style: Style,
      _ text: @escaping (Style.FormatOutput) -> AttributedString
    ) {
      let follows = style == style.locale(.autoupdatingCurrent) || style == style.locale(.current)
      write = { text((follows ? style.locale($0) : style).format(value)) }
      self.text = text(style.format(value))
    }

    /// The value's text in a locale.
    func formatted(in locale: Locale) -> AttributedString { write(locale) }

    static func == (left: StyledArgument, right: StyledArgument) -> Bool { left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
#endif
