import Endonym

/// Three languages, as small as a rulebook can be.
enum SampleLanguage: String, DateLanguage {
  case english = "en"
  case german = "de"
  case traditionalChinese = "zh-Hant"
  var identifier: String { rawValue }
  static let fallback = SampleLanguage.english
}

/// Two surfaces.
enum SampleIntent: String, ExplainedDateRenderIntent, CaseIterable {
  case header
  case time

  func plan(for language: SampleLanguage) -> DateRenderPlan {
    switch self {
    case .header: DateRenderPlan(.template("EEEMMMd"))
    case .time:
      DateRenderPlan(.pattern("h:mma"), twentyFourHour: .pattern("H:mm"), meridiem: .plainLower)
    }
  }

  func decisions(for language: SampleLanguage) -> [ClassifierDecision] {
    switch language {
    case .english, .german:
      [Classified.usual(":").decision(named: "clockSeparator")]
    case .traditionalChinese:
      [
        Classified.deviating(":", because: "a reason", source: "a source")
          .decision(named: "clockSeparator")
      ]
    }
  }
}
