/// The keys about slots, layouts, fonts and a server's texts, as data.
extension ConfigurationKeys {
  /// The keys of the whole file that are about slots.
  static let slotKeys: [ConfigurationKey] = [
    ConfigurationKey(
      name: "layouts", form: .list(.object(layout)),
      meaning: "The layouts from whose arithmetic the budgets of slots are computed."),
    ConfigurationKey(
      name: "slots", form: .list(.object(slot)),
      meaning: "The places on the screen whose texts 'endonym widths' measures."),
    ConfigurationKey(
      name: "slotViews", form: .list(.object(slotView)),
      meaning: "The views each use of which must be measured in a slot."),
    ConfigurationKey(
      name: "fonts", form: .object(fonts),
      meaning: """
        The fonts that texts are measured with. Without it Inter and Noto on Linux, the system's \
        font on Apple's systems.
        """),
    ConfigurationKey(
      name: "devices", form: .object(devices),
      meaning: "The widths of screens that budgets are computed for."),
    ConfigurationKey(
      name: "serverStrings", form: .list(.object(serverStrings)),
      meaning: "Files of texts that a server owns; they are checked as catalogs are."),
    ConfigurationKey(
      name: "widths", form: .object(widths), meaning: "The files that 'endonym widths' keeps."),
  ]

  private static let length = ConfigurationKey.Form.number(minimum: 0, maximum: 10_000)

  private static let layout: [ConfigurationKey] = [
    ConfigurationKey(
      name: "name", form: .text, meaning: "The name by which slots call it.", isRequired: true),
    ConfigurationKey(
      name: "kind", form: .choice(LayoutDeclaration.Kind.allCases.map(\.rawValue)),
      meaning: """
        'grid' for as many columns as fit, 'stack' for a row beside 'siblings', 'fixed' for a \
        'width', 'widget' and 'watch' for a 'family'.
        """, isRequired: true),
    ConfigurationKey(
      name: "outerPadding", form: length,
      meaning: "The space at both edges of the screen together, in points."),
    ConfigurationKey(
      name: "spacing", form: length, meaning: "The space between columns or siblings, in points."),
    ConfigurationKey(
      name: "minimumColumn", form: length, meaning: "The least width of a column, in points."),
    ConfigurationKey(
      name: "cardPadding", form: length,
      meaning: "The space at both edges within a card, widget or screen together, in points."),
    ConfigurationKey(name: "width", form: length, meaning: "The fixed width, in points."),
    ConfigurationKey(
      name: "siblings", form: .list(length),
      meaning: "The widths of what stands beside the text, in points."),
    ConfigurationKey(
      name: "family", form: .text,
      meaning: """
        The widget's family ('small', 'medium', 'large', 'rectangular') or the watch's size \
        ('40mm', '41mm' …).
        """),
  ]

  private static let slot: [ConfigurationKey] = [
    ConfigurationKey(
      name: "name", form: .text, meaning: "The slot's name, such as 'statCard.title'.",
      isRequired: true),
    ConfigurationKey(
      name: "layout", form: .text, meaning: "The layout that its budget comes from.",
      isRequired: true),
    ConfigurationKey(
      name: "textStyle",
      form: .choice([
        "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline",
        "footnote", "caption", "caption2",
      ]),
      meaning: "The text style of Dynamic Type, at its standard size."),
    ConfigurationKey(
      name: "size", form: .number(minimum: 1, maximum: 1_000),
      meaning: "The size in points, where no text style says it."),
    ConfigurationKey(
      name: "weight",
      form: .choice([
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ]),
      meaning: "The weight; the text style's own unless said otherwise."),
    ConfigurationKey(
      name: "lines", form: .wholeNumber(minimum: 1),
      meaning: "How many lines a text may take: 1 unless said otherwise."),
    ConfigurationKey(
      name: "minimumScaleFactor", form: .number(minimum: 0.01, maximum: 1),
      meaning: "The factor that a text may be scaled down to: 1 unless said otherwise."),
    ConfigurationKey(
      name: "fills", form: .list(.object(fill)), meaning: "What stands in the slot.",
      isRequired: true),
  ]

  private static let values: [ConfigurationKey] = [
    ConfigurationKey(
      name: "entries", form: .list(.text),
      meaning: "Patterns of catalog keys; '*' stands for any characters."),
    ConfigurationKey(
      name: "catalog", form: .text,
      meaning: "A pattern of the catalogs that the entries are in, relative to this file."),
    ConfigurationKey(
      name: "dates", form: .list(.text),
      meaning: "Date intents, whose texts the app's tests wrote into the manifest."),
    ConfigurationKey(
      name: "instants", form: .list(.text),
      meaning: "The moments of the dates; all that are rendered unless said otherwise."),
    ConfigurationKey(
      name: "clocks", form: .list(.choice(["12h", "24h"])),
      meaning: "The clocks of the dates; both unless said otherwise."),
    ConfigurationKey(
      name: "figures", form: .list(.text),
      meaning: "Patterns of figures and sentences that the app's tests wrote into the manifest."),
    ConfigurationKey(
      name: "server", form: .list(.text), meaning: "Patterns of keys of 'serverStrings'."),
    ConfigurationKey(
      name: "samples", form: .list(.text),
      meaning: "Texts that stand as they are, in every language."),
    ConfigurationKey(
      name: "numbers", form: .list(.wholeNumber(minimum: 0)),
      meaning: "Whole numbers, which each language writes in its own way and counts by."),
  ]

  private static let fill: [ConfigurationKey] =
    values + [
      ConfigurationKey(
        name: "arguments", form: .list(.object(argument)),
        meaning: "What stands in the arguments of the entries; every combination is measured.")
    ]

  private static let argument: [ConfigurationKey] =
    [
      ConfigurationKey(
        name: "name", form: .text,
        meaning: "The argument's name, or its position from 1 where it has none.",
        isRequired: true)
    ] + values

  private static let slotView: [ConfigurationKey] = [
    ConfigurationKey(
      name: "view", form: .text, meaning: "The view's type, such as 'StatCard'.", isRequired: true),
    ConfigurationKey(
      name: "argument", form: .text,
      meaning: "The label of the argument that is the key; absent for the first without a label."),
    ConfigurationKey(
      name: "slot", form: .text, meaning: "The slot that measures it.", isRequired: true),
  ]

  private static let fonts: [ConfigurationKey] = [
    ConfigurationKey(
      name: "families", form: .list(.object(family)),
      meaning: "The families in the order of preference; the standard ones unless said otherwise."
    ),
    ConfigurationKey(
      name: "tracking", form: .choice(["none", "SF Pro", "SF Compact"]),
      meaning: "The table of what is added between characters: 'none' unless said otherwise."),
    ConfigurationKey(
      name: "spaceOwner", form: .choice(["primary", "previousRun"]),
      meaning: "The font of a space where fonts change: 'primary' unless said otherwise."),
  ]

  private static let family: [ConfigurationKey] = [
    ConfigurationKey(
      name: "name", form: .text, meaning: "The name by which reports call it.", isRequired: true),
    ConfigurationKey(
      name: "role", form: .choice(["text", "emoji"]),
      meaning: "What it is for: 'text' unless said otherwise."),
    ConfigurationKey(
      name: "package", form: .text,
      meaning: "The package that installs it, for the error that it is missing."),
    ConfigurationKey(
      name: "files", form: .list(.object(file)), meaning: "Its files.", isRequired: true),
    ConfigurationKey(
      name: "languages", form: .list(.object(languageIndex)),
      meaning: "The faces of a collection by language, for Han."),
  ]

  private static let file: [ConfigurationKey] = [
    ConfigurationKey(
      name: "path", form: .text, meaning: "The file, relative to this one.", isRequired: true),
    ConfigurationKey(
      name: "weight",
      form: .choice([
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ]),
      meaning: "The weight: 'regular' unless said otherwise."),
    ConfigurationKey(
      name: "index", form: .wholeNumber(minimum: 0),
      meaning: "The place in a collection: 0 unless said otherwise."),
    ConfigurationKey(
      name: "axes", form: .list(.object(axis)), meaning: "The settings of a variable font's axes."),
  ]

  private static let axis: [ConfigurationKey] = [
    ConfigurationKey(
      name: "tag", form: .text, meaning: "The axis, such as 'wght'.", isRequired: true),
    ConfigurationKey(
      name: "value", form: .number(minimum: -100_000, maximum: 100_000), meaning: "The setting.",
      isRequired: true),
  ]

  private static let languageIndex: [ConfigurationKey] = [
    ConfigurationKey(
      name: "language", form: .language, meaning: "The language.", isRequired: true),
    ConfigurationKey(
      name: "index", form: .wholeNumber(minimum: 0), meaning: "The face's place.",
      isRequired: true),
  ]

  private static let devices: [ConfigurationKey] = [
    ConfigurationKey(
      name: "gate", form: .number(minimum: 1, maximum: 10_000),
      meaning: "The width in points that must fit: 390 unless said otherwise."),
    ConfigurationKey(
      name: "informational", form: .list(.number(minimum: 1, maximum: 10_000)),
      meaning: "Widths whose verdicts are told and fail nothing: 375 unless said otherwise."),
  ]

  private static let serverStrings: [ConfigurationKey] = [
    ConfigurationKey(
      name: "paths", form: .list(.text),
      meaning: """
        The files: paths and patterns relative to this file. '{language}' stands for the language \
        where the file itself doesn't say it.
        """, isRequired: true),
    ConfigurationKey(
      name: "format", form: .choice(ServerStringsDeclaration.Format.allCases.map(\.rawValue)),
      meaning: "What they are written in.", isRequired: true),
    ConfigurationKey(
      name: "sourceLanguage", form: .language,
      meaning: "The language that the others are translated from; the project's otherwise."),
    ConfigurationKey(
      name: "requiredLanguages", form: .list(.language),
      meaning: "The languages that every text must have; the project's otherwise."),
  ]

  private static let widths: [ConfigurationKey] = [
    ConfigurationKey(
      name: "accepted", form: .text,
      meaning: "The file of accepted widths: 'endonym-accepted.json' unless said otherwise."),
    ConfigurationKey(
      name: "tightest", form: .text,
      meaning: """
        The file that lists the tightest texts for the gate in unit tests: \
        'endonym-tightest.json' unless said otherwise.
        """),
    ConfigurationKey(
      name: "report", form: .text,
      meaning: """
        The Markdown report that is committed: 'Documentation/Widths.md' unless said otherwise.
        """),
  ]
}
