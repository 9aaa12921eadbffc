import _FoundationICU

/// A resource bundle of ICU, read whole.
public enum ResourceNode: Sendable {
  case string(String)
  /// A table or an array; an array's items have empty keys.
  case list([(key: String, value: ResourceNode)])
  /// A kind of resource that no generator needs.
  case skipped

  /// Reads the bundle of ICU's main data that has this name.
  public static func bundle(named name: String) throws -> ResourceNode {
    var status = U_ZERO_ERROR
    guard let handle = swift_ures_openDirect(nil, name, &status), status.rawValue <= 0 else {
      throw GeneratorError("ICU has no bundle '\(name)' (status \(status.rawValue))")
    }
    defer { swift_ures_close(handle) }
    return try read(handle)
  }

  private static func read(_ handle: OpaquePointer) throws -> ResourceNode {
    var status = U_ZERO_ERROR
    switch swift_ures_getType(handle) {
    case URES_STRING:
      var length: Int32 = 0
      let start = swift_ures_getString(handle, &length, &status)
      let units = UnsafeBufferPointer(start: start, count: Int(length))
      return .string(String(decoding: units, as: UTF16.self))
    case URES_TABLE, URES_ARRAY:
      var items: [(key: String, value: ResourceNode)] = []
      for index in 0..<swift_ures_getSize(handle) {
        guard let child = swift_ures_getByIndex(handle, index, nil, &status),
          status.rawValue <= 0
        else { throw GeneratorError("unreadable resource (status \(status.rawValue))") }
        defer { swift_ures_close(child) }
        let key = swift_ures_getKey(child).map { String(cString: $0) } ?? ""
        items.append((key, try read(child)))
      }
      return .list(items)
    default:
      return .skipped
    }
  }

  /// The items of a table or an array; a single string is a list of one.
  public var items: [(key: String, value: ResourceNode)] {
    switch self {
    case .list(let items): items
    case .string: [("", self)]
    case .skipped: []
    }
  }

  /// The text of a string resource.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The strings of an array in order.
  public var strings: [String] { items.compactMap(\.value.text) }

  /// The item under a key; throws when the bundle has no such item.
  public func item(_ key: String) throws -> ResourceNode {
    guard let item = items.first(where: { $0.key == key }) else {
      throw GeneratorError("no resource '\(key)'")
    }
    return item.value
  }
}
