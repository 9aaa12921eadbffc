import Foundation

/// The texts of a String Catalog, read in the plainest way so that nothing is left out.
struct CatalogTexts {
  private(set) var strings: Set<ProofString> = []

  init(data: Data) throws {
    let catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    for case let entry as [String: Any] in (catalog?["strings"] as? [String: Any] ?? [:]).values {
      for (language, content) in entry["localizations"] as? [String: Any] ?? [:] {
        collect(content, language)
      }
    }
  }

  private mutating func collect(_ content: Any, _ language: String) {
    guard let members = content as? [String: Any] else { return }
    for (name, member) in members {
      if name == "stringUnit", let text = (member as? [String: Any])?["value"] as? String {
        if !text.isEmpty { strings.insert(ProofString(language: language, text: text)) }
      } else {
        collect(member, language)
      }
    }
  }
}
