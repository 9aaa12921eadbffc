import Foundation

/// A headless Chromium that a test drives; it ends at the latest when nothing refers to it any more.
public final class Browser: Sendable {
  let connection: DevToolsConnection
  let folder: URL
  private let channel: DevToolsChannel
  private let process: BrowserProcess

  /// The longest that one step may take; several times what a busy machine needs.
  static let timeout = Duration.seconds(90)

  /// Whether this machine has Chromium, or must have it: `ENDONYM_REQUIRE_CHROMIUM` makes the tests
  /// fail without it that are skipped otherwise.
  public static var isInstalled: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["ENDONYM_REQUIRE_CHROMIUM"] == "1"
      || BrowserExecutable.path(environment: environment) != nil
  }

  /// Starts a browser with an empty profile.
  ///
  /// - Parameters:
  ///   - opensFiles: Whether pages that come from files may read other files; fonts need it.
  ///   - arguments: Switches of Chromium beside those that keep it quiet.
  /// - Returns: The browser.
  /// - Throws: `DriverError` where there is none or where it doesn't answer.
  public static func launch(
    opensFiles: Bool = false, arguments: [String] = []
  ) async throws -> Browser {
    let environment = ProcessInfo.processInfo.environment
    guard let path = BrowserExecutable.path(environment: environment) else {
      throw DriverError("no Chromium on this machine; Debian's package is 'chromium'")
    }
    let browser = try Browser(
      path, switches(superuser: geteuid() == 0, opensFiles: opensFiles) + arguments)
    _ = try await browser.call("Browser.getVersion")
    return browser
  }

  private init(_ path: String, _ switches: [String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let channel = try DevToolsChannel()
    self.channel = channel
    defer { channel.closeBrowserEnd() }
    process = try BrowserProcess(
      path, switches + ["--user-data-dir=\(folder.appendingPathComponent("profile").path)"],
      descriptor: channel.browserDescriptor, log: folder.appendingPathComponent("log").path)
    connection = DevToolsConnection(channel)
  }

  deinit {
    channel.end()
    process.end()
    // Its helpers may still be writing while they end, so one attempt may not be enough.
    for _ in 0..<50 {
      try? FileManager.default.removeItem(at: folder)
      if !FileManager.default.fileExists(atPath: folder.path) { return }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  /// Opens an empty page that shares nothing with the browser's other pages.
  public func newPage() async throws -> Page {
    let context = try await call("Target.createBrowserContext")["browserContextId"] ?? nil
    let target = try await call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context])
    let attached = try await call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? nil, "flatten": true])
    guard let session = attached["sessionId"]?.string else {
      throw DriverError("the browser gives no session for a page")
    }
    let page = Page(browser: self, session: session, context: context)
    for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"] {
      _ = try await page.call("\(domain).enable")
    }
    _ = try await page.call("Page.setLifecycleEventsEnabled", ["enabled": true])
    return page
  }

  func call(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
    try await connection.call(method, parameters, timeout: Self.timeout)
  }

  private static func switches(superuser: Bool, opensFiles: Bool) -> [String] {
    var switches = [
      "--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run",
      "--no-default-browser-check", "--disable-background-networking", "--disable-breakpad",
      "--disable-component-update", "--disable-default-apps", "--disable-dev-shm-usage",
      "--disable-extensions", "--disable-sync", "--force-color-profile=srgb",
      "--force-device-scale-factor=1", "--font-render-hinting=none", "--hide-scrollbars",
      "--metrics-recording-only", "--mute-audio", "--no-service-autorun", "--password-store=basic",
      "--use-mock-keychain",
    ]
    // Chromium's sandbox refuses to run as root.
    if superuser { switches.append("--no-sandbox") }
    if opensFiles { switches.append("--allow-file-access-from-files") }
    return switches
  }
}
