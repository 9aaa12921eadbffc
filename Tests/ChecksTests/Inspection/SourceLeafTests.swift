import StringCatalog
import Testing

@testable import Checks

/// Which source text a translation's text is held against.
struct SourceLeafTests {
  @Test(
    "The nearest plural of the same device stands for a category that the source lacks",
    arguments: [
      ("device.mac.plural.few", "%lld Macs"), ("device.iphone.plural.few", "%lld phones"),
      ("device.mac.plural.one", "A Mac"), ("device.ipad.plural.one", "%lld phones"),
      ("plural.many", "%lld phones"),
    ])
  func device(_ path: String, _ source: String) throws {
    let entry = try entry(translatedAt: path)
    let leaf = try #require(entry.translations.first { _ in true }?.leaves.first)
    #expect(leaf.leaf.pathDescription == path)
    #expect(entry.sourceLeaf(for: leaf)?.text == source)
  }

  @Test("A substitution's texts stand for its own alone")
  func substitution() throws {
    let catalog = try Catalog(
      parsing: Array(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "days" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "in %#@days@" },
                  "substitutions" : { "days" : \(plural(one: "%arg day", other: "%arg days")) }
                },
                "pl" : {
                  "stringUnit" : { "state" : "translated", "value" : "za %#@days@" },
                  "substitutions" : {
                    "days" : \(plural(one: "%arg dzień", other: "%arg dni")),
                    "hours" : \(plural(one: "%arg godzina", other: "%arg godzin"))
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """.utf8))
    let entry = InspectedEntry(try #require(catalog.entries.first), sourceLanguage: "en")
    let leaves = try #require(entry.translations.first { _ in true }?.leaves)
    #expect(
      leaves.map { entry.sourceLeaf(for: $0)?.text }
        == ["in %#@days@", "%arg day", "%arg days", nil, nil])
  }

  private func entry(translatedAt path: String) throws -> InspectedEntry {
    var content = #"{ "stringUnit" : { "state" : "translated", "value" : "x" } }"#
    let steps = path.split(separator: ".")
    for index in stride(from: steps.count - 2, through: 0, by: -2) {
      content =
        #"{ "variations" : { "\#(steps[index])" : { "\#(steps[index + 1])" : \#(content) } } }"#
    }
    let catalog = try Catalog(
      parsing: Array(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "devices" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "device" : {
                      "iphone" : \(plural(one: "A phone", other: "%lld phones")),
                      "mac" : \(plural(one: "A Mac", other: "%lld Macs"))
                    }
                  }
                },
                "pl" : \(content)
              }
            }
          },
          "version" : "1.0"
        }
        """.utf8))
    return InspectedEntry(try #require(catalog.entries.first), sourceLanguage: "en")
  }

  private func plural(one: String, other: String) -> String {
    """
    {
      "variations" : {
        "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "\(one)" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "\(other)" } }
        }
      }
    }
    """
  }
}
