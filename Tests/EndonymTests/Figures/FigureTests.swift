import Endonym
import Foundation
import Testing

/// The roles of a figure's runs, from what Foundation's format styles attribute.
///
/// The texts are CLDR 46's (numbers/decimalFormats, units, dates/calendars/gregorian), as the ICU
/// of Swift's Foundation has them.
struct FigureTests {
  @Test(
    "A duration by units: numbers are values, names units, the rest separators",
    arguments: [
      ("en_US", "[5] (hr), [42] (min)"), ("fr", "[5]\u{202F}(h) et [42]\u{A0}(min)"),
      ("ko", "[5](시간) [42](분)"), ("zh-Hant", "[5](小時)[42](分鐘)"),
    ])
  func units(locale: String, expected: String) {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.hours, .minutes], width: .abbreviated
    ).locale(Locale(identifier: locale))
    #expect(spelled(Figure(.seconds(5 * 3600 + 42 * 60), style)) == expected)
  }

  @Test("The colon between two values belongs to the value")
  func clock() {
    let style = Duration.TimeFormatStyle(
      pattern: .minuteSecond, locale: Locale(identifier: "en_US"))
    #expect(spelled(Figure(.seconds(942), style)) == "[15:42]")
  }

  @Test("Groups, signs and fractions belong to the value, percent signs are units")
  func numbers() {
    let german = Locale(identifier: "de")
    let french = Locale(identifier: "fr")
    #expect(spelled(Figure(1_204, IntegerFormatStyle(locale: german))) == "[1.204]")
    #expect(spelled(Figure(-1_204, IntegerFormatStyle(locale: french))) == "[-1\u{202F}204]")
    #expect(
      spelled(Figure(1.5, FloatingPointFormatStyle<Double>(locale: german))) == "[1,5]")
    #expect(
      spelled(Figure(0.85, FloatingPointFormatStyle<Double>.Percent(locale: german)))
        == "[85]\u{A0}(%)")
    #expect(
      spelled(Figure(85, IntegerFormatStyle<Int>.Percent(locale: Locale(identifier: "tr"))))
        == "(%)[85]")
  }

  @Test("The half of the day is the unit of a time, wherever it stands")
  func dates() throws {
    func time(_ locale: String) throws -> String {
      let style = Date.FormatStyle(
        date: .omitted, time: .shortened, locale: Locale(identifier: locale),
        calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
      return spelled(Figure(Date(timeIntervalSince1970: 16 * 3600 + 35 * 60), style))
    }
    #expect(try time("en_US") == "[4:35]\u{202F}(PM)")
    #expect(try time("ko") == "(오후) [4:35]")
    #expect(try time("zh-Hant") == "(下午)[4:35]")
    #expect(try time("fr") == "[16:35]")
  }

  @Test("A role that is there already stays; a text without attributes is one separator")
  func givenRoles() {
    var text = AttributedString("km")
    #expect(spelled(Figure(text)) == "km")
    text.figureRole = .unit
    #expect(spelled(Figure(text)) == "(km)")
    #expect(Figure(AttributedString()).runs.isEmpty)
  }

  @Test("Attributes are given by role, and the text's own stay")
  func styling() {
    let style = IntegerFormatStyle<Int>.Percent(locale: Locale(identifier: "de"))
    let figure = Figure(12, style)
    let styled = figure.styled { role in
      var container = AttributeContainer()
      container.languageIdentifier = role.rawValue
      return container
    }
    #expect(styled.runs.map(\.languageIdentifier) == ["value", "separator", "unit"])
    #expect(styled.runs.contains { $0.numberPart == .integer })
    #expect(String(styled.characters) == figure.text)
    #expect(figure.unitLabel == "%")
    #expect(figure.text(of: .value) == "12")
    #expect("\(figure)" == "12\u{A0}%")
  }
}

/// A figure with its values in brackets and its units in parentheses.
func spelled(_ figure: Figure) -> String {
  figure.runs.map { run in
    switch run.role {
    case .value: "[\(run.text)]"
    case .unit: "(\(run.text))"
    case .separator: run.text
    }
  }.joined()
}
