import Foundation

/// Texts of the example apps in their languages, as many as are asked for.
struct InkTexts {
  /// A text with its language.
  struct Text {
    var language: String
    var text: String
  }

  private var texts: [(language: String, texts: [String])]

  /// The languages that have texts of their own.
  var languages: [String] { texts.map(\.language) }

  /// Reads the catalogs below a folder.
  init(catalogsBelow folder: URL) throws {
    var found: [String: Set<String>] = [:]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "xcstrings", !file.path.contains("/.build/") else { continue }
      let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      let entries = (catalog as? [String: Any])?["strings"] as? [String: Any] ?? [:]
      for case let entry as [String: Any] in entries.values {
        for (language, content) in entry["localizations"] as? [String: Any] ?? [:] {
          Self.collect(content, &found[language, default: []])
        }
      }
    }
    texts = found.filter { $0.value.count >= 50 }.map { ($0.key, $0.value.sorted()) }
      .sorted { $0.0 < $1.0 }
    guard texts.count >= 27 else { throw BenchmarkError("fewer than 27 languages have texts") }
  }

  private static func collect(_ content: Any, _ texts: inout Set<String>) {
    guard let members = content as? [String: Any] else { return }
    for (name, member) in members {
      if name == "stringUnit", let text = (member as? [String: Any])?["value"] as? String {
        if !text.isEmpty { texts.insert(text) }
      } else {
        collect(member, &texts)
      }
    }
  }

  /// Calls a body with distinct texts, as many of each language and one language after the other.
  func each(_ count: Int, _ body: (Text) -> Void) {
    for (place, (language, texts)) in texts.enumerated() {
      let share = (count * (place + 1)) / self.texts.count - (count * place) / self.texts.count
      for number in 0..<share {
        let text = Self.filled(
          texts[number % texts.count], variant: number / texts.count, number: number)
        body(Text(language: language, text: text))
      }
    }
  }

  /// Distinct texts, as many of each language and one language after the other.
  func list(_ count: Int) -> [Text] {
    var list: [Text] = []
    list.reserveCapacity(count)
    each(count) { list.append($0) }
    return list
  }

  /// A text with numbers in its placeholders; the variants of one without any have one at the end.
  private static func filled(_ text: String, variant: Int, number: Int) -> String {
    var filled = ""
    var rest = text[...]
    var hasPlaceholder = false
    while let percent = rest.firstIndex(of: "%") {
      filled += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        filled += "%"
        rest.removeFirst()
        continue
      }
      if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
      let end = rest.firstIndex { "@dufx".contains($0) }
      rest = end.map { rest[$0...].dropFirst() } ?? ""
      filled += "\(number)"
      hasPlaceholder = true
    }
    filled += rest
    return hasPlaceholder || variant == 0 ? filled : "\(filled) \(number)"
  }
}
