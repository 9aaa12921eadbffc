import Checks
import SourceRules

/// Finds the entries that a name means.
struct KeySearch {
  let usage: KeyUsage

  /// The entries of a key, else those whose symbol it is, else those that differ in case only, else
  /// those that a pattern with `*` matches; as indices of the usage's.
  func entries(named name: String) -> [Int] {
    let indices = usage.entries.indices
    let exact = indices.filter { usage.entries[$0].key.utf8.elementsEqual(name.utf8) }
    if !exact.isEmpty { return exact }
    let symbol = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let bySymbol = indices.filter { usage.entries[$0].symbol?.description == symbol }
    if !bySymbol.isEmpty { return bySymbol }
    let lower = name.lowercased()
    let byCase = indices.filter { usage.entries[$0].key.lowercased() == lower }
    if !byCase.isEmpty { return byCase }
    guard name.contains("*") else { return [] }
    let pattern = KeyPattern(name)
    return indices.filter { pattern.matches(usage.entries[$0].key) }
  }

  /// What to do where nothing is found, as a sentence.
  func remedy(for name: String) -> String {
    if let question = NearestName.question(for: name, among: usage.entries.map(\.key)) {
      return question
    }
    let parts = usage.entries.map(\.key).filter { $0.lowercased().contains(name.lowercased()) }
    guard let first = parts.first else {
      return "Look for what is on the screen with '--text', or for several keys with '*'."
    }
    return parts.count == 1
      ? "Did you mean '\(first)'?" : "\(parts.count) keys contain it: look for '*\(name)*'."
  }
}
