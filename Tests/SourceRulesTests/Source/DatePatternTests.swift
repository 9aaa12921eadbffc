import Testing

@testable import SourceRules

struct DatePatternTests {
  @Test(
    "Fields are runs of one letter outside of quotes",
    arguments: [
      // UTS 35, part 4, "Date Format Patterns": quoted letters are text, two quotes are one.
      ("yyyy-MM-dd", ["yyyy", "MM", "dd"], "--"),
      ("d 'de' MMMM", ["d", "MMMM"], " de "),
      ("HH 'o''clock'", ["HH"], " o'clock"),
      ("h''mm", ["h", "mm"], "'"),
      ("yyyy'Y", ["yyyy"], "Y"),
      ("y年M月d日", ["y", "M", "d"], "年月日"),
      ("", [], ""),
      ("'", [], ""),
    ] as [(String, [String], String)])
  func fields(_ text: String, _ fields: [String], _ separators: String) {
    let pattern = DatePattern(text)
    #expect(
      pattern.fields.map { String(repeating: $0.letter, count: $0.count) } == fields)
    #expect(pattern.separators == separators)
    let bytes = Array(text.utf8)
    for field in pattern.fields {
      #expect(
        String(decoding: bytes[field.range], as: UTF8.self)
          == String(repeating: field.letter, count: field.count))
    }
  }

  @Test(
    "Formats of standards are for machines",
    arguments: [
      "yyyy-MM-dd", "yyyyMMdd", "yyyy-MM", "yyyy-DDD", "YYYY-'W'ww-e",  // ISO 8601
      "yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX",  // RFC 3339
      "yyyy-MM-dd HH:mm:ss", "yyyyMMdd'T'HHmmss'Z'", "HH:mm:ss", "HH:mm:ss.SSS",
      "yyyy:MM:dd HH:mm:ss",  // EXIF 2.3, DateTime
      "EEE, dd MMM yyyy HH:mm:ss Z",  // RFC 5322, section 3.3
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'",  // RFC 9110, section 5.6.7
    ])
  func machineFormats(_ text: String) {
    #expect(DatePattern(text).isMachineReadable)
  }

  @Test(
    "Formats for people are not",
    arguments: [
      "", "yyyy", "d MMM", "d MMMM yyyy", "MMM d, yyyy", "yyyy MMMM", "yyyy年M月d日", "HH:mm",
      "H:mm:ss",
      "dd/MM/yyyy", "dd.MM.yyyy", "yy-MM-dd", "EEEE", "yyyy-MM-dd EEEE", "yyyy MMM dd",
    ])
  func formatsForPeople(_ text: String) {
    #expect(!DatePattern(text).isMachineReadable)
  }

  @Test(
    "Text that isn't a pattern isn't taken for one",
    arguments: [
      ("yyyy-MM-dd", true), ("h:mm a", true), ("EEEE", true), ("format", false), ("", false),
      ("Today", false), ("'d'", false), ("[a-z]+", false), ("%@", false),
    ])
  func plausible(_ text: String, _ isPlausible: Bool) {
    #expect(DatePattern(text).isPlausible == isPlausible)
  }
}
