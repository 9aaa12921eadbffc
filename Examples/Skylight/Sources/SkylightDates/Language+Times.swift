import Endonym

/// The plans for times, alone and behind a date.
extension Language {
  /// A time: "5:39pm", "17:39".
  var time: DateRenderPlan {
    DateRenderPlan(
      .joined([twelveHourTime]), twentyFourHour: .joined([twentyFourHourTime.value]),
      meridiem: standardMeridiem.value)
  }

  /// A date with a time: "Sat, Aug 15 @ 5:39pm".
  func dateAndTime(
    skeleton: String, english: String, isCapitalized: Bool
  ) -> DateRenderPlan {
    let date: DateRenderPlan.Piece =
      switch dateOrder.value {
      case .monthFirst: .pattern(english)
      case .byTemplate: .template(skeleton)
      }
    return DateRenderPlan(
      .joined(joined(date, twelveHourTime)),
      twentyFourHour: .joined(joined(date, twentyFourHourTime.value)),
      meridiem: standardMeridiem.value, isCapitalized: isCapitalized)
  }

  /// An hour on a chart or in a row: "5pm", "17:00", 17時.
  var hourLabel: DateRenderPlan {
    if let counter = hourCounter.value { return hour(countedBy: counter) }
    return DateRenderPlan(
      twelveHourLabel, twentyFourHour: .joined([twentyFourHourTime.value]),
      meridiem: compactMeridiem.value)
  }

  /// An hour on a watch face: "5pm", "17", 17時.
  var complicationHour: DateRenderPlan {
    if let counter = hourCounter.value { return hour(countedBy: counter) }
    return DateRenderPlan(
      twelveHourLabel, twentyFourHour: .pattern("H"), meridiem: compactMeridiem.value)
  }

  private var twelveHourTime: DateRenderPlan.Piece {
    switch meridiemPlacement.value {
    case .closedUp: .pattern("h" + clockSeparator.value + "mma")
    case .byTemplate: .template("hmm")
    case .byDayPeriod: .template("Bhmm")
    }
  }

  private var twelveHourLabel: DateRenderPlan.Format {
    switch hourLabelOrder.value {
    case .hourFirst: .pattern("ha")
    case .meridiemFirst: .pattern("a h")
    case .meridiemFirstClosedUp: .pattern("ah")
    }
  }

  private func joined(
    _ date: DateRenderPlan.Piece, _ time: DateRenderPlan.Piece
  ) -> [DateRenderPlan.Piece] {
    let joiner = dateTimeJoiner.value
    return joiner.startsWithTime
      ? [time, .text(joiner.text), date] : [date, .text(joiner.text), time]
  }

  private func hour(countedBy counter: String) -> DateRenderPlan {
    DateRenderPlan(
      .joined([.pattern("h"), .text(counter)]),
      twentyFourHour: .joined([.pattern("H"), .text(counter)]))
  }
}
