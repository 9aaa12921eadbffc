@testable import EndonymCommand

/// A project with two slots, measured with the fonts of this machine.
enum SampleSlots {
  static let configuration = """
    {
      "catalogs": ["Localizable.xcstrings"],
      "sourceLanguage": "en",
      "requiredLanguages": ["en", "de"],
      "layouts": [{ "name": "card", "kind": "fixed", "width": 100 }],
      "slots": [
        {
          "name": "card.title", "layout": "card", "textStyle": "body",
          "fills": [{ "entries": ["*.title"] }]
        },
        {
          "name": "card.subtitle", "layout": "card", "size": 13, "minimumScaleFactor": 0.5,
          "fills": [{ "entries": ["*.subtitle"] }]
        }
      ]
    }
    """

  /// Texts of which the German title is too long and the German subtitle fits only when scaled.
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "wind.title" : {
          "localizations" : {
            "de" : {
              "stringUnit" : { "state" : "translated", "value" : "Windgeschwindigkeit heute" }
            },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Wind" } }
          }
        },
        "wind.subtitle" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Böen bis Mitternacht" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Gusts" } }
          }
        }
      },
      "version" : "1.0"
    }

    """

  static func files() -> MemoryFiles {
    MemoryFiles([
      "/app/endonym.json": configuration, "/app/Localizable.xcstrings": catalog,
    ])
  }
}
