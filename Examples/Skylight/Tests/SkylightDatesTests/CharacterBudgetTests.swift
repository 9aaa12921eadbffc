import Endonym
import EndonymTesting
import Foundation
import Testing

@testable import SkylightDates

/// The contracts on short texts, in every language.
struct CharacterBudgetTests {
  static let compactWeekdays: [DateIntent] = [
    .hourlyChartWeekday, .statsChartWeekday, .complicationWeekday, .widgetWeekday,
  ]
  static let hourLabels: [DateIntent] = [
    .hourlyChartHour, .statsChartHour, .widgetHour, .hourlyListHour, .complicationHour,
  ]

  private func texts(
    of intent: DateIntent, in language: Language, at instants: [DateInstant],
    clock: DateClock = .twelveHour
  ) -> [String] {
    instants.map { Matrix.all.text(of: intent, in: language, clock: clock, at: $0) }
  }

  @Test(
    "A compact weekday has three letters at most, and seven are distinct",
    arguments: compactWeekdays, Language.allCases)
  func weekdays(intent: DateIntent, language: Language) {
    CharacterBudget(maximum: 3, alphabet: .lettersAndDigits, areDistinct: true).expect(
      texts(of: intent, in: language, at: DateInstant.week), count: 7,
      of: "\(intent) in \(language.identifier)")
  }

  @Test(
    "A declared weekday is needed: one of the locale's own forms breaks the budget",
    arguments: Language.allCases)
  func declaredWeekdays(language: Language) {
    guard case .declared = language.weekdayStyle.value else { return }
    let budget = CharacterBudget(maximum: 3, alphabet: .lettersAndDigits, areDistinct: true)
    let breaking = ["EEE", "ccc", "cccccc"].filter { pattern in
      let texts = DateInstant.week.map { instant in
        DateRenderer.shared.string(
          from: instant.date, plan: DateRenderPlan(.pattern(pattern)),
          languageIdentifier: language.identifier, timeZone: instant.timeZone, clock: .twelveHour)
      }
      return !budget.breaches(in: texts, count: 7).isEmpty
    }
    #expect(!breaking.isEmpty, "\(language.identifier) needs no declared weekdays any more")
  }

  @Test(
    "An hour label has five characters at most, by both clocks",
    arguments: hourLabels, Language.allCases)
  func hours(intent: DateIntent, language: Language) {
    for clock in DateClock.allCases {
      CharacterBudget(maximum: 5, areDistinct: language.hourCounter.value == nil).expect(
        texts(of: intent, in: language, at: DateInstant.hours, clock: clock), count: 24,
        of: "\(intent) in \(language.identifier), \(clock)")
    }
  }

  @Test("A watch's hour by the 24-hour clock is two digits at most", arguments: Language.allCases)
  func complicationHours(language: Language) {
    let counter = language.hourCounter.value ?? ""
    let texts = texts(
      of: .complicationHour, in: language, at: DateInstant.hours, clock: .twentyFourHour)
    #expect(texts.allSatisfy { $0.hasSuffix(counter) })
    CharacterBudget(maximum: 2, alphabet: .digits, areDistinct: true).expect(
      texts.map { String($0.dropLast(counter.count)) }, count: 24,
      of: "complicationHour in \(language.identifier)")
  }

  @Test("English hours are these", arguments: hourLabels)
  func englishHours(intent: DateIntent) {
    let twelve = ["12am"] + (1...11).map { "\($0)am" } + ["12pm"] + (1...11).map { "\($0)pm" }
    #expect(texts(of: intent, in: .english, at: DateInstant.hours) == twelve)
    let twentyFour = (0...23).map { intent == .complicationHour ? "\($0)" : "\($0):00" }
    #expect(
      texts(of: intent, in: .english, at: DateInstant.hours, clock: .twentyFourHour) == twentyFour)
  }

  @Test(
    "A Chinese, Japanese or Korean hour has its counter and no half of the day",
    arguments: [
      (Language.japanese, "9時", "21時"), (.korean, "9시", "21시"),
      (.simplifiedChinese, "9时", "21时"), (.traditionalChinese, "9時", "21時"),
    ])
  func counters(language: Language, twelve: String, twentyFour: String) throws {
    let nine = try #require(DateInstant.hours.first { $0.name == "21:00" })
    for intent in Self.hourLabels {
      #expect(texts(of: intent, in: language, at: [nine]) == [twelve])
      #expect(
        texts(of: intent, in: language, at: [nine], clock: .twentyFourHour) == [twentyFour])
    }
  }

  @Test(
    "Every surface keeps to its budget in the worst case",
    arguments: DateIntent.allCases, Language.allCases)
  func worstCase(intent: DateIntent, language: Language) throws {
    let instant = try #require(
      DateInstant(
        name: "worst case", wallClock: intent.worstCaseWallClock, timeZone: "America/New_York"))
    for clock in DateClock.allCases {
      CharacterBudget(maximum: intent.characterBudget).expect(
        texts(of: intent, in: language, at: [instant] + DateInstant.week, clock: clock), count: 8,
        of: "\(intent) in \(language.identifier), \(clock)")
    }
  }

  @Test(
    "The halves of the day",
    arguments: [
      (Language.turkish, "öö", "ös"), (.greek, "πμ", "μμ"), (.vietnamese, "sa", "ch"),
      (.spanish, "am", "pm"), (.english, "am", "pm"), (.hungarian, "de.", "du."),
    ])
  func meridiems(language: Language, before: String, after: String) throws {
    let morning = try #require(DateInstant.hours.first { $0.name == "9:00" })
    let evening = try #require(DateInstant.hours.first { $0.name == "21:00" })
    let texts = texts(of: .sunEventTime, in: language, at: [morning, evening])
    #expect(texts[0].contains(before))
    #expect(texts[1].contains(after))
    #expect(texts.allSatisfy { !$0.contains("AM") && !$0.contains("PM") })
  }
}
