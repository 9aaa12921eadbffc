#if !canImport(Darwin)
  import Foundation

  /// How far away a date is, in the largest unit that is not zero.
  struct RelativeDateQuantity: Hashable, Sendable {
    /// How many of the unit; negative in the past.
    let value: Double
    /// The unit.
    let unit: RelativeDateUnit

    /// The first unit of components that is not zero; if all are, the smallest that is given.
    init(_ components: DateComponents) {
      let given = RelativeDateUnit.allCases.compactMap { unit in
        components.value(for: unit.component).map { (Double($0), unit) }
      }
      (value, unit) = given.first { $0.0 != 0 } ?? given.last ?? (0, .second)
    }

    /// An interval in seconds, counted in days of 24 hours from a fixed date.
    ///
    /// From where an interval counts is not known, so that no boundary of days, weeks, months or
    /// years is looked at: 30 hours are one day.
    init(_ interval: TimeInterval, calendar: Calendar) {
      guard interval.magnitude < Self.calendarLimit else {
        self.init(years: interval)
        return
      }
      var calendar = calendar
      calendar.timeZone = .gmt
      let reference = Date(timeIntervalSinceReferenceDate: 0)
      let components = Self.components(from: reference, to: reference + interval, calendar)
      self = RelativeDateQuantity(components).rounded(by: components)
    }

    /// The distance of a date from another by a calendar.
    ///
    /// Days, weeks, months and years are counted by their boundaries: 23 hours can be tomorrow.
    /// Hours and minutes are rounded, and are not carried to the next larger unit.
    ///
    /// Source: swift-foundation's published `Date.RelativeFormatStyle`.
    init(of date: Date, from reference: Date, calendar: Calendar) {
      let dates = [date, reference].map(\.timeIntervalSinceReferenceDate)
      guard dates.allSatisfy({ $0.magnitude < Self.calendarLimit }) else {
        self.init(dates[0] - dates[1], calendar: calendar)
        return
      }
      let components = Self.components(from: reference, to: date, calendar)
      let quantity = RelativeDateQuantity(components)
      guard quantity.unit.isOfDates else {
        self = quantity.rounded(by: components)
        return
      }
      let period = calendar.dateInterval(of: quantity.unit.component, for: reference)
      let boundary = reference < date ? period?.start : period?.end.addingTimeInterval(-1)
      self = RelativeDateQuantity(
        calendar.dateComponents(Self.counted, from: boundary ?? reference, to: date))
    }

    private init(years interval: TimeInterval) {
      guard !interval.isNaN else {
        (value, unit) = (interval, .second)
        return
      }
      (value, unit) = ((interval / Self.year).rounded(.towardZero), .year)
    }

    private init(value: Double, unit: RelativeDateUnit) {
      (self.value, self.unit) = (value, unit)
    }

    /// Seconds that calendars can be trusted with: nearly ten thousand years.
    private static let calendarLimit: TimeInterval = 3e11
    /// The seconds of a mean Gregorian year.
    private static let year: TimeInterval = 31_556_952
    private static let counted = Set(RelativeDateUnit.allCases.map(\.component))

    private func rounded(by components: DateComponents) -> RelativeDateQuantity {
      guard let sixtieth = unit.sixtieth, let rest = components.value(for: sixtieth.component),
        rest.magnitude >= 30
      else { return self }
      return RelativeDateQuantity(value: value + (rest > 0 ? 1 : -1), unit: unit)
    }

    private static func components(
      from reference: Date, to date: Date, _ calendar: Calendar
    ) -> DateComponents {
      let components = calendar.dateComponents(
        counted.union([.nanosecond]), from: reference, to: date)
      let rest = components.nanosecond ?? 0
      guard rest.magnitude > 500_000_000 else { return components }
      let second: TimeInterval = rest > 0 ? 1 : -1
      return calendar.dateComponents(counted, from: reference, to: date + second)
    }
  }
#endif
