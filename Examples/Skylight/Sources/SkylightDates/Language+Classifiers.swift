import Endonym

extension Language {
  /// Every classifier's decision, in the order of the documentation.
  public var decisions: [ClassifierDecision] {
    [
      standardMeridiem.decision(named: "standardMeridiem"),
      compactMeridiem.decision(named: "compactMeridiem"),
      meridiemPlacement.decision(named: "meridiemPlacement"),
      dateOrder.decision(named: "dateOrder"),
      headerOrder.decision(named: "headerOrder"),
      weekdayStyle.decision(named: "weekdayStyle"),
      hourLabelOrder.decision(named: "hourLabelOrder"),
      hourCounter.decision(named: "hourCounter") { $0.map { "counted by \($0)" } ?? "none" },
      headerMonthForm.decision(named: "headerMonthForm"),
      summaryWeekdayForm.decision(named: "summaryWeekdayForm"),
      clockSeparator.decision(named: "clockSeparator") { "'\($0)'" },
      twentyFourHourTime.decision(named: "twentyFourHourTime"),
      dateTimeJoiner.decision(named: "dateTimeJoiner"),
    ]
  }
}
