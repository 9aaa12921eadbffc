import Endonym
import Foundation
import Testing

/// The fields of a rendered date as attributes.
struct DateRendererAttributedTests {
  private func attributed(
    _ plan: DateRenderPlan, _ language: String, clock: DateClock = .twelveHour,
    hour: Int = 16, minute: Int = 35
  ) throws -> AttributedString {
    let zone = "America/New_York"
    return DateRenderer.shared.attributedString(
      from: try moment(2026, 8, 15, hour, minute, zone: zone), plan: plan,
      languageIdentifier: language, timeZone: try #require(TimeZone(identifier: zone)),
      clock: clock)
  }

  @Test(
    "The half of the day is a field of its own (CLDR 46, availableFormats/hm)",
    arguments: [
      ("en", "[4:35]\u{202F}(PM)"), ("ko", "(오후) [4:35]"), ("zh-Hant", "(下午)[4:35]"),
    ])
  func time(language: String, expected: String) throws {
    let figure = Figure(try attributed(DateRenderPlan(.template("hmma")), language))
    #expect(spelled(figure) == expected)
  }

  @Test("Declared and shaped halves of the day come along, and quoted text stands as it is")
  func shaped() throws {
    let plan = DateRenderPlan(.pattern("'o''clock' ha"), meridiem: .plainLower)
    #expect(spelled(Figure(try attributed(plan, "en"))) == "o'clock [4](pm)")
    let words = DateRenderPlan(.symbols(["S", "M", "T", "W", "T", "F", "S"]))
    #expect(try attributed(words, "en").runs.map(\.dateField) == [.weekday])
  }

  @Test("The first word alone takes the plan's capital")
  func capitalized() throws {
    let plan = DateRenderPlan(.template("EEEEMMMMd"), isCapitalized: true)
    let text = try attributed(plan, "fr")
    #expect(String(text.characters) == "Samedi 15 août")
    #expect(text.runs.map(\.dateField) == [.weekday, nil, .day, nil, .month])
  }

  @Test(
    "The text is the one that is rendered without attributes, at every hour",
    arguments: ["en", "hu", "zh-Hant", "bg", "ar", "hi", "ja"])
  func sameText(language: String) throws {
    for skeleton in ["hmma", "Bhmm", "bhmm", "yMMMMEEEEd"] {
      let plan = DateRenderPlan(.template(skeleton))
      for hour in 0...23 {
        for minute in [0, 35] {
          let date = try moment(2026, 8, 15, hour, minute)
          #expect(
            String(try attributed(plan, language, hour: hour, minute: minute).characters)
              == (try render(plan, language, at: date)))
        }
      }
    }
  }
}
