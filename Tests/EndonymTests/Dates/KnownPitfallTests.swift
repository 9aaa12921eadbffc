import Endonym
import Foundation
import Testing

/// What goes wrong with dates in real apps; the values were run on ICU 76.1 (CLDR 46).
struct KnownPitfallTests {
  @Test("YYYY is the year of the week, not of the date")
  func weekYear() throws {
    let plan = DateRenderPlan(.pattern("MMM dd YYYY"))
    #expect(try render(plan, "en-US", at: moment(2018, 12, 31)) == "Dec 31 2019")
    #expect(try render(DateRenderPlan(.pattern("YYYY")), "de-DE", at: moment(2021, 1, 1)) == "2020")
    #expect(
      try render(DateRenderPlan(.pattern("MMM dd yyyy")), "en-US", at: moment(2018, 12, 31))
        == "Dec 31 2018")
  }

  @Test(
    "Four hour letters mean four things at five past midnight",
    arguments: [("H:mm", "0:05"), ("k:mm", "24:05"), ("h:mm a", "12:05 AM"), ("K:mm a", "0:05 AM")])
  func hourLetters(pattern: String, expected: String) throws {
    #expect(
      try render(DateRenderPlan(.pattern(pattern)), "en", at: moment(2026, 8, 15, 0, 5)) == expected
    )
  }

  @Test("A fixed pattern keeps its clock, whatever the user's is", arguments: DateClock.allCases)
  func fixedPattern(clock: DateClock) throws {
    let plan = DateRenderPlan(.pattern("yyyy-MM-dd'T'HH:mm"))
    #expect(
      try render(
        plan, "en-US-POSIX", at: moment(2026, 8, 15, 17, 39), clock: clock, digits: .western)
        == "2026-08-15T17:39")
  }

  @Test(
    "The year is Gregorian where the locale's own calendar is not",
    arguments: ["th-TH", "ar-SA", "fa-IR", "ja-JP-u-ca-japanese", "en-US-u-ca-buddhist"])
  func calendar(language: String) throws {
    let plan = DateRenderPlan(.pattern("yyyy"))
    #expect(try render(plan, language, at: moment(2026, 8, 15), digits: .western) == "2026")
  }

  @Test("Without that, Thailand's year is 2569")
  func thaiCalendarOfTheLocale() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "th_TH")
    formatter.dateFormat = "yyyy"
    #expect(try formatter.string(from: moment(2026, 8, 15)) == "2569")
  }

  @Test(
    "Digits are the locale's or those asked for",
    arguments: [
      ("ar-EG", DateDigits.locale, "١٥"), ("ar-AE", .locale, "15"), ("ar-EG", .western, "15"),
      ("hi", .locale, "15"), ("hi", .numberingSystem("deva"), "१५"),
    ])
  func digits(language: String, digits: DateDigits, expected: String) throws {
    let plan = DateRenderPlan(.pattern("d"))
    #expect(try render(plan, language, at: moment(2026, 8, 15), digits: digits) == expected)
  }

  @Test(
    "The space before the half of the day is not the one on the keyboard",
    arguments: [
      ("en-US", "5:39\u{202F}PM"), ("ar-EG", "٥:٣٩\u{A0}م"), ("ja", "午後5:39"), ("de", "17:39"),
    ])
  func spaces(language: String, expected: String) throws {
    let clock: DateClock = language == "de" ? .twentyFourHour : .twelveHour
    #expect(
      try render(
        DateRenderPlan(.template("jmm")), language, at: moment(2026, 8, 15, 17, 39), clock: clock)
        == expected)
  }

  @Test(
    "A month beside a day is in another case than a month alone",
    arguments: [
      ("ru", "октября", "октябрь"), ("pl", "października", "październik"),
      ("cs", "října", "říjen"), ("fi", "lokakuuta", "lokakuu"),
    ])
  func monthCase(language: String, besideDay: String, alone: String) throws {
    let date = try moment(2026, 10, 15)
    #expect(try render(DateRenderPlan(.pattern("MMMM")), language, at: date) == besideDay)
    #expect(try render(DateRenderPlan(.pattern("LLLL")), language, at: date) == alone)
  }

  @Test(
    "The week starts where the region's does",
    arguments: [
      ("en_US", 1), ("de_DE", 2), ("ar_EG", 7), ("pt_PT", 1),
    ])
  func firstWeekday(locale: String, expected: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    #expect(calendar.firstWeekday == expected)
  }

  @Test(
    "The narrow weekday does not tell seven days apart",
    arguments: [("en", 5), ("de", 4), ("ru", 4), ("fi", 6)])
  func narrowWeekdays(language: String, distinct: Int) throws {
    let narrow = try (9...15).map {
      try render(DateRenderPlan(.pattern("ccccc")), language, at: moment(2026, 8, $0))
    }
    #expect(Set(narrow).count == distinct)
  }

  @Test("Order comes from the skeleton, not from the pattern")
  func order() throws {
    let date = try moment(2026, 7, 13)
    #expect(try render(DateRenderPlan(.template("MMMd")), "nl", at: date) == "13 jul")
    #expect(try render(DateRenderPlan(.pattern("MMM d")), "nl", at: date) == "jul 13")
  }
}
