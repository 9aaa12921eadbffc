/// The examples of ``SubstitutionArgumentRule``.
enum SubstitutionArgumentExamples {
  static let triggering = [
    RuleExample(
      entries: """
        "posts" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@posts@" },
              "substitutions" : {
                "posts" : {
                  "argNum" : ↓0,
                  "formatSpecifier" : ↓"%lld",
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg posts" } }
                    }
                  }
                }
              }
            },
            "ja" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@toukou@" },
              "substitutions" : {
                ↓"toukou" : {
                  "argNum" : 1,
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg件" } }
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
        "%lld posts by %lld people" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@posts@ by %#@people@" },
              "substitutions" : {
                "people" : {
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "one person" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg people" } }
                    }
                  }
                },
                "posts" : {
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg post" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg posts" } }
                    }
                  }
                }
              }
            },
            "ja" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@people@の%#@posts@" },
              "substitutions" : {
                ↓"people" : {
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg人" } }
                    }
                  }
                },
                ↓"posts" : {
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg件" } }
                    }
                  }
                }
              }
            }
          }
        },
        "people.count" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@people@" },
              "substitutions" : {
                "people" : {
                  "argNum" : ↓2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg people" } }
                    }
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
        "%@: %lld posts" : {
          "localizations" : {
            "de" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@posts@ (%1$@)" },
              "substitutions" : {
                "posts" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Beitrag" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Beiträge" } }
                    }
                  }
                }
              }
            },
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%@: %#@posts@" },
              "substitutions" : {
                "posts" : {
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg post" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg posts" } }
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
        "followers %@ %lld" : {
          "localizations" : {
            "en" : {
              "substitutions" : {
                "phone" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg users" } }
                    }
                  }
                },
                "mac" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg accounts" } }
                    }
                  }
                }
              },
              "variations" : {
                "device" : {
                  "iphone" : { "stringUnit" : { "state" : "translated", "value" : "%#@phone@" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%#@mac@" } }
                }
              }
            }
          }
        }
        """),
  ]
}
