import ChromiumDriver
import Foundation
import Testing

@Suite(
  "Driving a browser", .enabled(if: Browser.isInstalled, "no Chromium on this machine"), .browser)
struct PageTests {
  @Test("an expression's value, and a promise's, comes back as JSON")
  func values() async throws {
    try await Browser.withPage { page in
      let object = try await page.evaluate("({a: [1, 2.5, 'ü', true, null]})")
      #expect(object == ["a": [1, 2.5, "ü", true, nil]])
      let promised = try await page.evaluate("Promise.resolve(7)")
      #expect(promised == 7)
      await #expect(throws: DriverError.self) { try await page.evaluate("missing()") }
    }
  }

  @Test("the console, exceptions, dialogs and requests of a page are recorded")
  func recording() async throws {
    try await Browser.withPage { page in
      try await page.open(
        html: """
          <!doctype html><script>
          console.warn('careful', 1); alert('stop'); setTimeout(() => { throw Error('lost') });
          </script><img src="https://unreachable.invalid/picture.png">
          """)
      try await page.wait(until: "document.readyState === 'complete'")
      let messages = await page.consoleMessages()
      #expect(messages.contains { $0.level == "warning" && $0.text.hasPrefix("careful") })
      #expect(messages.contains { $0.level == "exception" && $0.text.contains("lost") })
      #expect(await page.dialogs() == ["stop"])
      #expect(
        await page.requests().map(\.address).contains("https://unreachable.invalid/picture.png"))
    }
  }

  @Test("keys and clicks reach what has the focus", arguments: [true, false])
  func input(byKeyboard: Bool) async throws {
    try await Browser.withPage { page in
      try await page.open(
        html: """
          <!doctype html><title>Input</title><main><h1>Heading</h1>
          <input aria-label="Name"><button onclick="this.textContent = document.querySelector('input').value">Go</button>
          """)
      if byKeyboard { try await page.press(.tab) } else { try await page.click("input") }
      try await page.type("né")
      let letter = try #require(Key("e"))
      try await page.press(letter)
      if byKeyboard {
        try await page.press(.tab)
        try await page.press(.enter)
      } else {
        try await page.click("button")
      }
      #expect(try await page.evaluate("document.querySelector('button').textContent") == "née")
      let tree = try await page.accessibilityTree()
      #expect(tree.contains { $0.role == "heading" && $0.name == "Heading" })
      #expect(tree.contains { $0.role == "textbox" && $0.name == "Name" && $0.value == "née" })
      #expect(tree.contains { $0.role == "button" && $0.properties["focused"] == true })
    }
  }

  @Test("a page sees the colours and the size that it is given", arguments: ColorScheme.allCases)
  func appearance(scheme: ColorScheme) async throws {
    try await Browser.withPage { page in
      try await page.emulate(scheme)
      try await page.setViewport(width: 390, height: 500)
      try await page.open(html: "<!doctype html><body style='margin:0;height:1200px'>")
      #expect(
        try await page.evaluate(
          "[matchMedia('(prefers-color-scheme: \(scheme.rawValue))').matches, innerWidth]")
          == [true, 390])
      let (visible, whole) = try await (page.screenshot(), page.screenshot(isWhole: true))
      #expect(pngSize(visible) == [390, 500])
      #expect(pngSize(whole) == [390, 1200])
    }
  }

  @Test("an address that doesn't open is an error")
  func failure() async throws {
    try await Browser.withPage { page in
      await #expect(throws: DriverError.self) {
        try await page.open(URL(fileURLWithPath: "/nowhere/missing.html"))
      }
    }
  }

  /// The width and the height in a PNG file's header (PNG, 11.2.2).
  private func pngSize(_ data: Data) -> [Int] {
    let bytes = [UInt8](data)
    return [16, 20].map { bytes[$0..<($0 + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }
}
