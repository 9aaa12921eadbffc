#if !canImport(Darwin)
  import Foundation
  internal import _FoundationICU

  /// A unit in which a relative date is told, the largest first.
  enum RelativeDateUnit: CaseIterable, Hashable, Sendable {
    case year, month, week, day, hour, minute, second

    /// The component of dates that counts the unit.
    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// The next smaller unit if a unit always has sixty of it.
    var sixtieth: RelativeDateUnit? {
      switch self {
      case .hour: .minute
      case .minute: .second
      default: nil
      }
    }

    /// Whether calendars begin the unit at a time of day that people know, such as midnight.
    var isOfDates: Bool {
      switch self {
      case .year, .month, .week, .day: true
      case .hour, .minute, .second: false
      }
    }

    /// ICU's name of the unit.
    var icuUnit: URelativeDateTimeUnit {
      switch self {
      case .year: UDAT_REL_UNIT_YEAR
      case .month: UDAT_REL_UNIT_MONTH
      case .week: UDAT_REL_UNIT_WEEK
      case .day: UDAT_REL_UNIT_DAY
      case .hour: UDAT_REL_UNIT_HOUR
      case .minute: UDAT_REL_UNIT_MINUTE
      case .second: UDAT_REL_UNIT_SECOND
      }
    }
  }
#endif
