import Foundation

/// What a build has to know of a catalog before it runs: which files it will be compiled into.
struct CatalogSummary {
  /// The catalog's languages, sorted.
  private(set) var languages: [String] = []
  /// Whether any text may vary by number or device.
  private(set) var varies = false

  /// Reads a catalog.
  ///
  /// - Throws: `PlanFailure` where that isn't possible: a build that is planned without the catalog's
  ///   languages would leave them out even when the catalog is mended.
  init(of url: URL) throws {
    let content: Any
    do {
      content = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    } catch {
      throw PlanFailure("\(url.path): the catalog can't be read: \(error)")
    }
    let catalog = content as? [String: Any] ?? [:]
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
    if languages.isEmpty {
      throw PlanFailure("\(url.path): the catalog names no language")
    }
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
