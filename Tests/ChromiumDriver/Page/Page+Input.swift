import Foundation

extension Page {
  /// Presses a key and lets it go, as a person does: what has the focus gets it.
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) async throws {
    var event: [String: JSONValue] = [
      "type": "keyDown", "key": .string(key.key), "code": .string(key.code),
      "windowsVirtualKeyCode": .number(Double(key.number)),
      "modifiers": .number(Double(modifiers.rawValue)),
    ]
    // With these held, a key types nothing.
    if modifiers.isDisjoint(with: [.alt, .control, .meta]) {
      event["text"] = key.text.map { .string($0) }
    }
    try await call("Input.dispatchKeyEvent", .object(event))
    event["type"] = "keyUp"
    event["text"] = nil
    try await call("Input.dispatchKeyEvent", .object(event))
  }

  /// Types a text into what has the focus, at once as an input method does.
  public func type(_ text: String) async throws {
    try await call("Input.insertText", ["text": .string(text)])
  }

  /// Clicks in the middle of the first element that a CSS selector finds.
  ///
  /// - Throws: `DriverError` where there is no such element.
  public func click(_ selector: String) async throws {
    let quoted = String(decoding: try JSONEncoder().encode(selector), as: UTF8.self)
    let place = try await evaluate(
      """
      (() => {
        const element = document.querySelector(\(quoted));
        if (!element) return null;
        element.scrollIntoView({block: 'center', behavior: 'instant'});
        const box = element.getBoundingClientRect();
        return {x: box.x + box.width / 2, y: box.y + box.height / 2};
      })()
      """)
    guard let x = place["x"], let y = place["y"] else {
      throw DriverError("no element '\(selector)' to click")
    }
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      try await call(
        "Input.dispatchMouseEvent",
        ["type": .string(type), "x": x, "y": y, "button": "left", "clickCount": 1])
    }
  }
}
