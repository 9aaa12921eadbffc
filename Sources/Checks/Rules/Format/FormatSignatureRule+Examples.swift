extension FormatSignatureRule {
  static let triggering = [
    RuleExample(
      entries: """
        "%@: %lld" : {
          "localizations" : {
            "zh-Hant" : {
              "stringUnit" : { "state" : "translated", "value" : "%1$@：%2$lld / ↓%3$lld" }
            }
          }
        },
        "Retrying (attempt %@)" : {
          "localizations" : {
            "ja" : { "stringUnit" : { "state" : "translated", "value" : "再試行中（↓%d回目）" } },
            "th" : { "stringUnit" : { "state" : "translated", "value" : ↓"กำลังลองใหม่" } }
          }
        },
        "Every %lld hours" : {
          "localizations" : {
            "pt-BR" : {
              "stringUnit" : { "state" : "translated", "value" : "A cada %lld↓% horas" }
            }
          }
        },
        "posts-%@" : {
          "localizations" : {
            "ca" : { "stringUnit" : { "state" : "translated", "value" : "↓% publicacions" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "%@ posts" } }
          }
        }
        """),
    RuleExample(
      entries: """
        "%lld%% of its %@ limit used." : {
          "localizations" : {
            "zh-Hans" : {
              "stringUnit" : { "state" : "translated", "value" : "其 ↓%@ 上限已使用 %lld%%。" }
            }
          }
        },
        "%1$lld of %2$@" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "alles von ↓%2$@" } },
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ 중 ↓%1$d" } }
          }
        },
        "%lld%% of %@" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "%lld ↓% de %@" } }
          }
        }
        """),
    RuleExample(
      entries: """
        "%lld days left" : {
          "localizations" : {
            "ru" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "↓%@ день" } },
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : ↓"много дней" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } }
                }
              }
            }
          }
        },
        "%@ is near" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "↓%lld m away" } }
          }
        }
        """),
  ]

  static let nonTriggering = [
    RuleExample(
      entries: """
        "%@ of %@" : {
          "localizations" : {
            "ja" : { "stringUnit" : { "state" : "translated", "value" : "%2$@の%1$@" } },
            "nl" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ van %2$@" } }
          }
        },
        "50% off" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "50 % de réduction" } },
            "hu" : { "stringUnit" : { "state" : "translated", "value" : "50%-os kedvezmény" } },
            "tr" : { "stringUnit" : { "state" : "translated", "value" : "%50 indirim" } }
          }
        },
        "Read https://a.org" : {
          "localizations" : {
            "ja" : { "stringUnit" : { "state" : "translated", "value" : "https://a.org/%E5%A9" } }
          }
        },
        "Battery at %lld%%" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Akku bei %ld %%" } },
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "البطارية %lld%%" } }
          }
        }
        """),
    RuleExample(
      entries: """
        "%lld days" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
                }
              }
            },
            "ar" : {
              "variations" : {
                "plural" : {
                  "zero" : { "stringUnit" : { "state" : "translated", "value" : "لا أيام" } },
                  "two" : { "stringUnit" : { "state" : "translated", "value" : "يومان" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld يوم" } }
                }
              }
            },
            "hi" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
              "substitutions" : {
                "days" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "एक दिन" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg दिन" } }
                    }
                  }
                }
              }
            }
          }
        }
        """),
    RuleExample(
      entries: """
        "alert.unread" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld ungelesen" } },
            "it" : { "stringUnit" : { "state" : "translated", "value" : "%@ non letti" } }
          }
        },
        "size.label" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "%{value1}@/%{value2}@" } },
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "%{value2}@중%{value1}@" } }
          }
        },
        "%lld items by %@" : {
          "extractionState" : "stale",
          "localizations" : {
            "pl" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } },
            "uk" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        }
        """),
  ]
}
