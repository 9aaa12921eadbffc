/// A catalog in Xcode's form with a bit of everything.
enum SmallCatalog {
  static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "days-%lld" : {
          "comment" : "The number of days, \\"é\\" \\uD83D\\uDE00.",
          "extractionState" : "manual",
          "localizations" : {
            "cs" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "%lld den"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld dní"
                    }
                  }
                }
              }
            },
            "ja" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%lld日"
              }
            }
          },
          "shouldTranslate" : true
        }
      },
      "version" : "1.0"
    }
    """
}
