import Foundation

/// What a JSON text holds, as Foundation reads it.
enum PlainJSON: Equatable {
  case object([String: PlainJSON])
  case array([PlainJSON])
  case string(String)
  case number(NSNumber)
  case boolean(Bool)
  case null

  /// Reads a text by `JSONSerialization`.
  init(reading bytes: some Sequence<UInt8>) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed]))
  }

  private init(_ value: Any) {
    switch value {
    case let object as [String: Any]: self = .object(object.mapValues { PlainJSON($0) })
    case let array as [Any]: self = .array(array.map { PlainJSON($0) })
    case let string as String: self = .string(string)
    case let number as NSNumber:
      // Foundation's truth values are numbers of the C type `char`.
      let isBoolean = number.objCType.pointee == CChar(UInt8(ascii: "c"))
      self = isBoolean ? .boolean(number.boolValue) : .number(number)
    default: self = .null
    }
  }

  /// The value under a name; nil removes it.
  subscript(name: String) -> PlainJSON? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[name]
    }
    set {
      guard case .object(var members) = self else { return }
      members[name] = newValue
      self = .object(members)
    }
  }

  /// The value at the end of a way through objects, which are made if need be.
  subscript(way: ArraySlice<String>) -> PlainJSON? {
    get {
      guard let name = way.first else { return self }
      return self[name]?[way.dropFirst()]
    }
    set {
      guard let name = way.first else { return }
      guard way.count > 1 else { return self[name] = newValue }
      var inner = self[name] ?? .object([:])
      inner[way.dropFirst()] = newValue
      self[name] = inner
    }
  }

  /// What Foundation writes, with the options that reproduce Xcode's files.
  func written() throws -> [UInt8] { try FoundationJSON.written(any) }

  private var any: Any {
    switch self {
    case .object(let members): members.mapValues(\.any)
    case .array(let elements): elements.map(\.any)
    case .string(let string): string
    case .number(let number): number
    case .boolean(let boolean): boolean
    case .null: NSNull()
    }
  }
}

extension PlainJSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// A localization's or branch's object with one text.
  static func unit(_ value: String, _ state: String = "translated") -> PlainJSON {
    .object(["stringUnit": .object(["state": .string(state), "value": .string(value)])])
  }
}
