import StringCatalog

/// A value of a catalog, kept apart from the code under test, whose objects have an order.
indirect enum Plain: Equatable {
  case object([Member])
  case text(String)
  case number(Int)
  case boolean(Bool)

  struct Member: Equatable {
    var name: String
    var value: Plain
  }

  static func object(_ members: KeyValuePairs<String, Plain>) -> Plain {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  subscript(name: String) -> Plain? {
    get { members.first { $0.name == name }?.value }
    set {
      var members = self.members
      let position = members.firstIndex { $0.name == name }
      switch (position, newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): members.remove(at: position)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  /// The value at the end of a way through objects, which are made if need be.
  subscript(way: ArraySlice<String>) -> Plain? {
    get {
      guard let name = way.first else { return self }
      return self[name]?[way.dropFirst()]
    }
    set {
      guard let name = way.first else { return }
      guard way.count > 1 else { return self[name] = newValue }
      var inner = self[name] ?? .object([])
      inner[way.dropFirst()] = newValue
      self[name] = inner
    }
  }

  /// Becomes another value; members that stay keep their order, and fields named `x-…` stay.
  mutating func become(_ other: Plain) {
    guard case .object(let members) = self, case .object(let wanted) = other else {
      self = other
      return
    }
    var result: [Member] = []
    for var member in members {
      if let value = other[member.name] {
        member.value.become(value)
        result.append(member)
      } else if member.name.hasPrefix("x-") {
        result.append(member)
      }
    }
    for member in wanted where self[member.name] == nil { result.append(member) }
    self = .object(result)
  }

  static func unit(_ value: String, _ state: String = "translated") -> Plain {
    .object(["stringUnit": .object(["state": .text(state), "value": .text(value)])])
  }
}

/// Random parts of catalogs.
struct RandomCatalog {
  var generator: SeededGenerator

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0..<elements.count)]
  }

  mutating func text() -> String {
    let pieces = [
      "a", "Bc", " ", "%lld", "%@", "/", "\\", "\"", "\n", "é", "日", "😀", "<b>", "&", "10", "9",
    ]
    return (0..<number(0..<5)).map { _ in pick(pieces) }.joined()
  }

  mutating func state() -> String { pick(["new", "translated", "needs_review", "odd"]) }

  static let languages = ["de", "en", "fr", "ja", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"]
  static let categories = ["zero", "one", "two", "few", "many", "other"]
  static let devices = [
    "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
  ]

  mutating func content(depth: Int = 2) -> Plain {
    switch number(0..<(depth > 0 ? 6 : 1)) {
    case 0, 1, 2: return .unit(text(), state())
    case 3: return varied(by: "plural", Self.categories, depth: 0)
    case 4: return varied(by: "device", Self.devices, depth: depth - 1)
    default:
      var content = Plain.unit(text(), state())
      var substitution = varied(by: "plural", Self.categories, depth: 0)
      if number(0..<2) == 0 { substitution["argNum"] = .number(number(1..<4)) }
      substitution["formatSpecifier"] = .text("lld")
      content["substitutions"] = .object(["days": substitution])
      return content
    }
  }

  private mutating func varied(by axis: String, _ names: [String], depth: Int) -> Plain {
    let used = names.filter { _ in number(0..<3) == 0 }
    let branches = (used.isEmpty ? ["other"] : used).map {
      Plain.Member(name: $0, value: content(depth: depth))
    }
    return .object(["variations": .object([axis: .object(branches)])])
  }

  mutating func entry(withUnknownFields: Bool) -> Plain {
    var entry = Plain.object([])
    if number(0..<3) == 0 { entry["comment"] = .text(text()) }
    if number(0..<3) == 0 { entry["extractionState"] = .text(pick(["manual", "stale"])) }
    if number(0..<4) == 0 { entry["shouldTranslate"] = .boolean(number(0..<2) == 0) }
    if withUnknownFields, number(0..<4) == 0 { entry["x-entry"] = .number(3) }
    var languages = Self.languages.filter { _ in number(0..<3) == 0 }
    languages.shuffle(using: &generator)
    for language in languages {
      var content = content()
      if withUnknownFields, number(0..<4) == 0 { content["x-content"] = .text("kept") }
      entry[["localizations", language]] = content
    }
    return entry
  }

  /// An entry that shows every habit: all fields, categories and devices, and every character.
  static var rich: Plain {
    let every = { (names: [String], value: (String) -> Plain) in
      Plain.object(names.map { Plain.Member(name: $0, value: value($0)) })
    }
    let plural = every(categories) { .unit("\($0) /é", "new") }
    let devices = every(devices) { .unit("\($0) <b>", "new") }
    return .object([
      "comment": "rich", "extractionState": "manual", "generatesSymbol": true,
      "shouldTranslate": true,
      "localizations": .object([
        "zh-Hant": .object(["variations": .object(["device": devices])]),
        "fr": .object([
          "stringUnit": .object(["state": "new", "value": "%#@days@"]),
          "substitutions": .object([
            "days": .object([
              "argNum": .number(1), "formatSpecifier": "lld",
              "variations": .object(["plural": plural]),
            ])
          ]),
        ]),
        "de": .unit("ok"),
      ]),
    ])
  }
}

extension Plain: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
}
