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
