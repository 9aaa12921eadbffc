import Checks

/// The moments and clocks that a fill asks of a date intent, held against what each language has.
struct RenderedMoments {
  /// What languages lack that others have, as messages name it, with the languages.
  private(set) var gaps: [(name: String, languages: Set<LanguageChain>)] = []
  /// What the fill names and no language has in the other's company, as messages name it.
  private(set) var unknown: [String] = []

  private struct Moment: Hashable {
    var instant: String
    var clock: String
  }

  /// Compares the languages that have the intent at all.
  ///
  /// - Parameters:
  ///   - dates: The intent's rendered dates by language.
  ///   - languages: The languages of the project.
  ///   - fill: What asks for them.
  init(of dates: [String: RenderedDate], in languages: [LanguageChain], _ fill: SlotFill) {
    // A run of one language is held against what the others have, too.
    let all = dates.sorted { $0.key < $1.key }.flatMap(\.value.texts)
    guard !all.isEmpty else { return }
    var seen: Set<Moment> = []
    let wanted = Self.moments(of: all, fill).filter { seen.insert($0).inserted }
    let instants = Set(all.map(\.instant))
    let clocks = Set(all.map(\.clock))
    // A moment that is in no manifest at all is told with the nearest name, a clock by itself.
    for instant in fill.instants
    where instants.contains(instant) && !clocks.isDisjoint(with: fill.clocks)
      && !wanted.contains(where: { $0.instant == instant })
    {
      unknown.append("'\(instant)' by \(Self.quoted(fill.clocks))")
    }
    for clock in fill.clocks where !wanted.contains(where: { $0.clock == clock }) {
      unknown.append("'\(clock)'")
    }
    for language in languages {
      guard let date = dates[language], !date.texts.isEmpty else { continue }
      let moments = Set(Self.moments(of: date.texts, fill))
      for name in Self.names(ofMissing: wanted.filter { !moments.contains($0) }, beside: date.texts)
      {
        if let place = gaps.firstIndex(where: { $0.name == name }) {
          gaps[place].languages.insert(language)
        } else {
          gaps.append((name, [language]))
        }
      }
    }
  }

  /// The moments of texts that a fill asks for.
  private static func moments(of texts: [RenderedDate.Text], _ fill: SlotFill) -> [Moment] {
    texts.compactMap { text in
      guard fill.instants.isEmpty || fill.instants.contains(text.instant),
        fill.clocks.isEmpty || fill.clocks.contains(text.clock)
      else { return nil }
      return Moment(instant: text.instant, clock: text.clock)
    }
  }

  /// Names each missing moment by what is missing of it: the instant, the clock or both together.
  private static func names(ofMissing missing: [Moment], beside own: [RenderedDate.Text])
    -> [String]
  {
    let instants = Set(own.map(\.instant))
    let clocks = Set(own.map(\.clock))
    var seen: Set<String> = []
    return missing.map { moment in
      if !instants.contains(moment.instant) { return "'\(moment.instant)'" }
      if !clocks.contains(moment.clock) { return "'\(moment.clock)'" }
      return "'\(moment.instant)' by '\(moment.clock)'"
    }.filter { seen.insert($0).inserted }
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: " or ")
  }
}
