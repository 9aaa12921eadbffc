import Testing

/// Gives the tests of a suite one browser, which ends with the suite whatever its tests do.
public struct BrowserTrait: SuiteTrait, TestScoping {
  var opensFiles: Bool

  /// Runs a suite with a browser of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let browser = try await Browser.launch(opensFiles: opensFiles)
    try await Browser.$current.withValue(browser, operation: function)
  }
}

extension Trait where Self == BrowserTrait {
  /// One browser for the suite; its tests get pages by `Browser.withPage`.
  public static var browser: Self { BrowserTrait(opensFiles: false) }
  /// The same, and its pages may load files, such as fonts.
  public static var browserThatOpensFiles: Self { BrowserTrait(opensFiles: true) }
}

extension Browser {
  @TaskLocal static var current: Browser?

  /// Gives a body an empty page of the suite's browser, and closes it afterwards.
  ///
  /// - Throws: What the body throws; `DriverError` where the suite has no trait `.browser`.
  @discardableResult
  public static func withPage<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: (Page) async throws -> sending Result
  ) async throws -> sending Result {
    guard let browser = current else {
      throw DriverError("the suite has no browser; give it the trait '.browser'")
    }
    let page = try await browser.newPage()
    do {
      let result = try await body(page)
      await page.close()
      return result
    } catch {
      await page.close()
      throw error
    }
  }
}
