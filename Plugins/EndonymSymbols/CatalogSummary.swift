import Foundation

/// What a build has to know of a catalog before it runs: which files it will be compiled into.
struct CatalogSummary {
  /// The catalog's languages, sorted.
  private(set) var languages: [String] = []
  /// Whether any text may vary by number or device.
  private(set) var varies = false

  /// Reads a catalog; one that can't be read has no languages, and its compilation tells why.
  init(of url: URL) {
    guard let data = try? Data(contentsOf: url),
      let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return }
    var found: Set<String> = []
    if let source = catalog["sourceLanguage"] as? String { found.insert(source) }
    for case let entry as [String: Any] in (catalog["strings"] as? [String: Any] ?? [:]).values {
      for (language, localization) in entry["localizations"] as? [String: Any] ?? [:] {
        found.insert(language)
        guard let members = localization as? [String: Any] else { continue }
        varies = varies || members["variations"] != nil || members["substitutions"] != nil
      }
    }
    languages = found.filter(Self.isFolderName).sorted()
  }

  private static func isFolderName(_ language: String) -> Bool {
    !language.isEmpty
      && language.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "@"):
          true
        default: false
        }
      }
  }
}
