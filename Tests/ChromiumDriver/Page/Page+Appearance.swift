import Foundation

/// What a reader prefers the colours of a page to be.
public enum ColorScheme: String, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

extension Page {
  /// Makes the page's `prefers-color-scheme` match.
  public func emulate(_ scheme: ColorScheme) async throws {
    try await emulateMedia(["prefers-color-scheme": scheme.rawValue])
  }

  /// Makes features of media queries match, such as `prefers-reduced-motion`; those that aren't
  /// named are the machine's again.
  public func emulateMedia(_ features: [String: String]) async throws {
    let list = features.sorted { $0.key < $1.key }.map {
      JSONValue.object(["name": .string($0.key), "value": .string($0.value)])
    }
    try await call("Emulation.setEmulatedMedia", ["features": .array(list)])
  }

  /// Gives the page a size in CSS pixels.
  public func setViewport(width: Int, height: Int) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
        "mobile": false,
      ])
  }

  /// What the page looks like, as a PNG file's bytes.
  ///
  /// - Parameter isWhole: Whether what lies outside the viewport is shown too.
  /// - Returns: The bytes.
  /// - Throws: `DriverError` where the browser gives none.
  public func screenshot(isWhole: Bool = false) async throws -> Data {
    var parameters: [String: JSONValue] = ["format": "png"]
    if isWhole {
      let size = try await call("Page.getLayoutMetrics")["cssContentSize"]
      parameters["captureBeyondViewport"] = true
      parameters["clip"] = [
        "x": 0, "y": 0, "width": size?["width"] ?? 0, "height": size?["height"] ?? 0, "scale": 1,
      ]
    }
    let answer = try await call("Page.captureScreenshot", .object(parameters))
    guard let text = answer["data"]?.string, let data = Data(base64Encoded: text) else {
      throw DriverError("the screenshot holds no data")
    }
    return data
  }

  /// Writes what the page looks like to a PNG file.
  public func screenshot(path: String, isWhole: Bool = false) async throws {
    try await screenshot(isWhole: isWhole).write(to: URL(fileURLWithPath: path))
  }
}
