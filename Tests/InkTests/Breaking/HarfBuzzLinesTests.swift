import Testing

@testable import Ink

#if canImport(CHarfBuzz)
  /// Lines of real texts in Debian's fonts.
  struct HarfBuzzLinesTests {
    private let measurer: HarfBuzzMeasurer
    private let style = TextStyle(size: 17)

    init() throws {
      measurer = try HarfBuzzMeasurer(.debian)
    }

    private func parts(_ text: String, _ language: String, _ width: Double) -> [String] {
      let bytes = Array(text.utf8)
      return measurer.lines(of: text, in: style, language: language, fitting: width).map {
        String(decoding: bytes[$0.range], as: UTF8.self)
      }
    }

    private func width(_ text: String, _ language: String = "en") -> Double {
      measurer.width(of: text, in: style, language: language)
    }

    @Test("An empty text is one empty line", arguments: [0, 100, -1, Double.nan])
    func empty(width: Double) {
      let lines = measurer.lines(of: "", in: style, language: "en", fitting: width)
      #expect(lines == [TextLine(range: 0..<0, width: 0)])
    }

    @Test("A line takes exactly what fits: a hair less, and its last word goes to the next")
    func exact() {
      let text = "Wind from the north"
      #expect(parts(text, "en", width(text)) == [text])
      #expect(parts(text, "en", width(text) - 0.01) == ["Wind from the ", "north"])
      #expect(parts(text, "en", width("Wind from")) == ["Wind from ", "the north"])
    }

    @Test("A line's width is that of its text by itself, without the spaces at its end")
    func widths() {
      let lines = measurer.lines(
        of: "Wind from the north   ", in: style, language: "en", fitting: width("Wind from"))
      #expect(lines.map(\.width) == [width("Wind from"), width("the north")])
      #expect(lines.map(\.isOverfull) == [false, false])
      #expect(lines.map(\.range) == [0..<10, 10..<22])
    }

    @Test("A word that is too wide stays whole, and is told")
    func overfull() {
      let text = "ab Donaudampfschifffahrt cd"
      let lines = measurer.lines(of: text, in: style, language: "de", fitting: 60)
      #expect(lines.map(\.isOverfull) == [false, true, false])
      #expect(lines.map(\.width)[1] == width("Donaudampfschifffahrt", "de"))
      #expect(parts(text, "de", 60) == ["ab ", "Donaudampfschifffahrt ", "cd"])
    }

    @Test("A line break ends a line; one at the very end begins none")
    func mandatory() {
      #expect(parts("a\nb", "en", 100) == ["a\n", "b"])
      #expect(parts("a\n\nb", "en", 100) == ["a\n", "\n", "b"])
      #expect(parts("a\r\n", "en", 100) == ["a\r\n"])
      #expect(parts("a \n", "en", 100) == ["a \n"])
      #expect(parts("\n", "en", 100) == ["\n"])
      #expect(
        measurer.lines(of: "a \n", in: style, language: "en", fitting: 99)[0].width == width("a"))
    }

    @Test("A no-break space keeps words on one line")
    func noBreakSpace() {
      #expect(parts("an 10\u{A0}km", "de", width("an 10")) == ["an ", "10\u{A0}km"])
    }

    /// Royal Institute Dictionary of Thailand: ภาษา, ไทย, ง่าย, มาก.
    @Test("Thai breaks between words, never within one")
    func thai() {
      let text = "ภาษาไทยง่ายมาก"
      #expect(parts(text, "th", width("ภาษาไทย", "th")) == ["ภาษาไทย", "ง่ายมาก"])
      #expect(parts(text, "th", 1) == ["ภาษา", "ไทย", "ง่าย", "มาก"])
    }

    @Test("A full stop doesn't begin a line of ideographs")
    func ideographs() {
      #expect(parts("日本語。", "ja", 17 * 3) == ["日本", "語。"])
    }

    /// UAX 14, 5.4: a hyphen shows where a line ends after a soft one, and only there.
    @Test("A soft hyphen takes a hyphen's width at a line's end")
    func softHyphen() {
      let text = "Sofa\u{AD}kissen"
      #expect(parts(text, "de", width("Sofa\u{2010}")) == ["Sofa\u{AD}", "kissen"])
      let lines = measurer.lines(
        of: text, in: style, language: "de", fitting: width("Sofa\u{2010}"))
      #expect(lines[0].width == width("Sofa\u{2010}"))
      #expect(!lines[0].isOverfull)
      let narrow = measurer.lines(of: text, in: style, language: "de", fitting: width("Sofa"))
      #expect(narrow[0].isOverfull)
      #expect(parts(text, "de", 500) == [text])
    }

    @Test(
      "The lines of a text are the text, whatever the width",
      arguments: [
        "Der Wind weht heute kräftig aus Nordwest, in Böen bis 80 km/h.",
        "من المتوقع هطول أمطار غزيرة خلال الـ 24 ساعة القادمة", "हल्की बारिश की संभावना है",
        "今日は一日中「晴れ」でしょう。", "พรุ่งนี้จะมีฝนตกหนักในกรุงเทพมหานคร", "שלום (hello) עולם",
        "👩‍👩‍👧 🇩🇪 é\u{301}\n\n x", "   ", "a\u{200B}\u{200B}b \u{AD} \u{AD}",
      ])
    func whole(text: String) {
      for width in [0.0, 1, 20, 57.3, 142, 1_000, .infinity, -.infinity, .nan] {
        let lines = measurer.lines(of: text, in: style, language: "und", fitting: width)
        #expect(lines.first?.range.lowerBound == 0)
        #expect(lines.last?.range.upperBound == text.utf8.count)
        for (line, next) in zip(lines, lines.dropFirst()) {
          #expect(line.range.upperBound == next.range.lowerBound)
          #expect(!next.range.isEmpty)
        }
        for line in lines where !line.isOverfull { #expect(line.width <= width + 1e-5) }
      }
    }

    @Test("A style without a size has lines too")
    func noSize() {
      for size in [0, -3, Double.nan, .infinity] {
        let style = TextStyle(size: size)
        #expect(!measurer.lines(of: "a b\nc", in: style, language: "en", fitting: 50).isEmpty)
      }
    }

    /// The greedy lines found by trying every place, which is slow and plain.
    @Test(
      "Estimates don't change the lines: they are those that trying every place finds",
      arguments: [
        ("de", "Der Wind weht heute kräftig aus Nordwest, in Böen bis zu 80 km/h. Regen möglich."),
        ("ar", "من المتوقع هطول أمطار غزيرة خلال الساعات القادمة مع رياح قوية"),
        ("th", "พรุ่งนี้จะมีฝนตกหนักในกรุงเทพมหานครและปริมณฑล"), ("ja", "今日は一日中晴れでしょう。明日は雨。"),
        ("hi", "हल्की बारिश की संभावना है और तेज़ हवाएँ चलेंगी"),
      ])
    func plain(language: String, text: String) {
      let units = Array(text.utf16)
      let places = BreakOpportunity.all(in: units, language: language).map(\.offset)
      for limit in stride(from: 40.0, through: 300, by: 17) {
        var expected: [String] = []
        var start = 0
        while start < units.count {
          var end = places.first { $0 > start } ?? units.count
          for place in places where place > end {
            let part = String(decoding: units[start..<place], as: UTF16.self)
            let visible = part.last == " " ? String(part.dropLast()) : part
            guard width(visible, language) <= limit else { break }
            end = place
          }
          expected.append(String(decoding: units[start..<end], as: UTF16.self))
          start = end
        }
        #expect(parts(text, language, limit) == expected, "\(limit)")
      }
    }
  }
#endif
