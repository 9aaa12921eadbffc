import Endonym
import Foundation
import Testing

/// The halves of the day; the locales' own symbols are CLDR 46's (`dayPeriods`, format abbreviated).
struct MeridiemTests {
  @Test(
    "plainLower keeps letters, digits and marks, in lower case by the locale's rules",
    arguments: [
      ("en", "am", "pm"), ("es", "am", "pm"), ("tr", "öö", "ös"), ("el", "πμ", "μμ"),
      ("vi", "sa", "ch"), ("nb", "am", "pm"), ("hi", "पू", "अ"), ("ja", "午前", "午後"),
      ("ko", "오전", "오후"), ("zh-Hant", "上午", "下午"), ("ro", "am", "pm"), ("cs", "dop", "odp"),
      ("az-Cyrl", "ам", "пм"),
    ])
  func plainLower(language: String, before: String, after: String) throws {
    let plan = DateRenderPlan(.pattern("a"), meridiem: .plainLower)
    #expect(try render(plan, language, at: moment(2026, 8, 15, 9)) == before)
    #expect(try render(plan, language, at: moment(2026, 8, 15, 17)) == after)
  }

  @Test(
    "localeDefault keeps the locale's form",
    arguments: [
      ("hu", "de.", "du."), ("tr", "ÖÖ", "ÖS"), ("es", "a.\u{202F}m.", "p.\u{202F}m."),
      ("en", "AM", "PM"), ("cs", "dop.", "odp."), ("ro", "a.m.", "p.m."),
    ])
  func localeDefault(language: String, before: String, after: String) throws {
    let plan = DateRenderPlan(.pattern("a"))
    #expect(try render(plan, language, at: moment(2026, 8, 15, 9)) == before)
    #expect(try render(plan, language, at: moment(2026, 8, 15, 17)) == after)
  }

  @Test("Declared words stand as declared")
  func declared() throws {
    let plan = DateRenderPlan(
      .pattern("a"), meridiem: .declared(before: "in the morning", after: "in the evening"))
    #expect(try render(plan, "en", at: moment(2026, 8, 15, 9)) == "in the morning")
    #expect(try render(plan, "en", at: moment(2026, 8, 15, 17)) == "in the evening")
  }

  @Test("A meridiem changes the halves of the day and no other word")
  func otherWordsKeepTheirCase() throws {
    let plan = DateRenderPlan(.pattern("EEEE d MMMM h:mma"), meridiem: .plainLower)
    #expect(
      try render(plan, "en", at: moment(2026, 8, 15, 17, 39)) == "Saturday 15 August 5:39pm")
    #expect(
      try render(plan, "tr", at: moment(2026, 8, 15, 17, 39)) == "Cumartesi 15 Ağustos 5:39ös")
    #expect(try render(plan, "de", at: moment(2026, 8, 15, 17, 39)) == "Samstag 15 August 5:39pm")
  }

  @Test("A quoted letter a is text and leaves the symbols alone")
  func quotedLetter() throws {
    let plan = DateRenderPlan(.pattern("H 'at sea'"), meridiem: .plainLower)
    #expect(try render(plan, "en", at: moment(2026, 8, 15, 17)) == "17 at sea")
  }
}
