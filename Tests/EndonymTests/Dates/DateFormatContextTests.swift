import Endonym
import Foundation
import Testing

/// Three languages and one surface, as an app declares them.
private enum AppLanguage: String, DateLanguage {
  case english = "en"
  case norwegianBokmål = "nb"
  case portuguese = "pt"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
  var identifier: String { rawValue }
  static let fallback = AppLanguage.english
}

private struct Clock: DateRenderIntent {
  func plan(for language: AppLanguage) -> DateRenderPlan {
    DateRenderPlan(.pattern("h:mma"), twentyFourHour: .pattern("H:mm"), meridiem: .plainLower)
  }
}

/// The user's settings: read in one place, and each to be given instead.
@Suite(.serialized) struct DateFormatContextTests {
  private func context(_ locale: String, clock: DateClock? = nil) throws -> DateFormatContext {
    DateFormatContext(
      locale: Locale(identifier: locale),
      timeZone: try #require(TimeZone(identifier: "America/New_York")), clock: clock)
  }

  @Test(
    "The clock is the locale's, its extension and region included (CLDR 46, timeData)",
    arguments: [
      ("en_US", DateClock.twelveHour), ("en_GB", .twentyFourHour), ("de_DE", .twentyFourHour),
      ("en_US@hours=h23", .twentyFourHour), ("de_DE@hours=h12", .twelveHour),
      ("ja_JP", .twentyFourHour), ("ko_KR", .twelveHour), ("en_CA", .twelveHour),
      // timeData knows "fr_CA" apart from "CA".
      ("fr_CA", .twentyFourHour), ("fr_CA@hours=h12", .twelveHour),
    ])
  func clock(locale: String, expected: DateClock) throws {
    #expect(try context(locale).clock == expected)
  }

  @Test("The task's context comes before the app's, and what a call names before both")
  func precedence() async throws {
    let date = try moment(2026, 8, 15, 17, 39)
    DateFormatContext.setDefault(try context("en_US"))
    defer { DateFormatContext.setDefault(nil) }
    #expect(date.rendered(as: Clock()) == "5:39pm")
    let task = try context("en_US", clock: .twentyFourHour)
    DateFormatContext.$task.withValue(task) {
      #expect(date.rendered(as: Clock()) == "17:39")
      #expect(date.rendered(as: Clock(), clock: .twelveHour, case: .uppercase) == "5:39PM")
    }
    let zone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    #expect(date.rendered(as: Clock(), timeZone: zone, clock: .twentyFourHour) == "3:24")
    #expect(date.rendered(as: Clock()) == "5:39pm")
  }

  @Test("Without an app's context the system's is read")
  func system() {
    #expect(DateFormatContext.current == DateFormatContext.system)
  }

  @Test(
    "A locale finds the language that serves it best (CLDR, likely subtags)",
    arguments: [
      ("en_AU", "en"), ("zh_TW", "zh-Hant"), ("zh_HK", "zh-Hant"), ("zh_CN", "zh-Hans"),
      ("zh-Hant-SG", "zh-Hant"), ("no_NO", "nb"), ("pt_PT", "pt"), ("th_TH", "en"), ("", "en"),
      ("xx", "en"),
    ])
  func language(locale: String, expected: String) {
    #expect(AppLanguage.best(for: Locale(identifier: locale)).identifier == expected)
  }
}
