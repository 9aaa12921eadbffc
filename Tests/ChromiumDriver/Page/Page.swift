import Foundation

/// A page of a browser, with everything that happened in it since it was opened.
public struct Page: Sendable {
  let browser: Browser
  let session: String
  let context: JSONValue

  /// Opens an address and waits until everything in it is loaded.
  public func open(_ address: URL) async throws {
    let answer = try await call("Page.navigate", ["url": .string(address.absoluteString)])
    if let error = answer["errorText"]?.string {
      throw DriverError("\(address.absoluteString) doesn't open: \(error)")
    }
    guard let loader = answer["loaderId"] else { return }
    _ = try await browser.connection.event(
      of: session, named: "end of loading \(address.absoluteString)", timeout: Browser.timeout
    ) {
      $0.method == "Page.lifecycleEvent" && $0.parameters["name"] == "load"
        && $0.parameters["loaderId"] == loader
    }
  }

  /// Opens a document from a file of its own, as from a user's disk.
  public func open(html: String) async throws {
    let file = browser.folder.appendingPathComponent("\(UUID().uuidString).html")
    try Data(html.utf8).write(to: file)
    try await open(file)
  }

  /// The value of an expression of JavaScript; a promise's value where it is one.
  ///
  /// - Throws: `DriverError` with the exception that the expression throws.
  public func evaluate(_ expression: String) async throws -> JSONValue {
    let answer = try await call(
      "Runtime.evaluate",
      ["expression": .string(expression), "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] {
      throw DriverError(
        details["exception"]?["description"]?.string ?? details["text"]?.string ?? "\(details)")
    }
    return answer["result"]?["value"] ?? nil
  }

  /// Waits until an expression is true.
  public func wait(until expression: String, timeout: Duration = .seconds(30)) async throws {
    let deadline = ContinuousClock.now + timeout
    while try await evaluate("Boolean(\(expression))") != true {
      guard ContinuousClock.now < deadline else {
        throw DriverError("not true within \(timeout): \(expression)")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Closes the page.
  public func close() async {
    _ = try? await browser.call("Target.disposeBrowserContext", ["browserContextId": context])
    await browser.connection.forget(session)
  }

  @discardableResult
  func call(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
    try await browser.connection.call(
      method, parameters, session: session, timeout: Browser.timeout)
  }
}
