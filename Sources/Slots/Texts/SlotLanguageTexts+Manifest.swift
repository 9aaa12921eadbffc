import Checks

extension SlotLanguageTexts {
  /// The rendered dates of an intent at the moments that a fill asks for.
  func dates(of intent: String, _ fill: SlotFill) -> [FilledText] {
    guard let dates = index.dates[intent], let date = dates[chain] else { return [] }
    let source = isSource ? nil : dates[sourceChain]
    return date.texts.compactMap { text in
      guard fill.instants.isEmpty || fill.instants.contains(text.instant),
        fill.clocks.isEmpty || fill.clocks.contains(text.clock)
      else { return nil }
      return FilledText(
        value: text.value,
        origin: .date(intent: intent, instant: text.instant, clock: text.clock),
        location: fill.location,
        sourceValue: source?.texts.first {
          $0.instant == text.instant && $0.clock == text.clock
        }?.value)
    }
  }

  /// The rendered figures or sentences of a name.
  func figures(of name: String) -> [FilledText] {
    guard let figures = index.figures[name], let figure = figures[chain] else { return [] }
    let source = isSource ? nil : figures[sourceChain]
    return figure.samples.map { sample in
      FilledText(
        value: sample.value, origin: .figure(name: name, sample: sample.sample),
        sourceValue: source?.samples.first { $0.sample == sample.sample }?.value)
    }
  }
}
