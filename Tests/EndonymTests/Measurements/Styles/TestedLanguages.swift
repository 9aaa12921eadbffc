/// The languages of a whole app, among them all of CLDR's ways to put unit and value together.
let testedLanguages = [
  "cs", "da", "de", "el", "en", "es", "fi", "fr", "hi", "hu", "id", "it", "ja", "ko", "nb", "nl",
  "pl", "pt", "ro", "ru", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
]
