import Checks
import Findings
import Ink

/// Makes slots of a configuration's declarations and reports everything that is wrong with them.
public struct SlotResolver: Sendable {
  private let options: SlotOptions
  private let deviceWidth: Double

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - options: What the configuration says.
  ///   - deviceWidth: The width in points of the screen on which each layout must leave a text some
  ///     room; nil for the configuration's.
  public init(_ options: SlotOptions, deviceWidth: Double? = nil) {
    self.options = options
    self.deviceWidth = deviceWidth ?? options.gateWidth ?? DeviceWidth.gate.points
  }

  /// The slots that could be made, in the order of the configuration, and what kept the others
  /// from it.
  ///
  /// - Returns: The slots, and a problem at its place for each mistake.
  public func resolve() -> (slots: [Slot], problems: [ReportProblem]) {
    var problems = FoundProblems()
    let layouts = layouts(&problems)
    var slots: [Slot] = []
    var names: Set<String> = []
    for declaration in options.slots {
      let isNew = names.insert(declaration.name).inserted
      if !isNew {
        problems.add(
          "the slot '\(declaration.name)' is declared twice",
          "Give each slot a name of its own, or put the fills of both into one.",
          at: declaration.location)
      }
      let layout = layout(of: declaration, among: layouts, &problems)
      let style = style(of: declaration, &problems)
      checkFills(of: declaration, &problems)
      guard isNew, let layout, let style else { continue }
      slots.append(
        Slot(
          name: declaration.name, style: style, lines: max(1, declaration.lines),
          minimumScaleFactor: min(1, max(0.01, declaration.minimumScaleFactor)), layout: layout,
          fills: declaration.fills, location: declaration.location))
    }
    return (slots, problems.all)
  }

  /// The layouts by name; nil for one that is declared but in error, which is reported once.
  private func layouts(_ problems: inout FoundProblems) -> [String: Layout?] {
    var layouts: [String: Layout?] = [:]
    for declaration in options.layouts {
      let layout = Layout(declaration, &problems).flatMap { checked($0, declaration, &problems) }
      if layouts.updateValue(layout, forKey: declaration.name) != nil {
        problems.add(
          "the layout '\(declaration.name)' is declared twice",
          "Give each layout a name of its own.", at: declaration.location)
      }
    }
    return layouts
  }

  /// A layout that leaves a text some width; else no text fits, whatever it reads.
  private func checked(
    _ layout: Layout, _ declaration: LayoutDeclaration, _ problems: inout FoundProblems
  ) -> Layout? {
    guard layout.contentWidth(deviceWidth: deviceWidth) <= 0 else { return layout }
    problems.add(
      "the layout '\(declaration.name)' leaves a text 0 pt on a screen of "
        + "\(Points.text(deviceWidth)) pt",
      "Correct its lengths, or measure for a wider screen.", at: declaration.location)
    return nil
  }

  private func layout(
    of slot: SlotDeclaration, among layouts: [String: Layout?], _ problems: inout FoundProblems
  ) -> Layout? {
    if let declared = layouts[slot.layout] { return declared }
    let known = options.layouts.map(\.name)
    problems.add(
      "the slot '\(slot.name)' names a layout '\(slot.layout)' that there isn't",
      NearestName.question(for: slot.layout, among: known) ?? "Declare it in 'layouts'.",
      at: slot.location)
    return nil
  }

  private func style(
    of slot: SlotDeclaration, _ problems: inout FoundProblems
  ) -> TextStyle? {
    let weight = slot.weight.map { FontWeight(name: $0) }
    // Names that are none were reported when the configuration was read.
    if case .some(.none) = weight { return nil }
    switch (slot.textStyle, slot.size) {
    case (let name?, nil):
      return TextStyleName(rawValue: name).map { TextStyle($0, weight: weight ?? nil) }
    case (nil, let size?):
      return TextStyle(size: size, weight: (weight ?? nil) ?? .regular)
    case (nil, nil):
      problems.add(
        "the slot '\(slot.name)' has neither 'textStyle' nor 'size'",
        "Write the text style that the view uses, or its size in points.", at: slot.location)
    case (_?, _?):
      problems.add(
        "the slot '\(slot.name)' has both 'textStyle' and 'size'",
        "Keep the one that the view uses.", at: slot.location)
    }
    return nil
  }

  private func checkFills(of slot: SlotDeclaration, _ problems: inout FoundProblems) {
    if slot.fills.isEmpty {
      problems.add(
        "nothing fills the slot '\(slot.name)'", "Name its texts in 'fills'.", at: slot.location)
    }
    for fill in slot.fills {
      if !fill.hasValues {
        problems.add(
          "a fill of the slot '\(slot.name)' has nothing",
          "Give it 'entries', 'dates', 'figures', 'server', 'samples' or 'numbers', or remove it.",
          at: fill.location)
      }
      checkDetails(of: fill, "a fill of the slot '\(slot.name)'", &problems)
      var names: Set<String> = []
      for argument in fill.arguments {
        if !argument.values.hasValues {
          problems.add(
            "the argument '\(argument.name)' of the slot '\(slot.name)' has no values",
            "Give it 'samples', 'numbers', 'entries', 'dates', 'figures' or 'server'.",
            at: argument.values.location)
        }
        checkDetails(
          of: argument.values, "the argument '\(argument.name)' of the slot '\(slot.name)'",
          &problems)
        if !names.insert(argument.name).inserted {
          problems.add(
            "the argument '\(argument.name)' stands twice in a fill of the slot '\(slot.name)'",
            "Put the values of both into one.", at: argument.values.location)
        }
      }
    }
  }

  /// Reports what says more about something that the fill hasn't, and so would say nothing.
  private func checkDetails(
    of fill: SlotFill, _ subject: String, _ problems: inout FoundProblems
  ) {
    if fill.catalog != nil, fill.entries.isEmpty {
      problems.add(
        "\(subject) has 'catalog' without 'entries'",
        "Name the catalog's keys in 'entries', or remove 'catalog'.", at: fill.location)
    }
    for (key, isThere) in [("instants", !fill.instants.isEmpty), ("clocks", !fill.clocks.isEmpty)]
    where isThere && fill.dates.isEmpty {
      problems.add(
        "\(subject) has '\(key)' without 'dates'",
        "Name the date intents in 'dates', or remove '\(key)'.", at: fill.location)
    }
    if !fill.arguments.isEmpty, fill.entries.isEmpty, fill.serverKeys.isEmpty {
      problems.add(
        "\(subject) has 'arguments' without 'entries' or 'server'",
        "Only those texts have arguments: name them, or remove 'arguments'.", at: fill.location)
    }
  }
}

extension SlotFill {
  /// Whether anything can stand for it.
  var hasValues: Bool {
    let names = [entries, dates, figures, serverKeys, samples]
    return names.contains { !$0.isEmpty } || !numbers.isEmpty
  }
}
