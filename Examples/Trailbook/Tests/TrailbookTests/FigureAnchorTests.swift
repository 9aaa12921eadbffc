import Endonym
import Foundation
import Testing
import Trailbook

/// What a person decided that figures read as, each with its source; no recording writes this file.
struct FigureAnchorTests {
  private static let metric = UnitSettings(elevation: .meters, pace: .kilometers)
  private static let imperial = UnitSettings(elevation: .feet, pace: .miles)

  private func figure(
    _ statistic: HikeStatistic, _ locale: String, _ units: UnitSettings? = nil
  ) -> String {
    spelled(Hike.sample.figure(statistic, in: Readers.context(locale, units: units)))
  }

  // CLDR 46, units/short/length-meter and numbers/symbols/group.
  @Test(
    "748 m in the unit that the hiker has chosen, whatever the region prefers",
    arguments: [
      ("en-US", "[748] (m)", "[2,454] (ft)"), ("zh-Hans", "[748](米)", "[2,454](英尺)"),
      ("zh-Hant", "[748](公尺)", "[2,454](呎)"),
      ("fr", "[748]\u{202F}(m)", "[2\u{202F}454]\u{202F}(pi)"),
      ("de", "[748] (m)", "[2.454] (ft)"), ("pl", "[748] (m)", "[2454] (ft)"),
      ("ko", "[748](m)", "[2,454](ft)"), ("ru", "[748] (м)", "[2\u{A0}454] (фт)"),
    ])
  func elevation(locale: String, meters: String, feet: String) {
    #expect(figure(.elevation, locale, Self.metric) == meters)
    #expect(figure(.elevation, locale, Self.imperial) == feet)
  }

  @Test("Without a choice Americans read feet, Britons metres along with miles")
  func regions() {
    #expect(figure(.elevation, "en-US") == "[2,454] (ft)")
    #expect(figure(.elevation, "en-GB") == "[748] (m)")
    #expect(UnitSettings(for: Locale(identifier: "en-GB")).pace == .miles)
    #expect(UnitSettings(for: Locale(identifier: "fr-CA")).pace == .kilometers)
  }

  // CLDR 46, dates/calendars/gregorian/dateTimeFormats/availableFormats, and timeData for the
  // clock.
  @Test(
    "16:35 in the hike's own zone",
    arguments: [
      ("en-US", "[4:35]\u{202F}(PM)"), ("en-AU", "[4:35]\u{202F}(pm)"), ("fr", "[16:35]"),
      ("zh-Hant", "(下午)[4:35]"), ("ko", "(오후) [4:35]"), ("de", "[16:35]"),
    ])
  func startTime(locale: String, expected: String) {
    #expect(figure(.startTime, locale) == expected)
  }

  // CLDR 46, supplemental/unitPreferenceData/energy/food.
  @Test(
    "428 kcal as food energy",
    arguments: [
      ("en-US", "[428] (Cal)"), ("en-AU", "[1,791] (kJ)"), ("fr", "[428]\u{202F}(kcal)"),
      ("zh-Hans", "[428](千卡)"), ("en-GB", "[428] (kcal)"), ("zh-Hant", "[428](大卡)"),
    ])
  func energy(locale: String, expected: String) {
    #expect(figure(.energy, locale) == expected)
  }

  // 2 h 42 min over 5.9 km: 9,720 s / 5.9 = 1,647 s = 27:27; by 3.6661 mi it is 2,651 s = 44:11.
  @Test(
    "A pace as the language writes it, with the bare symbol of its distance",
    arguments: [
      ("en-US", "[27:27] (min/km)", "[44:11] (min/mi)"), ("ja", "[27:27](/km)", "[44:11](/mi)"),
      // French has the same narrow space before every unit.
      ("fr", "[27:27]\u{202F}(min/km)", "[44:11]\u{202F}(min/mi)"),
      ("zh-Hans", "[27:27](/公里)", "[44:11](/英里)"), ("ru", "[27:27] (мин/км)", "[44:11] (мин/ми)"),
    ])
  func pace(locale: String, kilometers: String, miles: String) {
    #expect(figure(.pace, locale, Self.metric) == kilometers)
    #expect(figure(.pace, locale, Self.imperial) == miles)
  }

  // The catalog's words; CLDR 46, plurals, for their forms.
  @Test(
    "A number of hikes takes the language's classifier, or none, and its noun",
    arguments: [
      ("en-US", "[12]", "[12] (hikes)"), ("zh-Hans", "[12](次)", "[12](次徒步)"),
      ("ja", "[12](回)", "(ハイキング)[12](回)"), ("ko", "[12](회)", "(하이킹) [12](회)"),
      ("th", "[12] (ครั้ง)", "(เดินป่า) [12] (ครั้ง)"), ("pl", "[12]", "[12] (wędrówek)"),
      ("ru", "[12]", "[12] (походов)"), ("fr-CA", "[12]", "[12] (randonnées)"),
    ])
  func counts(locale: String, classifier: String, noun: String) {
    let context = Readers.context(locale)
    #expect(spelled(Journal.countFigure(12, in: context)) == classifier)
    #expect(spelled(Journal.hikesFigure(12, in: context)) == noun)
  }

  // Lexique des règles typographiques en usage à l'Imprimerie nationale: an unbreakable space
  // before a colon.
  @Test("French has an unbreakable space before a colon, Japanese a wide one, others none")
  func firstHike() {
    #expect(Readers.context("fr").texts.firstHike(on: "X") == "Première randonnée\u{A0}: X")
    #expect(Readers.context("ja").texts.firstHike(on: "X") == "最初のハイキング：X")
    #expect(Readers.context("de").texts.firstHike(on: "X") == "Erste Wanderung: X")
  }

  @Test("A hike that went nowhere has no pace and no speed")
  func emptyHike() {
    let hike = Hike(
      id: "empty", name: "", start: Date(timeIntervalSince1970: 0), timeZone: .gmt,
      duration: .zero, distance: Measurement(value: 0, unit: .kilometers), metersClimbed: 0,
      energy: Measurement(value: 0, unit: .kilocalories),
      temperature: Measurement(value: 0, unit: .celsius))
    let context = Readers.context("en-CA")
    #expect(hike.figure(.pace, in: context).text == "0:00 min/km")
    #expect(hike.figure(.speed, in: context).text == "0.0 km/h")
  }
}
