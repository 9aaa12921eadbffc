import Foundation

extension DateClock {
  /// The clock that a locale uses, its `-u-hc-` extension and the user's setting included.
  ///
  /// `Locale.hourCycle` goes by the region alone and gives Quebec the clock of English Canada. CLDR
  /// knows some languages in a region apart (`fr_CA` in supplemental data, "timeData"), and its
  /// skeleton `j` follows them.
  public init(of locale: Locale) {
    let cycle = locale.hourCycle
    let own = LocaleClocks.shared.clock(of: locale.identifier)
    // Another cycle than the identifier's is the user's own choice.
    self = cycle == own.cycle ? own.clock : DateClock(cycle)
  }

  fileprivate init(_ cycle: Locale.HourCycle) {
    switch cycle {
    case .oneToTwelve, .zeroToEleven: self = .twelveHour
    default: self = .twentyFourHour
    }
  }
}

/// The clocks of locales by their identifiers, since asking for a pattern takes microseconds.
private final class LocaleClocks: @unchecked Sendable {
  struct Entry {
    var cycle: Locale.HourCycle
    var clock: DateClock
  }

  static let shared = LocaleClocks()

  private static let limit = 256
  private let lock = NSLock()
  private var entries: [String: Entry] = [:]

  func clock(of identifier: String) -> Entry {
    if let known = lock.withLock({ entries[identifier] }) { return known }
    let entry = Self.entry(for: identifier)
    lock.withLock {
      if entries.count >= Self.limit { entries.removeAll() }
      entries[identifier] = entry
    }
    return entry
  }

  private static func entry(for identifier: String) -> Entry {
    let locale = Locale(identifier: identifier)
    let cycle = locale.hourCycle
    guard
      let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale),
      let hour = DatePatternFields(pattern).fields.first(where: { "hHkK".contains($0.letter) })
    else { return Entry(cycle: cycle, clock: DateClock(cycle)) }
    let isTwelveHour = hour.letter == "h" || hour.letter == "K"
    return Entry(cycle: cycle, clock: isTwelveHour ? .twelveHour : .twentyFourHour)
  }
}
