extension SourceRuleRegistry {
  /// The rules of the family `dates` that see one file at a time.
  static let dateRules: [any SourceRule] = [
    CaseMethodRule(), TextCaseModifierRule(), RawDateFormatRule(), RemainingFormatGoneRule(),
    IntentOutsideUIRule(), WeekYearPatternRule(), HourZeroPatternRule(), TwelveHourPatternRule(),
    MonthWithoutDayRule(), DayOfYearPatternRule(), FixedFormatLocaleRule(), ClockSettingRule(),
    FirstWeekdaySymbolRule(),
  ]

  /// The rules of the family `dates` that see a project's sources together.
  static let dateProjectRules: [any SourceProjectRule] = [UnusedIntentRule()]
}
