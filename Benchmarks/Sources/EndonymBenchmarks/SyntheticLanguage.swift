/// A language of the synthetic catalog: its plural categories (CLDR 46) and a few words to write with.
struct SyntheticLanguage {
  var identifier: String
  var categories: [String]
  var words: [String]

  private init(_ identifier: String, _ categories: String, _ words: String) {
    self.identifier = identifier
    self.categories = categories.split(separator: " ").map(String.init)
    self.words = words.split(separator: " ").map(String.init)
  }

  /// The 27 languages of the project's example apps, in the order in which Xcode writes them.
  static let all: [SyntheticLanguage] = [
    .init("cs", "few many one other", "slunce déšť zítra vítr sníh ráno večer teplota"),
    .init("da", "one other", "sol regn i-morgen vind sne morgen aften temperatur"),
    .init("de", "one other", "Sonne Regen morgen Wind Schnee früh Abend Temperatur"),
    .init("el", "one other", "ήλιος βροχή αύριο άνεμος χιόνι πρωί βράδυ θερμοκρασία"),
    .init("en", "one other", "sun rain tomorrow wind snow morning evening temperature"),
    .init("es", "many one other", "sol lluvia mañana viento nieve temprano tarde temperatura"),
    .init("fi", "one other", "aurinko sade huomenna tuuli lumi aamu ilta lämpötila"),
    .init("fr", "many one other", "soleil pluie demain vent neige matin soir température"),
    .init("hi", "one other", "सूरज बारिश कल हवा बर्फ़ सुबह शाम तापमान"),
    .init("hu", "one other", "nap eső holnap szél hó reggel este hőmérséklet"),
    .init("id", "other", "matahari hujan besok angin salju pagi malam suhu"),
    .init("it", "many one other", "sole pioggia domani vento neve mattina sera temperatura"),
    .init("ja", "other", "太陽 雨 明日 風 雪 朝 夕方 気温"),
    .init("ko", "other", "태양 비 내일 바람 눈 아침 저녁 기온"),
    .init("nb", "one other", "sol regn i-morgen vind snø morgen kveld temperatur"),
    .init("nl", "one other", "zon regen morgen wind sneeuw ochtend avond temperatuur"),
    .init("pl", "few many one other", "słońce deszcz jutro wiatr śnieg rano wieczór temperatura"),
    .init("pt", "many one other", "sol chuva amanhã vento neve manhã noite temperatura"),
    .init("ro", "few one other", "soare ploaie mâine vânt zăpadă dimineață seară temperatură"),
    .init("ru", "few many one other", "солнце дождь завтра ветер снег утро вечер температура"),
    .init("sv", "one other", "sol regn i-morgon vind snö morgon kväll temperatur"),
    .init("th", "other", "แดด ฝน พรุ่งนี้ ลม หิมะ เช้า เย็น อุณหภูมิ"),
    .init("tr", "one other", "güneş yağmur yarın rüzgâr kar sabah akşam sıcaklık"),
    .init("uk", "few many one other", "сонце дощ завтра вітер сніг ранок вечір температура"),
    .init("vi", "other", "nắng mưa ngày-mai gió tuyết sáng tối nhiệt-độ"),
    .init("zh-Hans", "other", "太阳 雨 明天 风 雪 早晨 傍晚 气温"),
    .init("zh-Hant", "other", "太陽 雨 明天 風 雪 早晨 傍晚 氣溫"),
  ]
}
