/// A key, by the names of UI Events (`key` and `code`).
public struct Key: Sendable, Hashable {
  var key: String
  var code: String
  var number: Int
  var text: String?

  /// The tabulator, which moves the focus.
  public static let tab = Key(key: "Tab", code: "Tab", number: 9)
  /// The return key.
  public static let enter = Key(key: "Enter", code: "Enter", number: 13, text: "\r")
  /// The escape key.
  public static let escape = Key(key: "Escape", code: "Escape", number: 27)
  /// The space bar.
  public static let space = Key(key: " ", code: "Space", number: 32, text: " ")
  /// The key that deletes backwards.
  public static let backspace = Key(key: "Backspace", code: "Backspace", number: 8)
  /// To the end.
  public static let end = Key(key: "End", code: "End", number: 35)
  /// To the start.
  public static let home = Key(key: "Home", code: "Home", number: 36)
  /// To the left.
  public static let left = Key(key: "ArrowLeft", code: "ArrowLeft", number: 37)
  /// Up.
  public static let up = Key(key: "ArrowUp", code: "ArrowUp", number: 38)
  /// To the right.
  public static let right = Key(key: "ArrowRight", code: "ArrowRight", number: 39)
  /// Down.
  public static let down = Key(key: "ArrowDown", code: "ArrowDown", number: 40)

  /// The key of a letter from a to z, a digit or a sign; nil for what no single key types.
  public init?(_ character: Character) {
    guard let value = character.uppercased().unicodeScalars.first, value.isASCII else { return nil }
    let name =
      character.isLetter
      ? "Key\(character.uppercased())" : character.isNumber ? "Digit\(value)" : ""
    self.init(
      key: String(character), code: name, number: Int(value.value), text: String(character))
  }

  private init(key: String, code: String, number: Int, text: String? = nil) {
    self.key = key
    self.code = code
    self.number = number
    self.text = text
  }
}

/// The keys that are held while another is pressed.
public struct KeyModifiers: OptionSet, Sendable {
  /// The bits of the protocol (`Input.dispatchKeyEvent`, `modifiers`).
  public var rawValue: Int

  /// Creates a set from the protocol's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Alt, or Option.
  public static let alt = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Meta, or Command.
  public static let meta = KeyModifiers(rawValue: 4)
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 8)
}
