import Foundation
import Skylight
import SkylightDates
import Testing

@testable import SkylightTerminal

/// What the terminal shows to whom.
struct LanguageTests {
  // The catalog's own texts, with the forms that CLDR's plural rules ask for: 10 days, 13 days,
  // 15 hours and 39 minutes.
  @Test(
    "A page is in the reader's language, plurals included",
    arguments: [
      (
        "th", "พยากรณ์รายชั่วโมง", "พยากรณ์ 10 วัน", "กลางวันยาว 15 ชั่วโมง 39 นาที",
        "  เต็มดวงในอีก 13 วัน"
      ),
      (
        "pl-PL", "Prognoza godzinowa", "Prognoza na 10 dni",
        "15 godzin i 39 minut światła dziennego", "  13 dni do pełni"
      ),
      (
        "de-AT", "Stündliche Vorhersage", "Vorhersage für 10 Tage",
        "15 Stunden und 39 Minuten Tageslicht", "  13 Tage bis Vollmond"
      ),
      (
        "zh-TW", "每小時預報", "10 天預報", "白晝時長 15 小時 39 分鐘", "  距滿月還有 13 天"
      ),
    ])
  func page(locale: String, hourly: String, daily: String, daylight: String, moon: String) {
    let lines = ForecastPage(.sample, locale: Locale(identifier: locale)).lines
    for line in [hourly, daily, daylight, moon] { #expect(lines.contains(line), "\(lines)") }
  }

  @Test("Every language has a page of its own without a key in it", arguments: Language.allCases)
  func everyLanguage(language: Language) {
    let lines = ForecastPage(.sample, locale: Locale(identifier: language.identifier)).lines
    #expect(lines.count > 50)
    #expect(!lines.contains { $0.contains("stat.") || $0.contains("%") && $0.contains("@") })
    let english = ForecastPage(.sample, locale: Locale(identifier: "en")).lines
    #expect((lines == english) == (language == .english))
  }

  @Test("The environment tells the language, by POSIX's order of its variables")
  func environment() throws {
    func page(_ environment: [String: String]) throws -> TerminalCommand {
      try TerminalCommand(arguments: [], environment: environment)
    }
    #expect(try page(["LANG": "th_TH.UTF-8"]) == .page(Locale(identifier: "th_TH")))
    #expect(
      try page(["LC_ALL": "", "LC_MESSAGES": "de_AT@euro", "LANG": "th_TH.UTF-8"])
        == .page(Locale(identifier: "de_AT")))
    for nobodys in [[:], ["LANG": "C.UTF-8"], ["LANG": "POSIX"], ["LANG": "tlh_AQ"]] {
      #expect(try page(nobodys) == .page(Locale(identifier: "en")))
    }
  }

  @Test(
    "A language that the app doesn't speak is an error with a suggestion",
    arguments: [
      ("thai", "'th' (ไทย)"), ("Deutsch", "'de' (Deutsch)"), ("tg", "'tr' (Türkçe)"),
    ])
  func unknown(name: String, suggestion: String) {
    #expect {
      try TerminalCommand(arguments: ["--language", name], environment: [:])
    } throws: { error in
      "\(error)".contains(suggestion)
    }
  }
}
