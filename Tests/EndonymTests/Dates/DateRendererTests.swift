import Endonym
import Foundation
import Testing

/// What a renderer makes of plans, clocks, calendars, digits and cases.
struct DateRendererTests {
  @Test("A pattern keeps its order, a skeleton takes the locale's (CLDR 46, availableFormats)")
  func patternAndTemplate() throws {
    let date = try moment(2026, 8, 15, 17, 39)
    #expect(try render(DateRenderPlan(.pattern("EEE, MMM d")), "en", at: date) == "Sat, Aug 15")
    #expect(try render(DateRenderPlan(.template("EEEMMMd")), "es", at: date) == "sáb, 15 ago")
    #expect(try render(DateRenderPlan(.template("EEEMMMd")), "ja", at: date) == "8月15日(土)")
    #expect(try render(DateRenderPlan(.template("EEEMMMd")), "tr", at: date) == "15 Ağu Cmt")
  }

  @Test(
    "j in a skeleton is the user's clock, not the locale's",
    arguments: [
      ("en", "5:39\u{202F}PM", "17:39"), ("de", "5:39\u{202F}PM", "17:39"),
      ("fi", "5.39\u{202F}ip.", "17.39"), ("ko", "오후 5:39", "17:39"),
    ])
  func clock(language: String, twelve: String, twentyFour: String) throws {
    let plan = DateRenderPlan(.template("jmm"))
    let date = try moment(2026, 8, 15, 17, 39)
    let rendered = try render(plan, language, at: date, clock: .twelveHour)
    // CLDR's space before the symbol is U+202F in some languages and U+00A0 in others.
    #expect(
      rendered.replacing("\u{A0}", with: "\u{202F}") == twelve.replacing("\u{A0}", with: "\u{202F}")
    )
    #expect(try render(plan, language, at: date, clock: .twentyFourHour) == twentyFour)
  }

  @Test("A plan can have another format for the 24-hour clock")
  func twentyFourHourFormat() throws {
    let plan = DateRenderPlan(
      .pattern("ha"), twentyFourHour: .pattern("H:mm"), meridiem: .plainLower)
    let date = try moment(2026, 8, 15, 0, 5)
    #expect(try render(plan, "en", at: date) == "12am")
    #expect(try render(plan, "en", at: date, clock: .twentyFourHour) == "0:05")
  }

  @Test("Declared weekdays run from Sunday, in the zone's own day")
  func weekdays() throws {
    let plan = DateRenderPlan(.symbols(["S", "M", "T", "O", "To", "F", "L"]))
    #expect(try render(plan, "da", at: moment(2026, 8, 16)) == "S")
    #expect(try render(plan, "da", at: moment(2026, 8, 15)) == "L")
    // 23:00 on Saturday in New York is Sunday in Berlin.
    #expect(
      try render(plan, "da", at: moment(2026, 8, 15, 23), zone: "Europe/Berlin") == "S")
    #expect(try render(DateRenderPlan(.symbols([])), "da", at: moment(2026, 8, 15)) == "")
  }

  @Test(
    "The first word takes a capital, by the locale's rules, where it is a word",
    arguments: [
      ("es", "EEE d MMM", "Sáb 15 ago"), ("fr", "EEEE d MMMM", "Samedi 15 août"),
      ("tr", "LLLL", "Ağustos"), ("az", "LLLL", "Avqust"), ("ru", "LLLL", "Август"),
      ("da", "ccc d", "Lør. 15"), ("sv", "cccc", "Lördag"), ("it", "MMM", "Ago"),
      ("it", "MMMM d", "Agosto 15"), ("it", "LLL", "Ago"), ("es", "d MMM", "15 ago"),
      ("es", "'el' EEEE", "el sábado"),
    ])
  func capitalization(language: String, pattern: String, expected: String) throws {
    let plan = DateRenderPlan(.pattern(pattern), isCapitalized: true)
    #expect(try render(plan, language, at: moment(2026, 8, 15)) == expected)
  }

  @Test("Turkish i takes its dot along")
  func turkishCapital() throws {
    let plan = DateRenderPlan(.pattern("LLLL"))
    #expect(
      try render(plan, "az", at: moment(2026, 6, 15), textCase: .uppercase) == "İYUN")
    #expect(
      try render(
        DateRenderPlan(.pattern("'TITLE'")), "tr", at: moment(2026, 6, 15), textCase: .lowercase)
        == "tıtle")
  }

  @Test("A date is shown in a time zone of its own")
  func ownTimeZone() throws {
    let plan = DateRenderPlan(.pattern("H:mm"))
    let date = try moment(2026, 8, 15, 17, 39)
    #expect(try render(plan, "en", at: date, zone: "Asia/Kathmandu") == "3:24")
  }

  @Test("A cache that is too small for its plans renders the same and stays small")
  func boundedCache() throws {
    let renderer = DateRenderer(capacity: 4)
    for round in 0..<3 {
      for minute in 0..<20 {
        let plan = DateRenderPlan(.pattern("'\(minute)' H:mm"))
        let text = try render(
          plan, "en", at: moment(2026, 8, 15, 17, minute), renderer: renderer)
        let expected = "\(minute) 17:" + (minute < 10 ? "0\(minute)" : "\(minute)")
        #expect(text == expected, "round \(round)")
        #expect(renderer.formatterCount <= 4)
      }
    }
  }
}
