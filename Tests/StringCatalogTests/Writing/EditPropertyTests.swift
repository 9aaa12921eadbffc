import Foundation
import StringCatalog
import Testing

/// Random edits of random catalogs in random habits, held against a model and a printer of the test.
struct EditPropertyTests {
  @Test("An edited file is what its writer would have written", arguments: 0..<80)
  func habits(seed: Int) throws {
    var random = RandomCatalog(generator: SeededGenerator(seed: UInt64(seed)))
    let printer = HabitPrinter(random: &random)
    var strings = catalog(withUnknownFields: printer.sorts, using: &random)
    let source = printer.file(root(strings))
    var editor = CatalogEditor(try Catalog(parsing: Array(source.utf8)))
    #expect(String(decoding: editor.bytes, as: UTF8.self) == source)
    for _ in 0..<25 {
      guard let edit = RandomEdit.make(for: strings, using: &random) else { continue }
      try edit.apply(&editor)
      edit.change(&strings)
      let expected = printer.file(root(strings))
      let edited = String(decoding: editor.bytes, as: UTF8.self)
      guard edited != expected else { continue }
      Issue.record("\(edit.name) of '\(edit.key)' in \(printer):\n\(difference(edited, expected))")
      return
    }
  }

  @Test("In a file without habits only the edited entries change", arguments: 0..<40)
  func noHabits(seed: Int) throws {
    var random = RandomCatalog(generator: SeededGenerator(seed: UInt64(1_000 + seed)))
    var strings = catalog(withUnknownFields: true, using: &random)
    var entries: [String: String] = [:]
    let source = messy(strings, entries: &entries, using: &random)
    var editor = CatalogEditor(try Catalog(parsing: Array(source.utf8)))
    for _ in 0..<15 {
      guard let edit = RandomEdit.make(for: strings, using: &random) else { continue }
      try edit.apply(&editor)
      let before = strings
      edit.change(&strings)
      let bytes = editor.bytes
      #expect(
        try PlainJSON(reading: bytes)
          == PlainJSON(reading: HabitPrinter().file(root(strings)).utf8),
        "\(edit.name) of '\(edit.key)'")
      if strings != before { entries[edit.key] = nil }
      for (key, text) in entries {
        #expect(
          String(decoding: bytes, as: UTF8.self).contains(text),
          "\(edit.name) of '\(edit.key)' changed '\(key)'")
      }
      var again = CatalogEditor(try editor.catalog())
      guard edit.name.hasPrefix("set") else { continue }
      try edit.apply(&again)
      #expect(!again.hasChanges, "\(edit.name) of '\(edit.key)' twice")
    }
  }

  private func root(_ strings: Plain) -> Plain {
    .object(["version": "1.0", "sourceLanguage": "en", "strings": strings])
  }

  private func catalog(
    withUnknownFields: Bool, using random: inout RandomCatalog
  ) -> Plain {
    // "z" before "y" keeps an unsorted file unsorted.
    var strings = Plain.object(["z": RandomCatalog.rich, "y": .object([])])
    for _ in 0..<random.number(1..<7) {
      strings[random.text()] = random.entry(withUnknownFields: withUnknownFields)
    }
    return strings
  }

  /// A catalog with white space of no order anywhere, and the text of each of its members.
  private func messy(
    _ strings: Plain, entries: inout [String: String], using random: inout RandomCatalog
  ) -> String {
    var texts: [String] = []
    for member in strings.members {
      let text =
        messy(.text(member.name), &random) + gap(&random) + ":" + gap(&random)
        + messy(member.value, &random)
      entries[member.name] = text
      texts.append(gap(&random) + text + gap(&random))
    }
    return gap(&random) + #"{"version":"1.0", "strings" :{"# + texts.joined(separator: ",")
      + #"},"sourceLanguage":"en"}"# + gap(&random)
  }

  private func messy(_ value: Plain, _ random: inout RandomCatalog) -> String {
    guard case .object(let members) = value else {
      var printer = HabitPrinter()
      printer.escapesSlashes = random.number(0..<2) == 0
      printer.escapesNonASCII = random.number(0..<2) == 0
      return printer.text(value, level: 0)
    }
    let texts = members.map { member in
      gap(&random) + messy(.text(member.name), &random) + gap(&random) + ":" + gap(&random)
        + messy(member.value, &random) + gap(&random)
    }
    return "{" + (texts.isEmpty ? gap(&random) : texts.joined(separator: ",")) + "}"
  }

  private func gap(_ random: inout RandomCatalog) -> String {
    random.pick(["", "", " ", "\n", "\r\n\t", "\n    ", "\r"])
  }

  private func difference(_ one: String, _ other: String) -> String {
    let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    let shared = zip(one, other).prefix { $0 == $1 }.count
    let show = { (text: [Unicode.Scalar]) in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: text[max(0, shared - 80)..<min(text.count, shared + 80)])
      return String(view).debugDescription
    }
    return "found    \(show(one))\nexpected \(show(other))"
  }
}
