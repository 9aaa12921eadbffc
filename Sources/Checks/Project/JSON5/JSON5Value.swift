import StringCatalog

/// A value of a JSON5 document with the place where it begins.
public struct JSON5Value: Sendable, Hashable {
  /// What the value is.
  public enum Content: Sendable, Hashable {
    /// The literal `null`.
    case null
    /// A literal `true` or `false`.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSON5Value])
    /// An object, its members in the order of the file, duplicates included.
    case object([JSON5Member])
  }

  /// What the value is.
  public var content: Content
  /// Where it begins.
  public var position: TextPosition

  /// The kind of value, with its article, for messages.
  package var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The text of a string.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The whole number of a number that is one and fits.
  package var integer: Int? {
    if case .number(let number) = content { Int(exactly: number) } else { nil }
  }

  /// The truth value.
  package var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  /// The elements of an array.
  package var array: [JSON5Value]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members of an object.
  package var object: [JSON5Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of an object's member; the last one where several have the name.
  package subscript(_ name: String) -> JSON5Value? {
    object?.last { $0.name == name }?.value
  }
}

/// A member of a JSON5 object.
public struct JSON5Member: Sendable, Hashable {
  /// The member's name.
  public var name: String
  /// Where the name begins.
  public var position: TextPosition
  /// The member's value.
  public var value: JSON5Value
}

/// Why a text is no JSON5 document.
public struct JSON5Error: Error, Sendable, Hashable {
  /// Where reading stopped.
  public var position: TextPosition
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it, as a sentence.
  public var remedy: String
}
