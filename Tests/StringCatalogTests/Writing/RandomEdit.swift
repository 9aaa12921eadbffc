import PluralRules
import StringCatalog

/// A random edit, applied to an editor and, independently, to the model of the test.
struct RandomEdit {
  var name: String
  var key: String
  var apply: (inout CatalogEditor) throws -> Void
  var change: (inout Plain) -> Void

  /// An edit of a catalog whose entries are `strings`; nil where the dice chose an impossible one.
  static func make(for strings: Plain, using random: inout RandomCatalog) -> RandomEdit? {
    let member = random.pick(strings.members)
    let key = member.name
    let language = random.pick(RandomCatalog.languages)
    switch random.number(0..<10) {
    case 0: return field(of: key, using: &random)
    case 1: return removal(of: language, from: member)
    case 2: return addition(to: strings, using: &random)
    case 3: return renaming(member, in: strings, using: &random)
    case 4 where strings.members.count > 2:
      return RandomEdit(name: "removeEntry", key: key) {
        try $0.removeEntry(key)
      } change: {
        $0[key] = nil
      }
    case 5, 6: return localization(of: member, in: language, using: &random)
    default: return text(of: member, in: language, using: &random)
    }
  }

  private static func field(of key: String, using random: inout RandomCatalog) -> RandomEdit {
    let isSet = random.number(0..<3) > 0
    switch random.number(0..<4) {
    case 0:
      let comment = isSet ? random.text() : nil
      return RandomEdit(name: "setComment", key: key) {
        try $0.setComment(comment, of: key)
      } change: {
        $0[[key, "comment"]] = comment.map(Plain.text)
      }
    case 1:
      let state = isSet ? random.pick(ExtractionState.known) : nil
      return RandomEdit(name: "setExtractionState", key: key) {
        try $0.setExtractionState(state, of: key)
      } change: {
        $0[[key, "extractionState"]] = state.map { .text($0.catalogSpelling) }
      }
    case 2:
      let value = isSet ? random.number(0..<2) == 0 : nil
      return RandomEdit(name: "setShouldTranslate", key: key) {
        try $0.setShouldTranslate(value, of: key)
      } change: {
        $0[[key, "shouldTranslate"]] = value.map(Plain.boolean)
      }
    default:
      let value = isSet ? random.number(0..<2) == 0 : nil
      return RandomEdit(name: "setGeneratesSymbol", key: key) {
        try $0.setGeneratesSymbol(value, of: key)
      } change: {
        $0[[key, "generatesSymbol"]] = value.map(Plain.boolean)
      }
    }
  }

  private static func removal(of language: String, from member: Plain.Member) -> RandomEdit? {
    let key = member.name
    guard member.value[["localizations", language]] != nil else { return nil }
    return RandomEdit(name: "removeLocalization", key: key) {
      try $0.removeLocalization(of: key, in: language)
    } change: {
      $0[[key, "localizations", language]] = nil
      if $0[[key, "localizations"]]?.members.isEmpty == true { $0[[key, "localizations"]] = nil }
    }
  }

  private static func addition(
    to strings: Plain, using random: inout RandomCatalog
  ) -> RandomEdit? {
    let key = random.text()
    guard strings[key] == nil else { return nil }
    let content = random.content()
    let model = PlainModel.content(content)
    let entry = CatalogEntry(
      key, comment: "added", localizations: [CatalogLocalization("ja", model)])
    return RandomEdit(name: "addEntry", key: key) {
      try $0.addEntry(entry)
    } change: {
      $0[key] = .object(["comment": "added", "localizations": .object(["ja": content])])
    }
  }

  private static func renaming(
    _ member: Plain.Member, in strings: Plain, using random: inout RandomCatalog
  ) -> RandomEdit? {
    let (key, newKey) = (member.name, random.text() + "renamed")
    guard strings[newKey] == nil else { return nil }
    return RandomEdit(name: "renameEntry", key: key) {
      try $0.renameEntry(key, to: newKey)
    } change: { strings in
      strings = .object(
        strings.members.map {
          Plain.Member(name: $0.name == key ? newKey : $0.name, value: $0.value)
        })
    }
  }

  private static func localization(
    of member: Plain.Member, in language: String, using random: inout RandomCatalog
  ) -> RandomEdit {
    let key = member.name
    let content = random.content()
    let model = PlainModel.content(content)
    return RandomEdit(name: "setLocalization", key: key) {
      try $0.setLocalization(model, of: key, in: language)
    } change: {
      var current = $0[[key, "localizations", language]] ?? .object([])
      current.become(content)
      $0[[key, "localizations", language]] = current
    }
  }

  private static func text(
    of member: Plain.Member, in language: String, using random: inout RandomCatalog
  ) -> RandomEdit? {
    let key = member.name
    let (text, state) = (random.text(), random.pick(TranslationState.known))
    guard let content = member.value[["localizations", language]] else {
      let steps: [LeafStep] = random.pick([[], [.plural("few")], [.device("mac"), .plural("one")]])
      let address = LeafAddress(key, language: language, path: steps)
      return RandomEdit(name: "setText creating", key: key) {
        try $0.setText(text, at: address, creating: true)
      } change: {
        let way = [key, "localizations", language] + PlainModel.way(steps)
        $0[way[...]] = .unit(text)
      }
    }
    let leaf = random.pick(PlainModel.leaves(of: content))
    let address = LeafAddress(key, language: language, path: leaf)
    let way = [key, "localizations", language] + PlainModel.way(leaf) + ["stringUnit"]
    let isBoth = random.number(0..<2) == 0
    return RandomEdit(name: "setText", key: key) {
      try $0.setText(text, state: isBoth ? state : nil, at: address)
    } change: {
      $0[(way + ["value"])[...]] = .text(text)
      if isBoth { $0[(way + ["state"])[...]] = .text(state.catalogSpelling) }
    }
  }
}
