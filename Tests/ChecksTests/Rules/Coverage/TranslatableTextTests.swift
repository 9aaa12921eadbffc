import Testing

@testable import Checks

struct TranslatableTextTests {
  @Test(
    "Only words that a translator would translate count",
    arguments: [
      ("Sunset at %1$@", ["Sunset"]), ("%lld%% of %@", []), ("Turn on GPS", ["Turn"]),
      ("Open https://skylight.example/a?b=1 now", ["Open", "now"]), ("Add #tags", ["Add"]),
      ("ESP32 Update", ["Update"]), ("iPhone and LoRa", ["and"]), ("e.g. pool.ntp.org", []),
      ("Don’t stop", ["Don’t", "stop"]), ("User-defined fields…", ["User", "defined", "fields"]),
      ("**Bold** text.", ["Bold", "text"]), ("日没の時刻", ["日没の時刻"]), ("雨", []),
      ("Привет, мир", ["Привет", "мир"]), ("50% off today", ["off", "today"]), ("%#@days@", []),
      ("🌧 Rain", ["Rain"]), ("ESC٣ key", ["key"]), ("", []),
    ])
  func words(text: String, words: [String]) {
    #expect(TranslatableText(text).words == words)
  }

  @Test(
    "A term is left out where it stands as a word of its own",
    arguments: [
      ("Open Ice Cubes", ["Open"]), ("Ice Cubes!", []), ("Ice Cubesque", ["Ice", "Cubesque"]),
      ("Nice Cubes", ["Nice", "Cubes"]),
    ])
  func terms(text: String, words: [String]) {
    #expect(TranslatableText(text, leavingOut: ["Ice Cubes", ""]).words == words)
  }

  @Test(
    "A sentence has four words, two of them in small letters",
    arguments: [
      ("Hide posts with media", true), ("© 2024 Tim Xie and Reagan Bohan", false),
      ("Ask Siri to Open Skylight Today", false), ("Blocked accounts", false),
    ])
  func sentences(text: String, isSentence: Bool) {
    #expect(TranslatableText(text).isSentence == isSentence)
  }

  @Test(
    "The script is that of the first word",
    arguments: [
      ("Sunset", true), ("Ünlü söz", true), ("Ḥaifa", true), ("Закат", false), ("日没", false),
      ("%@", true),
    ])
  func scripts(text: String, isLatin: Bool) {
    #expect(TranslatableText(text).isLatin == isLatin)
  }

  @Test(
    "Letters and digits are compared, not specifiers, spaces and punctuation",
    arguments: [
      ("%1$@ (%2$@)", ""), (" %@%%", ""), ("• %@: 5 km", "5km"), ("नमस्ते!", "नमस्ते"),
    ])
  func letters(text: String, letters: String) {
    #expect(TranslatableText.letters(of: text) == letters)
  }
}
