import Endonym

/// The plans for dates without a time.
extension Language {
  /// A weekday as a title: "Saturday".
  var weekdayTitle: DateRenderPlan {
    switch summaryWeekdayForm.value {
    case .formatting: DateRenderPlan(.pattern("EEEE"), isCapitalized: true)
    case .standalone: DateRenderPlan(.pattern("cccc"), isCapitalized: true)
    }
  }

  /// A weekday in a list that has room for the locale's abbreviation: "Sat".
  var listWeekday: DateRenderPlan { DateRenderPlan(.pattern("ccc"), isCapitalized: true) }

  /// A weekday of three letters at most: "Sat".
  var compactWeekday: DateRenderPlan {
    switch weekdayStyle.value {
    case .abbreviated: DateRenderPlan(.pattern("ccc"))
    case .short: DateRenderPlan(.pattern("cccccc"))
    case .declared(let words): DateRenderPlan(.symbols(words))
    }
  }

  /// A date with short names: "Sat, Aug 15".
  func shortDate(withWeekday: Bool) -> DateRenderPlan {
    switch dateOrder.value {
    case .monthFirst:
      DateRenderPlan(.pattern(withWeekday ? "EEE, MMM d" : "MMM d"), isCapitalized: true)
    case .byTemplate:
      DateRenderPlan(.template(withWeekday ? "EEEMMMd" : "MMMd"), isCapitalized: true)
    }
  }

  /// A header with whole names: "Saturday, August 15".
  var longHeader: DateRenderPlan {
    switch headerOrder.value {
    case .monthFirst: DateRenderPlan(.pattern("EEEE, MMMM d"), isCapitalized: true)
    case .dayFirst: DateRenderPlan(.pattern("EEEE, d MMMM"), isCapitalized: true)
    case .byTemplate: DateRenderPlan(.template("EEEEMMMMd"), isCapitalized: true)
    }
  }

  /// A month as a title: "August".
  var monthTitle: DateRenderPlan {
    switch headerMonthForm.value {
    case .formatting: DateRenderPlan(.pattern("MMMM"), isCapitalized: true)
    case .standalone: DateRenderPlan(.pattern("LLLL"), isCapitalized: true)
    }
  }
}
