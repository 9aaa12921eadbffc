/// The examples of ``PluralCategoriesMissingRule``; which categories a language needs is CLDR's.
enum PluralCategoriesMissingExamples {
  static let triggering = [
    RuleExample(
      entries: """
        "unread-%lld" : {
          "localizations" : {
            "be" : {
              "variations" : {
                ↓"plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld новы допіс" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld новыя допісы" } }
                }
              }
            },
            "pl" : {
              "variations" : {
                ↓"plural" : {
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld nowe posty" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld nowy post" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld nowych postów" } }
                }
              }
            }
          }
        }
        """),
    RuleExample(
      entries: """
        "%lld days" : {
          "localizations" : {
            "ar" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
              "substitutions" : {
                "days" : {
                  "formatSpecifier" : "lld",
                  "variations" : {
                    ↓"plural" : {
                      "few" : { "stringUnit" : { "state" : "translated", "value" : "%arg أيام" } },
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "يوم" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg يوم" } },
                      "two" : { "stringUnit" : { "state" : "translated", "value" : "يومان" } },
                      "zero" : { "stringUnit" : { "state" : "translated", "value" : "لا أيام" } }
                    }
                  }
                }
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
                }
              }
            },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "↓%lld дней" } }
          }
        }
        """),
    RuleExample(
      entries: """
        "%.1f liters" : {
          "localizations" : {
            "cs" : {
              "variations" : {
                ↓"plural" : {
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%.1f litry" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%.1f litr" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%.1f litrů" } }
                }
              }
            }
          }
        }
        """),
    RuleExample(
      entries: """
        "Move %lld items to the Trash?" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "other" : {
                    "stringUnit" : { "state" : "translated", "value" : "%lld Objekte löschen?" }
                  }
                }
              }
            },
            "en" : {
              "variations" : {
                ↓"plural" : {
                  "other" : {
                    "stringUnit" : { "state" : "translated", "value" : "Move %lld items to the Trash?" }
                  }
                }
              }
            }
          }
        }
        """),
  ]

  static let nonTriggering = [
    RuleExample(
      entries: """
        "%lld files" : {
          "localizations" : {
            "cs" : {
              "variations" : {
                "plural" : {
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld soubory" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld soubor" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld souborů" } }
                }
              }
            },
            "fr" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld fichier" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld fichiers" } }
                }
              }
            },
            "tr" : {
              "variations" : {
                "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dosya" } }
                }
              }
            },
            "zh-Hant-TW" : {
              "variations" : {
                "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld 個檔案" } }
                }
              }
            }
          }
        }
        """),
    RuleExample(
      entries: """
        "Posts: %lld" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld post" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld posts" } }
                }
              }
            },
            "it" : { "stringUnit" : { "state" : "translated", "value" : "%lld post" } },
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "%lld개 글" } },
            "uk" : { "stringUnit" : { "state" : "translated", "value" : "Дописів: %lld" } }
          }
        }
        """),
  ]
}
