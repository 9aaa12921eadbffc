#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// Relative dates in words.
  ///
  /// The expected words are CLDR's: `common/main/<language>.xml`, date fields, relative times, as
  /// CLDR 41 publishes them and the ICU in use still has them.
  struct RelativeDateTimeFormatterTests {
    @Test(
      "Days have names",
      arguments: [
        ("en", -1, "yesterday"), ("en", 0, "today"), ("en", 1, "tomorrow"), ("en", 2, "in 2 days"),
        ("de", -2, "vorgestern"), ("de", -1, "gestern"), ("de", 0, "heute"), ("de", 1, "morgen"),
        ("de", 2, "übermorgen"), ("de", 3, "in 3 Tagen"), ("de", -3, "vor 3 Tagen"),
        ("fr", -2, "avant-hier"), ("fr", 0, "aujourd’hui"), ("fr", 2, "après-demain"),
        ("es", -2, "anteayer"), ("es", 2, "pasado mañana"), ("it", -1, "ieri"),
        ("nl", 2, "overmorgen"), ("pl", 1, "jutro"), ("tr", 2, "öbür gün"),
        ("pt_BR", -2, "anteontem"), ("ja", -2, "一昨日"), ("ja", -1, "昨日"), ("ja", 1, "明日"),
        ("ko", 2, "모레"), ("zh_Hans", -2, "前天"), ("zh_Hans", 2, "后天"), ("th", 1, "พรุ่งนี้"),
        ("hi", -1, "कल"), ("hi", 0, "आज"), ("ar", -1, "أمس"), ("ar", 1, "غدًا"), ("ru", -1, "вчера"),
        ("ru", 2, "послезавтра"),
      ])
    func namedDays(language: String, days: Int, expected: String) {
      let formatter = formatter(language, .named)
      #expect(formatter.localizedString(from: DateComponents(day: days)) == expected)
    }

    @Test(
      "Numbers take the language's plural form",
      arguments: [
        ("en", 1, "in 1 day"), ("en", -1, "1 day ago"), ("en", 3, "in 3 days"),
        ("ru", 1, "через 1 день"), ("ru", 2, "через 2 дня"), ("ru", 5, "через 5 дней"),
        ("ru", -21, "21 день назад"), ("ru", -3, "3 дня назад"), ("ru", -11, "11 дней назад"),
        ("ar", 1, "خلال يوم واحد"), ("ar", 2, "خلال يومين"), ("ar", 3, "خلال 3 أيام"),
        ("ar", 11, "خلال 11 يومًا"), ("ar", 100, "خلال 100 يوم"), ("ar", -2, "قبل يومين"),
        ("pl", 1, "za 1 dzień"), ("pl", 5, "za 5 dni"), ("ja", 3, "3 日後"), ("ja", -3, "3 日前"),
        ("zh_Hans", -3, "3天前"), ("ko", 3, "3일 후"), ("sv", -3, "för 3 dagar sedan"),
      ])
    func numericDays(language: String, days: Int, expected: String) {
      let formatter = formatter(language, .numeric)
      #expect(formatter.localizedString(from: DateComponents(day: days)) == expected)
    }

    @Test("Units are full, spelled out, short or as short as can be")
    func unitsStyles() {
      func months(_ language: String, _ style: RelativeDateTimeFormatter.UnitsStyle) -> String {
        let formatter = formatter(language, .numeric)
        formatter.unitsStyle = style
        return formatter.localizedString(from: DateComponents(month: -2))
      }
      #expect(months("en", .full) == "2 months ago")
      #expect(months("en", .spellOut) == "two months ago")
      #expect(months("en", .short) == "2 mo. ago")
      #expect(months("fr", .spellOut) == "il y a deux mois")
      #expect(months("fr", .short) == "il y a 2 m.")
      #expect(months("fr", .abbreviated) == "-2 m.")
      #expect(months("ja", .abbreviated) == "2か月前")
    }

    @Test("The first component that is not zero is told (Apple's documentation)")
    func components() {
      let formatter = formatter("en", .numeric)
      func string(_ components: DateComponents) -> String {
        formatter.localizedString(from: components)
      }
      #expect(string(DateComponents(day: -2)) == "2 days ago")
      #expect(string(DateComponents(year: 1, month: 11, day: 30)) == "in 1 year")
      #expect(string(DateComponents(year: 0, hour: -5, minute: 59)) == "5 hours ago")
      #expect(string(DateComponents(weekOfMonth: 2)) == "in 2 weeks")
      #expect(string(DateComponents()) == "in 0 seconds")
      #expect(string(DateComponents(nanosecond: 5, weekOfYear: 3)) == "in 0 seconds")
      formatter.dateTimeStyle = .named
      #expect(string(DateComponents(day: 0)) == "today")
      #expect(string(DateComponents(month: 1)) == "next month")
      #expect(string(DateComponents(second: 0)) == "now")
      #expect(string(DateComponents()) == "now")
    }

    @Test(
      "Intervals are told in their largest unit, hours and minutes rounded",
      arguments: [
        (-120, "2 minutes ago"), (0, "in 0 seconds"), (0.2, "in 0 seconds"), (59, "in 59 seconds"),
        (-89, "1 minute ago"), (90, "in 2 minutes"), (3640, "in 1 hour"), (5400, "in 2 hours"),
        (86399, "in 24 hours"), (86400, "in 1 day"), (-108_000, "1 day ago"),
        (1_209_600, "in 2 weeks"), (-34_560_000, "1 year ago"),
      ] as [(TimeInterval, String)])
    func intervals(interval: TimeInterval, expected: String) {
      #expect(formatter("en", .numeric).localizedString(fromTimeInterval: interval) == expected)
    }

    @Test("Numbers that no calendar knows are told without a crash")
    func absurdNumbers() throws {
      let formatter = formatter("en", .numeric)
      let numbers: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e15, 3e11, -2.9e11, .leastNonzeroMagnitude,
        -0.0,
      ]
      let reference = try moment(2026, 8, 15, 9)
      for number in numbers {
        for style in [RelativeDateTimeFormatter.DateTimeStyle.numeric, .named] {
          formatter.dateTimeStyle = style
          let date = Date(timeIntervalSinceReferenceDate: number)
          #expect(!formatter.localizedString(fromTimeInterval: number).isEmpty)
          #expect(!formatter.localizedString(for: date, relativeTo: reference).isEmpty)
          #expect(!formatter.localizedString(for: reference, relativeTo: date).isEmpty)
        }
      }
      formatter.dateTimeStyle = .numeric
      // 1e15 s ÷ 31,556,952 s, the Gregorian calendar's mean year.
      #expect(formatter.localizedString(fromTimeInterval: 1e15) == "in 31,688,738 years")
      #expect(!formatter.localizedString(from: DateComponents(year: .max - 1)).isEmpty)
      #expect(!formatter.localizedString(from: DateComponents(second: .min)).isEmpty)
    }

    @Test("Every calendar counts its own years, also far away from now")
    func calendars() throws {
      let formatter = formatter("en", .numeric)
      let reference = try moment(2026, 8, 15, 9)
      let calendars: [Calendar.Identifier] = [
        .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew,
        .iso8601, .indian, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .japanese,
        .persian, .republicOfChina,
      ]
      for identifier in calendars {
        formatter.calendar = Calendar(identifier: identifier)
        formatter.calendar.timeZone = .gmt
        for distance in [2.5e11, -2.5e11] {
          let text = formatter.localizedString(for: reference + distance, relativeTo: reference)
          #expect(text.contains("years"), "\(identifier)")
          #expect(formatter.localizedString(fromTimeInterval: distance).contains("years"))
        }
        let text = formatter.localizedString(for: reference + 3 * 86400, relativeTo: reference)
        #expect(text == "in 3 days", "\(identifier)")
      }
      // A year of the Islamic calendar has 354 or 355 days.
      formatter.calendar = Calendar(identifier: .islamicCivil)
      #expect(formatter.localizedString(fromTimeInterval: 356 * 86400) == "in 1 year")
      formatter.calendar = Calendar(identifier: .gregorian)
      #expect(formatter.localizedString(fromTimeInterval: 356 * 86400) == "in 11 months")
    }

    @Test("Dates are told as Foundation's own relative format style tells them")
    func dates() throws {
      let calendar = gregorian
      let reference = try moment(2026, 8, 15, 9)
      let hours: [Double] = [
        0, 0.25, 0.9, 1.6, 14, 16, 23, 25, 40, 47, 71, 150, 170, 400, 700, 800, 4000, 9000, 30000,
      ]
      var compared = 0
      for language in ["en_US", "de_DE", "ru_RU", "ja_JP"] {
        for (style, presentation) in presentations {
          let formatter = formatter(language, style)
          formatter.calendar = calendar
          for distance in hours.flatMap({ [$0, -$0] }) {
            let date = reference + distance * 3600
            let peer = Date.AnchoredRelativeFormatStyle(
              anchor: date, presentation: presentation, unitsStyle: .wide,
              locale: Locale(identifier: language), calendar: calendar)
            #expect(
              formatter.localizedString(for: date, relativeTo: reference) == peer.format(reference),
              "\(language) \(distance) h")
            compared += 1
          }
        }
      }
      #expect(compared == 4 * 2 * 38)
    }

    @Test("Sentences begin with a capital letter if they are said to")
    func context() {
      let formatter = formatter("de", .named)
      let yesterday = DateComponents(day: -1)
      #expect(formatter.localizedString(from: yesterday) == "gestern")
      formatter.formattingContext = .beginningOfSentence
      #expect(formatter.localizedString(from: yesterday) == "Gestern")
      formatter.formattingContext = .middleOfSentence
      #expect(formatter.localizedString(from: yesterday) == "gestern")
    }

    @Test(
      "Unknown locales give words of some kind",
      arguments: ["", "xx_YY", "tlh", "en_US@calendar=none", "no such locale", "\u{0}", "🏔"])
    func unknownLocales(identifier: String) {
      let formatter = formatter(identifier, .named)
      #expect(formatter.localizedString(from: DateComponents(day: 3)).contains("3"))
      formatter.locale = Locale(identifier: String(repeating: identifier + "x-", count: 2000))
      #expect(formatter.localizedString(from: DateComponents(day: 3)).contains("3"))
    }

    @Test("Objects that are dates are told from now, others not; copies keep the settings")
    func objectsAndCopies() throws {
      let formatter = formatter("en", .named)
      #expect(formatter.string(for: "2026-08-15") == nil)
      #expect(formatter.string(for: nil) == nil)
      let old = formatter.string(for: Date(timeIntervalSinceReferenceDate: -86400 * 4000))
      #expect(old?.hasSuffix("years ago") == true)
      formatter.unitsStyle = .spellOut
      let copy = try #require(formatter.copy() as? RelativeDateTimeFormatter)
      formatter.locale = Locale(identifier: "de")
      #expect(copy.localizedString(from: DateComponents(day: 3)) == "in three days")
    }

    @Test("One formatter serves several threads, even while its settings change")
    func concurrency() async {
      let formatter = formatter("en", .numeric)
      await withTaskGroup(of: Bool.self) { group in
        for days in 2..<66 {
          group.addTask {
            if days % 8 == 0 { formatter.dateTimeStyle = days % 16 == 0 ? .named : .numeric }
            let text = formatter.localizedString(from: DateComponents(day: days))
            return text == "in \(days) days"
          }
        }
        for await isRight in group { #expect(isRight) }
      }
    }

    private var gregorian: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar
    }

    private var presentations:
      [(RelativeDateTimeFormatter.DateTimeStyle, Date.RelativeFormatStyle.Presentation)]
    {
      [(.numeric, .numeric), (.named, .named)]
    }

    private func formatter(
      _ language: String, _ style: RelativeDateTimeFormatter.DateTimeStyle
    ) -> RelativeDateTimeFormatter {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = Locale(identifier: language)
      formatter.calendar = gregorian
      formatter.dateTimeStyle = style
      return formatter
    }
  }
#endif
