import EndonymTesting

/// The manifest of what the app renders, which the command line and the gate on widths read.
enum AppManifest {
  /// Writes it anew; two tests may do so at once, since they write the same.
  @discardableResult
  static func write() throws -> String {
    try ManifestWriter(
      package: Matrix.package,
      sourceDirectories: ["Sources/SkylightDates", "Sources/Skylight/Model"],
      command: "swift test --filter DateGoldenTests"
    ).write(Matrix.all, texts: WeatherFigures.all.rendered)
  }
}
